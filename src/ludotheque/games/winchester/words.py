"""x"""
describe = phrase = None

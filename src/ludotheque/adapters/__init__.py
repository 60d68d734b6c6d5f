"""The games behind the interfaces of libraries for learning and research."""

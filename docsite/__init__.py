"""The documentation site: `docs/`, and pages made from the code and its data, built by Sphinx.

    python -m docsite [FOLDER]

Nothing on it is written twice: rules come from the rulebooks, options and words from the games, figures from what the
lab and the arena measured, the reference from docstrings, from `--help` and from the OpenAPI description.
"""

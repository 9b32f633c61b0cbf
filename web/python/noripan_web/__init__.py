"""The built browser client (`dist`) and the documentation site (`site`), as files."""

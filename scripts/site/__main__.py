"""Builds the documentation site from docs/: `python scripts/site [FOLDER]`, with `--serve [PORT]` to look at it."""

from __future__ import annotations

import argparse
import shutil
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from fonts import write_fonts
from frame import framed
from rendering import Page, Renderer
from search import written_index
from sources import ROOT, Library, read_library

HERE = Path(__file__).parent
OUTPUT = ROOT / "web" / "python" / "noripan_web" / "site"
TOKENS = ROOT / "web" / "src" / "lib" / "tokens.css"
COPIED = (HERE / "theme.js", HERE / "site.js", ROOT / "web" / "public" / "icon.svg")


def build(output: Path) -> int:
    """Write the whole site; how many pages it has."""
    library = read_library()
    renderer = Renderer(library)
    pages = [renderer.render(source) for source in library.pages]
    shutil.rmtree(output, ignore_errors=True)
    for page in pages:
        put(output / page.address, framed(page, library))
    put(output / "search-index.js", written_index(pages))
    put(output / "site.css", styles())
    for file in COPIED:
        put(output / file.name, file.read_text("utf-8"))
    copy_files(output, library, pages)
    write_fonts(output, beside_client=output == OUTPUT)
    return len(pages)


def put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def styles() -> str:
    """The colours and sizes of the browser client, and what the site makes of them."""
    tokens = TOKENS.read_text("utf-8").split("\n*,\n")[0]
    return f"{tokens}\n{(HERE / 'site.css').read_text('utf-8')}"


def copy_files(output: Path, library: Library, pages: list[Page]) -> None:
    """Pictures, and the files of the repository that some page links to."""
    for source, address in sorted(
        {**library.pictures, **{file: to for page in pages for file, to in page.files.items()}}.items()
    ):
        target = output / address
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=OUTPUT)
    parser.add_argument(
        "--serve", nargs="?", type=int, const=8191, metavar="PORT", help="show it at this port of this machine"
    )
    chosen = parser.parse_args()
    print(f"{build(chosen.folder)} pages in {chosen.folder}")
    if chosen.serve is not None:
        handler = partial(SimpleHTTPRequestHandler, directory=str(chosen.folder))
        with ThreadingHTTPServer(("127.0.0.1", chosen.serve), handler) as server:
            print(f"http://127.0.0.1:{server.server_port}/ (Ctrl-C ends it)", flush=True)
            server.serve_forever()


if __name__ == "__main__":
    main()

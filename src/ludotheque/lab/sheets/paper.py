"""A4 pages with our letters: headings, paragraphs and tables, one below the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from fpdf import FPDF

from ludotheque.core.messages import Messages

MARGIN = 20.0  # millimetres
LINE = 5.4
GAP = 2.2  # between paragraphs
ROOM = 30.0  # a heading has at least so much room below it, or stands on the next page
INK, SOFT, LAMP = (43, 38, 34), (110, 84, 40), (201, 138, 27)


class Paper(FPDF):
    def __init__(self, say: Messages, letters: Mapping[tuple[str, str, str], tuple[Path, float | None]]) -> None:
        super().__init__(format="A4")
        self._say = say
        for (family, style, alphabet), (file, weight) in letters.items():
            name = family if alphabet == "latin" else f"{family}-more"
            self.add_font(name, style, file, variations=None if weight is None else {"wght": weight})
        self.set_margin(MARGIN)
        self.set_auto_page_break(True, MARGIN)
        self.set_lang(say.language)
        self.add_page()

    def _letters(self, family: str, style: str, size: float, ink: tuple[int, int, int]) -> None:
        self.set_font(family, style, size)
        self.set_fallback_fonts([f"{family}-more"], exact_match=False)
        self.set_text_color(ink)

    def footer(self) -> None:
        self.set_y(-14)
        self._letters("text", "", 9, SOFT)
        self.cell(0, 5, self._say.say("sheet-footer", page=str(self.page_no())), align="C")

    def heading(self, text: str, size: int) -> None:
        if self.get_y() > self.h - MARGIN - ROOM:
            self.add_page()
        self.ln(GAP)
        self._letters("title", "", size, INK)
        self.multi_cell(0, size * 0.45, _known(text), align="L", new_x="LMARGIN", new_y="NEXT")
        self.ln(GAP / 2)

    def paragraph(self, runs: Sequence[tuple[str, str]]) -> None:
        """Parts of a paragraph with the style of each: B bold, I stressed, which is another ink."""
        for style, text in runs:
            self._letters("text", "B" if style == "B" else "", 11, SOFT if style == "I" else INK)
            self.write(LINE, _known(text))
        self.ln(LINE + GAP)

    def rows(self, rows: Sequence[Sequence[str]]) -> None:
        self._letters("text", "", 11, INK)
        with self.table(line_height=LINE, text_align="LEFT", headings_style=None, first_row_as_headings=False) as table:
            for row in rows:
                table.row([_known(cell) for cell in row])
        self.ln(GAP)

    @contextmanager
    def marked(self, marked: bool) -> Iterator[None]:
        """A bar beside all that is written meanwhile, from page to page."""
        page, top = self.page_no(), self.get_y()
        yield
        if not marked:
            return
        last, bottom = self.page_no(), self.get_y()
        for number in range(page, last + 1):
            self.page = number
            start = top if number == page else MARGIN
            end = bottom - GAP if number == last else self.h - MARGIN
            self.set_draw_color(LAMP)
            self.set_line_width(1.2)
            self.line(MARGIN - 4, start, MARGIN - 4, end)
        self.page = last
        self.set_y(bottom)


def _known(text: str) -> str:
    """Our letters have no narrow no-break space, as French puts before colons."""
    return text.replace("\u202f", "\u00a0")

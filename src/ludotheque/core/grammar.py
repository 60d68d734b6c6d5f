"""Words that change beside a name or a number nobody knew when the sentence was written. The catalogues call them:

`{ DE($name) }`, `{ QUE($name) }`   French: *de Ben*, *d’Anna*; *que Ben*, *qu’Anna*
`{ AD($name) }`                     Italian: *a Ben*, *ad Anna*
`{ AZ($place) }`                    Hungarian, with the article: *a 3*, *az 5*, *a c4*, *az e5*
`{ RAG($name, "nak") }`             Hungarian, with a suffix: *Annának*, *Péternek*, *3-nak*; see SUFFIXES

The browser has the same in `web/src/text/grammar.ts`; `tests/core/grammar.json` holds examples for both.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any

# --- French ---

_MUTE_H = re.compile(r"h(adr|ect|el|en|er|il|ip|onor|or[at]|ub|ug|ya)")  # d’Hugo, d’Hélène; but de Hans, de Hong


def de(name: object) -> str:
    return _elided("d", name)


def que(name: object) -> str:
    return _elided("qu", name)


def _elided(word: str, name: object) -> str:
    text = str(name)
    return f"{word}’{text}" if _begins_with_french_vowel(_bare(text)) else f"{word}e {text}"


def _bare(text: str) -> str:
    """In small letters, without accents."""
    opened = text.lower().replace("œ", "oe").replace("æ", "ae")
    return "".join(c for c in unicodedata.normalize("NFD", opened) if not unicodedata.combining(c))


def _begins_with_french_vowel(name: str) -> bool:
    if name[:1] == "y":  # Yves, but Yann
        return name[1:2] not in tuple("aeiou")
    return name[:1] in tuple("aeiou") or bool(_MUTE_H.match(name))


# --- Italian ---


def ad(name: object) -> str:
    text = str(name)
    return f"ad {text}" if _bare(text).startswith("a") else f"a {text}"


# --- Hungarian ---

BACK, FRONT, ROUND = 0, 1, 2  # the harmony of a word: Anna, Péter, Györgyi; columns of SUFFIXES

SUFFIXES = {
    "nak": ("nak", "nek", "nek"),
    "val": ("al", "el", "el"),  # and the last consonant of the word doubled, or v
    "ra": ("ra", "re", "re"),
    "ról": ("ról", "ről", "ről"),
    "ban": ("ban", "ben", "ben"),
    "ból": ("ból", "ből", "ből"),
    "ba": ("ba", "be", "be"),
    "hoz": ("hoz", "hez", "höz"),
    "tól": ("tól", "től", "től"),
    "nál": ("nál", "nél", "nél"),
    "n": ("on", "en", "ön"),  # only n after a vowel
    "t": ("ot", "et", "öt"),  # only t after a vowel and after some consonants
}

_BACK_VOWELS, _NEUTRAL, _ROUND_VOWELS = "aáoóuú", "iíé", "öőüű"
_VOWELS = _BACK_VOWELS + _NEUTRAL + _ROUND_VOWELS + "e"
_LONG = {"a": "á", "e": "é", "o": "ó", "ö": "ő"}  # before a suffix
_DIGRAPHS = ("cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs")
_DIRECT = ("j", "l", "ly", "n", "ny", "r", "s", "sz", "z", "zs")  # take -t without a vowel between
_UNITS = ("nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc")
_TENS = ("", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven")
_LETTERS = {
    **{letter: f"{letter}é" for letter in "bcdgjptvz"},
    **{letter: f"e{letter}" for letter in "flmnrs"},
    "h": "há",
    "k": "ká",
    "q": "kú",
    "w": "duplavé",
    "x": "iksz",
    "y": "ipszilon",
}  # how a single letter is read; vowels as they are
_ACCUSATIVES = {"három": "at", "nyolc": "at", "hat": "ot", "száz": "at"}  # not as the sounds would have it
_VOWEL_BEGINS = tuple(_VOWELS)
_FOREIGN = str.maketrans("àâäãåąæèêëęìîïòôõøœùûÿ", "aaeaooeeeeeiiioooööuui")  # how a Hungarian reads them


def az(thing: object) -> str:
    """With the definite article."""
    text = str(thing)
    return f"az {text}" if _read_first(text).startswith(_VOWEL_BEGINS) else f"a {text}"


def rag(thing: object, suffix: object) -> str:
    """With one of SUFFIXES, by the vowels of the last word; after figures, single letters and signs with a hyphen."""
    text, forms = str(thing), SUFFIXES[str(suffix)]
    word, hyphen = _read_last(text)
    harmony = _harmony(word)
    ending = word[-1:]
    if ending in tuple(_VOWELS) and ending:
        added = {"val": "v" + forms[harmony], "n": "n", "t": "t"}.get(str(suffix), forms[harmony])
        return f"{text}-{added}" if hyphen else f"{_lengthened(text)}{added}"
    if str(suffix) == "t":
        added = _accusative(word, forms[harmony])
    elif str(suffix) == "val":
        stem, added = _doubled("" if hyphen else text, word, forms[harmony])
        return f"{text}-{added}" if hyphen else stem + added
    else:
        added = forms[harmony]
    return f"{text}-{added}" if hyphen else text + added


def _lengthened(text: str) -> str:
    return text[:-1] + _LONG.get(text[-1], text[-1])


def _accusative(word: str, linked: str) -> str:
    if word in _ACCUSATIVES:
        return _ACCUSATIVES[word]
    last = _last_consonant(word)
    before = word[: len(word) - len(last)]
    return "t" if last in _DIRECT and before.endswith(_VOWEL_BEGINS) else linked


def _doubled(text: str, word: str, ending: str) -> tuple[str, str]:
    """The stem and what follows it: Péter-rel, Szabolc-csal, Bernadet-tel."""
    last = _last_consonant(word)
    if len(last) == 2:  # Szabolcs, Balázs: only the first letter is doubled
        return text[: len(text) - 1], last + ending
    if last == "x":
        return text, "sz" + ending
    if len(word) > 1 and word[-2] == last and text:  # Bernadett, Mariann
        return text, ending
    return text, {"w": "v", "q": "k"}.get(last, last) + ending


def _last_consonant(word: str) -> str:
    return word[-2:] if word[-2:] in _DIGRAPHS else word[-1:]


def _harmony(word: str) -> int:
    vowels = [c for c in word if c in _VOWELS]
    neutral = len(vowels) - len("".join(vowels).rstrip(_NEUTRAL))
    heard = vowels[: len(vowels) - neutral]
    if not heard or heard[-1] not in _BACK_VOWELS or (neutral > 1 and "é" in vowels[-neutral:]):  # Misi; Péter; Noémi
        return ROUND if vowels and vowels[-1] in _ROUND_VOWELS else FRONT
    return BACK  # Anna, Tomi, Bálint


def _read_first(text: str) -> str:
    """How the beginning is read: figures and single letters by their names."""
    shown = text.lower().translate(_FOREIGN).lstrip("„“”»«\"'( ")
    if figures := re.match(r"\d+", shown):
        return _number_begins(figures[0])
    letters = re.match(r"[^\W\d_]+", shown)
    if letters and len(letters[0]) == 1:
        return _LETTERS.get(letters[0], letters[0])
    return "i" + shown if shown[:1] == "y" and shown[1:2] not in _VOWEL_BEGINS else shown  # Yves is read ív


def _number_begins(figures: str) -> str:
    """The first word of a number, or one that begins alike."""
    first, place = int(figures[0]), len(figures) % 3
    if place == 2:
        return _TENS[first] if first else "nulla"
    if first != 1:
        return _UNITS[first]
    return "száz" if place == 0 else "ezer" if len(figures) == 4 else "egy"


def _read_last(text: str) -> tuple[str, bool]:
    """How the last word is read, and whether a suffix is added with a hyphen."""
    words = re.findall(r"[^\W\d_]+|\d+", text.lower().translate(_FOREIGN))
    if not words:
        return "", True
    word = words[-1]
    signs = not text[-1:].isalnum()
    if word.isdecimal():
        return _number_ends(word), True
    if len(word) == 1:
        return _LETTERS.get(word, word), True
    if word[-1] == "y" and word[-2:] not in _DIGRAPHS:  # Harry
        return word[:-1] + "i", signs
    return word, signs


def _number_ends(figures: str) -> str:
    number = int(figures)
    if number % 10 or number == 0:
        return _UNITS[number % 10]
    if number % 100:
        return _TENS[number // 10 % 10]
    return "száz" if number % 1000 else "ezer"


def _of(function: Callable[..., str]) -> Callable[..., str]:
    return lambda *values, **_: function(*values)


FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "DE": _of(de),
    "QUE": _of(que),
    "AD": _of(ad),
    "AZ": _of(az),
    "RAG": _of(rag),
}

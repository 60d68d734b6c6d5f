"""The commands as people type them."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from ludotheque.cli.app import EXAMPLES, application, run
from ludotheque.core.messages import LANGUAGES, messages


class Result:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


class Terminal:
    """Runs commands, with `typed` as keyboard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys
        monkeypatch.setenv("XDG_DATA_HOME", str(home))
        monkeypatch.setenv("LUDOTHEQUE_LANG", "en")
        monkeypatch.setenv("COLUMNS", "100")

    def __call__(self, *words: str, typed: str = "") -> Result:
        self.monkeypatch.setattr(sys, "argv", ["ludotheque", *words])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = run(list(words))
        captured = self.capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return Result(code, captured.out, captured.err)


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    return Terminal(monkeypatch, capsys, tmp_path)


# --- help ---


@pytest.mark.parametrize("command", EXAMPLES)
def test_every_command_has_help_with_an_example(type_in: Terminal, command: str) -> None:
    assert command in type_in("--help").out
    shown = type_in(command, "--help")
    assert shown.code == 0
    assert "cli-" not in shown.out
    assert f"ludotheque {command}" in shown.out.partition("Examples:")[2]


@pytest.mark.parametrize("example", [example for examples in EXAMPLES.values() for example in examples])
def test_every_example_is_understood(example: str) -> None:
    command, _, _ = application().parse_args(example, exit_on_error=False, print_error=False)
    assert command.__module__ == f"ludotheque.cli.commands.{example.split()[0]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_every_language(language: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", "play", "--help"],
        capture_output=True,
        text=True,
        env={"LUDOTHEQUE_LANG": language, "PATH": ""},
        check=True,
    )
    assert "cli-" not in done.stdout
    if language != "en":
        assert "Play a game here" not in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_surrounds_our_texts_in_help_speaks_too(
    type_in: Terminal, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_LANG", language)
    monkeypatch.setenv("COLUMNS", "80")
    shown = "".join(type_in(*words, "--help").out for words in ([], ["play"], ["simulate"]))
    say = messages(language).say
    line = f"ludotheque play {say('cli-usage-options')} {say('cli-usage-arguments')}"
    for text in (
        say("cli-usage", line=f"ludotheque {say('cli-usage-command')}"),
        say("cli-usage", line=line),
        say("cli-default", value="1000"),
        say("cli-required"),
    ):
        assert text in shown
    if language != "en":
        assert not any(word in shown for word in ("Usage:", "[default", "[required]", "[ARGS]"))
    assert max(map(len, shown.splitlines())) <= 80
    assert all(f"  ludotheque {example}\n" in shown for example in (*EXAMPLES["play"], *EXAMPLES["simulate"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words", ["games", "bots", "compare winston --vary edition=second,first --bots greedy --games 100 --workers 1"]
)
def test_tables_hold_at_80_columns(
    type_in: Terminal, monkeypatch: pytest.MonkeyPatch, words: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = type_in(*words.split(), "--lang", language).out
    table = [line for line in shown.splitlines() if "  " in line.strip()]
    assert table
    assert max(map(len, table)) <= 80
    assert "…" not in shown.replace(" … ", "")  # nothing is cut


def test_version(type_in: Terminal) -> None:
    assert ludotheque.__version__ in type_in("--version").out


# --- bad input: exit code 2, a clear message, no traceback ---


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "“chess”"),
        (["frobnicate"], "frobnicate"),
        (["simulate"], "GAME"),
        (["simulate", "winston", "--games", "many"], "many"),
        (["simulate", "winston", "--games", "0"], "1 or more"),
        (["simulate", "winston", "--seats", "9"], "2 to 6 players, not 9"),
        (["simulate", "winston", "--bots", "wizard"], "random, greedy"),
        (["simulate", "winston", "--seats", "3", "--bots", "random,greedy"], "for 3 seats"),
        (["simulate", "winston", "--option", "edition"], "NAME=VALUE"),
        (["simulate", "winston", "--option", "edition=third"], "second, first"),
        (["simulate", "winston", "--seed", "pi"], "hexadecimal"),
        (["simulate", "winston", "--records", "/no/such/folder/file"], "cannot be opened"),
        (["rules", "winston", "--lang", "xx"], "Languages:"),
        (["rules", "winston", "nowhere"], "no paragraph “nowhere”"),
        (["check", "/no/such/file"], "cannot be opened"),
        (["serve", "--database", "nonsense"], "is not a database"),
        (["serve", "--database", "sqlite:////no/such/folder/file"], "cannot be opened"),
        (["serve", "--relay", "carrier-pigeon"], "is not a relay"),
        (["serve", "--port", "99999"], "cannot be opened"),
        (["serve", "--public-url", "games"], "is not an address"),
        (["serve", "--host", "no.such.host.invalid"], "cannot be opened"),
        (["play", "winston", "--humans", "3", "--seats", "2"], "3 people cannot play at 2 seats"),
        (["play", "winston", "--names", "A,B,C,D,E,F,G"], "7 names"),
        (["play", "winston", "--resume"], "no unfinished game"),
        (["play", "winston", "--save", "/no/such/folder/file"], "cannot be opened"),
    ],
    ids=" ".join,
)
def test_bad_input(type_in: Terminal, words: list[str], said: str) -> None:
    result = type_in(*words)
    assert result.code == 2
    assert said in result.err


def test_errors_speak_the_language_asked_for(type_in: Terminal) -> None:
    assert "“chess”" not in type_in("play", "chess", "--lang", "fr").err


# --- games, rules ---


def test_games(type_in: Terminal) -> None:
    assert "winston" in type_in("games").out
    listed = json.loads(type_in("games", "--json").out)
    assert listed[0]["name"] == "winston"
    assert listed[0]["players"] == [2, 6]
    assert listed[0]["options"]["edition"] == ["second", "first"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules(type_in: Terminal, language: str) -> None:
    assert type_in("rules", "winston", "--lang", language).out.startswith("# Winston")
    paragraph = json.loads(type_in("rules", "winston", "W3", "--lang", language, "--json").out)
    assert [part["id"] for part in paragraph] == ["W3"]


# --- simulate, check ---


def test_simulate(type_in: Terminal) -> None:
    result = json.loads(
        type_in(
            "simulate", "winston", "--seats", "3", "--games", "5000", "--bots", "greedy,random,random", "--json"
        ).out
    )
    assert result["games"] == 5000
    assert abs(sum(seat["wins"] for seat in result["seats"]) - 1) < 0.001
    assert result["seats"][0]["wins"] > 0.45
    assert sum(result["endings"].values()) == 5000
    assert "5,000 games" in type_in("simulate", "winston", "--games", "5000").out


def test_simulated_records_pass_the_check(type_in: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["--seats", "4", "--games", "20", "--seed", "5", "--bots", "greedy", "--option", "edition=first"]
    wrote = type_in("simulate", "winston", *words, "--records", str(file), "--json")
    without = type_in("simulate", "winston", *words, "--json")
    assert json.loads(wrote.out)["seats"] == json.loads(without.out)["seats"]
    checked = json.loads(type_in("check", str(file), "--json").out)
    assert checked == {"sound": 20, "fair": 20, "without_seed": 0, "faults": []}
    assert json.loads(file.read_text().splitlines()[0])["seats"][0]["by"] == "bot:greedy"
    assert "20 records" in type_in("check", str(file)).out


def test_check_names_line_move_and_reason(type_in: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    type_in("simulate", "winston", "--games", "3", "--records", str(file))
    good, broken, stacked = file.read_text().splitlines()
    record = json.loads(broken)
    record["moves"][7][1] = "pass"
    lucky = json.loads(stacked)
    lucky["fair"] = json.loads(good)["fair"]
    file.write_text("\n".join([good, json.dumps(record), json.dumps(lucky)]))
    result = type_in("check", str(file))
    assert result.code == 2
    assert "Line 2, move 8: “pass” is not allowed" in result.err
    assert "Line 3: “deck” does not follow from the seed" in result.err
    assert "1 record follows the rules" in result.out


def test_check_of_an_empty_file_finds_nothing_sound(type_in: Terminal, tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert type_in("check", str(tmp_path / "empty")).code == 2


# --- play ---


def test_play_a_whole_game_and_check_it(type_in: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = type_in("play", "winston", "--seats", "3", "--seed", "8", "--save", str(file), typed="1\n" * 200)
    assert result.code == 0
    assert "The game is over." in result.out
    assert "1. " in result.out
    assert type_in("check", str(file)).code == 0


def test_play_refuses_with_the_rule_and_its_paragraph(type_in: Terminal) -> None:
    result = type_in("play", "winston", "--seed", "8", typed="end\nquit\n")
    assert "at least two cards" in result.out
    assert "Play at least two cards from your hand" in result.out


def test_play_understands_numbers_texts_and_requests(type_in: Terminal) -> None:
    match = ludotheque.game("winston").new(2, seed=8, first=0)
    move = match.legal()[1]
    typed = f"?\nhint\ntable\nrules W4\n{move.upper()}\nquit\n"
    result = type_in("play", "winston", "--seed", "8", "--names", "Maximiliane", typed=typed)
    for said in ("table   show", "(chance of winning: about ", "share the place", "You play a"):
        assert said in result.out


def test_play_on_where_it_was_left(type_in: Terminal) -> None:
    left = type_in("play", "winston", "--seed", "8", "--names", "Maximiliane", typed="1\n1\n")
    assert "ludotheque play winston --resume" in left.out
    again = type_in("play", "winston", "--resume", typed="1\n" * 200)
    assert again.code == 0
    assert "The game is over." in again.out
    assert f"{8:064x}" in again.out  # the seed was kept
    assert type_in("play", "winston", "--resume").code == 2  # a finished game cannot be resumed


def test_W1_play_tells_why_somebody_starts(type_in: Terminal) -> None:
    both = "--humans", "2", "--names", "Ada,Maximiliane", "--seed", "3"
    assert "Maximiliane starts: the longest first name." in type_in("play", "winston", *both, typed="\nquit\n").out
    chosen = type_in("play", "winston", *both, "--first", "1", typed="\nquit\n").out
    assert "Ada> " in chosen
    assert "Ada starts, as agreed." in chosen
    lot = type_in("play", "winston", *both, "--first", "lot", typed="\nquit\n").out
    assert "Drawn by lot" in lot


def test_W1_play_names_of_bots_and_numbers_do_not_count(type_in: Terminal) -> None:
    firsts = set()
    for seed in range(12):
        out = type_in("play", "winston", "--names", "Maximiliane", "--seed", str(seed), typed="quit\n").out
        assert "longest first name" not in out
        firsts.add("Drawn by lot: you start" in out)
    assert firsts == {True, False}
    two = type_in("play", "winston", "--humans", "2", "--seed", "1", typed="\nquit\n").out
    assert "Drawn by lot" in two


def test_W1_play_in_hungarian_the_first_name_comes_last(type_in: Terminal) -> None:
    both = "--humans", "2", "--names", "Szentgyörgyi Éva,Nagy Anna", "--lang"
    for language, first in (("hu", "Nagy Anna"), ("de", "Szentgyörgyi Éva")):
        handed = messages(language).say("play-pass", name=first).strip()
        assert handed in type_in("play", "winston", *both, language, typed="quit\n").out


def test_C10_play_tells_who_won_the_roll(type_in: Terminal) -> None:
    firsts = set()
    for seed in range(8):
        out = type_in("play", "winchester", "--bots", "random", "--seed", str(seed), typed="quit\n").out
        firsts.add("You roll highest and start." in out)
        assert "highest and start" in out
    assert firsts == {True, False}


@pytest.mark.parametrize("first", ["0", "3", "Ada", "-1", "1.5", ""])
def test_play_says_what_first_may_be(type_in: Terminal, first: str) -> None:
    refused = type_in("play", "winston", f"--first={first}")
    assert refused.code == 2
    assert "rules, lot, or the number of a seat from 1 to 2" in " ".join(refused.err.split())


def test_play_round_one_keyboard_hides_hands(type_in: Terminal) -> None:
    typed = "\n" + "1\n1\nend\n" + "\n" + "quit\n"
    result = type_in("play", "winston", "--humans", "2", "--names", "Ada,Maximiliane", "--seed", "3", typed=typed)
    handed = result.out.split("Pass the keyboard to ")
    assert [part.split(" ")[0] for part in handed[1:]] == ["Maximiliane", "Ada"]
    match = ludotheque.game("winston").new(2, seed=3, names=["Ada", "Maximiliane"])
    hand = "  ".join(match.view(1).hand)  # type: ignore[attr-defined]
    assert hand in handed[1]
    assert hand not in handed[0]
    assert "Maximiliane draws 2 cards." in handed[2]


HONOUR = ("hundsgemein", "--option", "honour=true", "--seed", "8")


def test_play_on_honour_asks_all_the_people_once(type_in: Terminal) -> None:
    typed = "\n1\n\n\nquit\n"  # take the keyboard, lay a flea; it may stay; the next takes the keyboard
    people = ("--seats", "3", "--humans", "3", "--names", "Ada,Bo,Cleo")
    result = type_in("play", *HONOUR, *people, typed=typed)
    assert result.out.count("Not allowed? Then type: call. Enter: it stays.") == 1
    assert "Bo lets it pass." in result.out
    assert "Cleo lets it pass." in result.out
    assert result.out.count("the keyboard to") == 2


def test_play_on_honour_one_of_the_people_objects(type_in: Terminal) -> None:
    typed = "\n1\nhint\nnonsense\ncall\nnobody\nBO\nquit\n"
    people = ("--seats", "3", "--humans", "3", "--names", "Ada,Bo,Cleo")
    result = type_in("play", *HONOUR, *people, typed=typed)
    assert "There is no hint here" in result.out
    assert result.out.count("Not allowed? Then type") == 2  # once more after nonsense
    assert "Nobody here has that name" in result.out
    assert "Bo calls the flea" in result.out or "You call the flea" in result.out


def test_play_on_honour_alone_against_bots(type_in: Terminal) -> None:
    result = type_in(
        "play", *HONOUR, "--seats", "2", "--bots", "greedy", "--names", "Ada", typed="\n1\n" * 4 + "quit\n"
    )
    assert "Not allowed? Then type: call. Enter: it stays." in result.out
    assert "You let it pass." in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_speaks_every_language(type_in: Terminal, language: str) -> None:
    result = type_in("play", "winston", "--seed", "8", "--lang", language, typed="1\n" * 200)
    assert result.code == 0
    assert "winston-" not in result.out
    assert "play-" not in result.out


def test_commands_without_rules_do_not_import_the_compiler() -> None:
    code = "import sys; from ludotheque.cli.app import run; run(sys.argv[1:]); sys.exit('numba' in sys.modules)"
    for words in (["games"], ["rules", "winston"], ["--help"]):
        done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True)
        assert done.returncode == 0, (words, done.stderr)


def test_an_interrupt_during_imports_is_no_traceback() -> None:
    """Ctrl-C during the first imports."""
    code = (
        "import sys\n"
        "class Impatient:\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == 'cyclopts': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Impatient())\n"
        "from ludotheque.cli import main\n"
        "main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (130, "")


def test_bots_alone(type_in: Terminal) -> None:
    result = type_in("play", "winston", "--humans", "0", "--bots", "greedy,random", "--seed", "1")
    assert result.code == 0
    assert "The game is over." in result.out


def test_play_with_chosen_colours(type_in: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    chosen = ("--colours", "yellow,red", "--seed", "8", "--save", str(file))
    begun = type_in("play", "winoc", "--humans", "2", "--names", "Ada,Bo", *chosen, typed="\nquit\n")
    assert begun.code == 0
    assert "Ada (yellow), Bo (red)" in begun.out
    assert "red guard (Bo)" in begun.out
    resumed = type_in("play", "winoc", "--resume", typed="\nquit\n")
    assert "Ada (yellow), Bo (red)" in resumed.out


def test_play_takes_colours_in_the_language_of_the_player(type_in: Terminal) -> None:
    shown = type_in("play", "winoc", "--colours", "Jaune,ROUGE", "--lang", "fr", typed="quit\n")
    assert "(jaune)" in shown.out
    assert "(rouge, " in shown.out
    shown = type_in("play", "winchester", "--colours", "gold,blue", "--lang", "hu", typed="quit\n")
    assert "(arany)" in shown.out
    refused = type_in("play", "winoc", "--colours", "jaune,rose", "--lang", "fr")
    assert refused.code == 2
    assert "«\u202frose\u202f»" in refused.err
    assert "jaune, blanc, vert, rouge" in refused.err

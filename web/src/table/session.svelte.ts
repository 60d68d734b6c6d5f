// A table as this device sees it: the latest state from the server, the story being told, and the available actions.
//
// A device can hold several seats (a hot seat). It shows the view of one of them, `you`. When the turn of another one
// comes and there is something to hide, a curtain is shown in between.

import { Connection, type Message, openSocket, type Wire } from "../api/connection";
import { POSITIONAL } from "../api/constants";
import { get, post } from "../api/http";
import type { SeatKey } from "../api/keys";
import type {
  Asked,
  Event,
  Hint,
  MixingPhase,
  News,
  Presence,
  Problem,
  Refused,
  Result,
  SeatInfo,
  State,
  Told,
  Turn,
  View,
} from "../api/wire";
import { paint } from "../art/colours";
import { SEAT_EMBLEMS } from "../art/emblems";
import { saysTheSame } from "../help/best";
import type { GameTable, Move, Question, SeatFace } from "./face";
import { Mixer, mixFrom } from "./mixer";
import { Moment, MOMENT } from "./moment.svelte";
import { type Reaction, Reactions } from "./reactions.svelte";
import { speed } from "./speed.svelte";
import { Teller } from "./teller.svelte";
import { type Step, Watching } from "./watching.svelte";

export interface Line {
  ply: number;
  event: Event;
}

/** A short notice, shown for a moment. */
export type Notice =
  | { what: "practice" }
  | { what: "hinted"; seat: number }
  | { what: "starts"; event: Event }
  | { what: "renamed"; old: string; name: string };

type Eyes = number | null;

const POSITION = new Set<string>(POSITIONAL);
const DOUBLE = 350; // milliseconds: a second click on the same move within them is half of a double click

export class TableSession {
  readonly teller: Teller<View, Event>;
  readonly moment: Moment;
  readonly reactions = new Reactions();
  readonly watching: Watching | null = null; // for those without a seat
  stage = $state<State["stage"]>("open");
  seats = $state.raw<SeatInfo[]>([]);
  options = $state.raw<State["options"]>({});
  numbers = $state.raw<State["numbers"]>({}); // of the board, if they differ from the printed ones
  board = $state.raw<State["board"]>(null); // in that case, the whole board
  you = $state<Eyes>(null);
  ply = $state(0);
  changed = $state(0); // the ply at which the position last changed
  moveCount = $state(0);
  asked = $state.raw<Asked | null>(null);
  result = $state.raw<Result | null>(null);
  rematch = $state<string | null>(null);
  rematchBy = $state<number | null>(null); // the seat that opened it
  storyFrom = $state(0); // players must remember what happened before this ply; 0: all of it is told
  lookedAway = $state.raw<readonly Line[]>([]); // what happened since the player at the device last moved
  #presence = $state.raw<{ away: Presence["away"]; at: number } | null>(null);
  commitment = $state("");
  deal = $state<string | null>(null);
  practice = $state(false); // something was drawn again after a take-back
  hintsAllowed = $state(false);
  away = $state<number | null>(null); // seconds after which a bot takes over for an absent player
  standIn = $state(""); // that bot's level
  notice = $state.raw<Notice | null>(null);
  sealed = $state(false); // every seat seals its randomness before any seat reveals it
  mixing = $state.raw<MixingPhase | null>(null); // until a sealed table is dealt
  livingRoom = $state(false); // one screen shows the table, phones hold the hands
  online = $state(false);
  sent = $state(false); // our move is being sent
  wish = $state<string | null>(null); // the next move, chosen before the table was ready for it
  skipping = $state(false); // nothing is told slowly until it is our turn
  refusal = $state.raw<Refused | null>(null);
  curtain = $state<number | null>(null); // the seat the device is being passed to
  lines = $state.raw<Line[]>([]); // the events told so far
  hint = $state.raw<Hint | null>(null);
  #turns = $state.raw<ReadonlyMap<Eyes, Turn>>(new Map()); // the latest for each viewer
  #views = new Map<Eyes, View>();
  #stories = new Map<Eyes, Line[]>(); // what each viewer knows; only that of `you` is shown
  #unknown: boolean; // which of several players holds the device
  #plies = new Map<Eyes, number>(); // the last ply told to each viewer
  #held: number[];
  #connection: Connection;
  #connect: () => Wire;
  #mixer: Mixer;
  #answering = false; // what is being sent is an answer that was given by itself
  #leaveRematch: (() => void) | null = null; // stops mixing at the rematch's table
  #tried = { move: "", at: 0 }; // the last click on a move, and when

  constructor(
    readonly table: string,
    readonly game: GameTable,
    readonly name: string,
    readonly keys: SeatKey[],
    readonly fallback: string | undefined, // a spectator's or owner's token, if no seat is held
    first: State,
    readonly language: () => string,
    connect: () => Wire = () => openSocket(table),
  ) {
    this.#held = keys.map((key) => key.seat);
    this.you = this.#eyes(first.view);
    this.#unknown = keys.length > 1;
    if (this.#unknown && first.stage === "playing") this.curtain = this.you;
    this.teller = new Teller<View, Event>(
      first.view as View,
      game,
      () => (this.skipping ? 0 : speed.pace),
      (event, { ply }) => (this.lines = [...this.lines, { ply: ply ?? this.ply, event }]),
      () => this.#told(),
      (story) => this.watching?.began(story),
    );
    if (keys.length === 0) {
      this.watching = new Watching(this.teller, (said, unsaid) => this.#retell(said, unsaid));
      if (first.view) this.watching.reset(first.view);
    }
    this.moment = new Moment(
      () => !this.teller.busy && this.curtain === null && this.online,
      () => this.#answer(),
    );
    this.#connect = connect;
    this.#mixer = new Mixer(table, keys);
    const tokens = keys.length ? keys.map((key) => key.token) : fallback ? [fallback] : [];
    this.#connection = new Connection(table, tokens, language, this, connect, true);
    addEventListener("online", this.#back);
    addEventListener("visibilitychange", this.#seen);
  }

  close(): void {
    removeEventListener("online", this.#back);
    removeEventListener("visibilitychange", this.#seen);
    this.reactions.clear();
    this.#mixer.close();
    this.moment.close();
    this.#leaveRematch?.();
    this.#connection.close();
  }

  /** The reader has chosen another language. */
  speak(): void {
    this.#connection.speak();
  }

  #back = (): void => this.#connection.hurry();
  #seen = (): void => {
    this.#connection.hurry(); // a phone that slept
    this.#connection.attend();
  };

  // --- actions ---

  get moves(): readonly Move[] {
    const free = !this.teller.busy && !this.sent && this.curtain === null;
    const mine = this.you !== null && this.view?.mover === this.you;
    return free && mine ? (this.turn?.moves ?? []) : [];
  }

  /** Whether another player's move may stand, for the people at this device who have not answered yet. */
  get question(): Question | null {
    const { moment, view } = this;
    const objection = view && this.game.objection?.(view);
    if (!objection || objection.what !== moment.objection?.what || moment.decided || this.sent) return null;
    const seats = this.#stillAsked(objection.seat).map((seat) => this.faces[seat]!);
    if (seats.length === 0 || this.curtain !== null) return null;
    return {
      seats,
      left: moment.asks ? null : Math.max(0, moment.left / MOMENT),
      choosing: moment.choosing,
      asks: moment.asks,
      object: (seat = seats.length === 1 ? seats[0]!.index : undefined) => {
        if (seat === undefined) moment.choosing = true;
        else moment.decide(seat);
      },
      stand: () => moment.decide(null),
      ask: (eachTime) => moment.choose(eachTime),
    };
  }

  /** The held seats from the one to move on, as far as the one whose move it is. */
  #stillAsked(whose: number): number[] {
    const [count, asked] = [this.seats.length, this.view?.mover ?? whose];
    const round = Array.from({ length: count }, (_, k) => (asked + k) % count);
    return round
      .slice(0, round.indexOf(whose))
      .filter((seat) => this.#held.includes(seat) && !this.seats[seat]?.stand_in);
  }

  /** The position in words and the legal moves. The server sends it after every change. */
  get turn(): Turn | null {
    const turn = this.curtain === null && !this.behind ? this.#turns.get(this.you) : undefined;
    return turn?.ply === this.ply ? turn : null;
  }

  get view(): View | undefined {
    return this.teller.view;
  }

  /** The device changes hands: nothing that one of the players sees is on the page. */
  get covered(): boolean {
    return this.curtain !== null && !this.teller.busy;
  }

  /** The part of the story that can be shown: nothing while the device changes hands. */
  get story(): readonly Line[] {
    return this.covered ? [] : this.lines;
  }

  /** Several people share this device. */
  get shared(): boolean {
    return this.keys.length > 1;
  }

  /** A bystander looks at what was before. */
  get behind(): boolean {
    return this.watching !== null && this.watching.behind > 0;
  }

  /** Whether there is somebody to react to: another person, at another device. Who shares a device need not. */
  get sociable(): boolean {
    const others = this.seats.some(({ kind }, seat) => kind === "human" && !this.#held.includes(seat));
    return this.keys.length === 1 && others;
  }

  /** The seat that texts call “you”: nobody's for a spectator and at a shared device. */
  get reader(): Eyes {
    return this.shared ? null : this.you;
  }

  get faces(): SeatFace[] {
    return this.seats.map((seat, index) => ({
      index,
      name: seat.name ?? "",
      kind: seat.kind,
      level: seat.level,
      standIn: seat.stand_in,
      away: this.awayFor(index),
      emblem: SEAT_EMBLEMS[index % SEAT_EMBLEMS.length]!,
      ...paint(seat.colour, index),
      colourName: seat.colour,
      you: index === this.reader,
    }));
  }

  /** The minutes for which a seat's player has been away; null: is here; undefined: at this device, or not known. */
  awayFor(seat: number, now = Date.now()): number | null | undefined {
    const minutes = this.#held.includes(seat) ? undefined : this.#presence?.away[seat];
    if (minutes == null) return minutes;
    return minutes + Math.floor((now - this.#presence!.at) / 60_000);
  }

  token(seat: Eyes = this.you): string | undefined {
    return this.keys.find((key) => key.seat === seat)?.token ?? this.fallback;
  }

  /** Play a move. If the table is not ready yet, the move is kept until it is. */
  play = (move: string): void => {
    if (this.you === null || this.curtain !== null) return;
    const again = move === this.#tried.move && performance.now() - this.#tried.at < DOUBLE;
    this.#tried = { move, at: performance.now() };
    if (!this.sent && !this.teller.busy && this.view?.mover === this.you) this.#send(this.you, move);
    else if (this.#ours && !again) this.wish = move === this.wish ? null : move; // a second click takes it back
  };

  /** Show what is waiting to be told at once, and whatever happens until it is our turn. */
  skip(): void {
    if (this.watching) return this.watching.catchUp();
    this.skipping = true;
    this.teller.hurry();
  }

  /** Whether there is something to skip: others' moves are being told. */
  get skippable(): boolean {
    const event = this.teller.telling;
    const own = event !== null && "seat" in event && event.seat !== null && event.seat === this.you;
    return this.teller.busy && !own && !this.skipping && speed.pace > 0 && !this.watching;
  }

  /** Whether the next move is ours, as far as it is known: it may still have to be told. */
  get #ours(): boolean {
    return this.sent || this.#views.get(this.you)?.mover === this.you;
  }

  #send(seat: number, move: string): void {
    this.sent = true;
    this.wish = null;
    this.refusal = null;
    this.hint = null;
    this.lookedAway = [];
    this.#connection.move({ ply: this.ply, move, seat });
  }

  /** Everything has been told. */
  #told(): void {
    const mover = this.view?.mover ?? null;
    if (mover === null || this.you === null || this.#held.includes(mover)) this.skipping = false;
    this.#grant();
  }

  /** Play the kept move as soon as the table is ready. It is dropped if it is not legal then. */
  #grant(): void {
    if (this.wish === null || this.sent || this.teller.busy) return;
    const mine = this.curtain === null && this.you !== null && this.view?.mover === this.you;
    if (mine && !this.turn) return; // the legal moves are on their way
    const move = this.moves.find((each) => each.move === this.wish);
    this.wish = null;
    if (move && this.you !== null) this.#send(this.you, move.move);
  }

  /** Send what has been decided, or is decided because the moment is over, for the seat that is asked. */
  #answer(): void {
    if (this.sent || !this.#heard) return;
    const mover = this.#views.get(this.you)?.mover ?? null;
    if (mover === null || !this.#held.includes(mover) || this.seats[mover]?.stand_in) return;
    const move = this.moment.answer(mover);
    if (move === null) return;
    this.#answering = !this.moment.decided;
    this.#send(mover, move);
  }

  async act(what: string, body: unknown = {}): Promise<State> {
    const state = await post<State>(`/api/tables/${this.table}/${what}`, body, this.token());
    return state;
  }

  /** Show everybody at the table how one feels about it. */
  async react(reaction: Reaction): Promise<void> {
    await post(`/api/tables/${this.table}/reaction`, { reaction }, this.token());
  }

  /** Mix a typed line into the deal. */
  async addToDeal(line: string): Promise<void> {
    const key = this.keys.find((each) => each.seat === this.you);
    if (!key) return;
    if (this.sealed) await this.#mixer.add(key, line);
    else await this.act("mix", { text: line.trim() });
  }

  async askHint(milliseconds: number, signal?: AbortSignal): Promise<void> {
    const path = `/api/tables/${this.table}/hint`;
    const hint = await post<Hint>(path, { milliseconds }, this.token(), signal);
    if (hint.ply >= this.changed && !(this.hint && saysTheSame(hint, this.hint))) this.hint = hint;
  }

  /** Show a problem as if the server had refused a move over the socket. */
  refuse(problem: Problem): void {
    this.refusal = { ...problem, type: "refused" };
  }

  liftCurtain(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.curtain = null;
    this.#lookAs(seat);
    const last = this.lines.findLastIndex(({ event }) => "seat" in event && event.seat === seat);
    this.lookedAway = this.lines.slice(last + 1).filter(({ event }) => event.event !== "starts");
  }

  // --- messages from the server ---

  connected(up: boolean): void {
    this.online = up;
  }

  heard(message: Message): void {
    if (message.type === "refused") this.#refused(message);
    else if (message.type === "state") this.#state(message);
    else if (message.type === "turn") {
      this.#turns = new Map(this.#turns).set(message.you, message);
      this.#grant();
    } else if (message.type === "reaction") this.reactions.hear(message);
    else if (message.type === "presence") this.#presence = { away: message.away, at: Date.now() };
    else this.#news(message);
  }

  #refused(message: Refused): void {
    this.sent = false;
    this.wish = null;
    if (!this.#answering) this.refusal = message;
    this.#answering = false;
    this.moment.again();
    if (message.state) this.#state(message.state);
  }

  #state(state: State): void {
    this.#common(state);
    this.stage = state.stage;
    this.seats = state.seats;
    this.options = state.options;
    this.numbers = state.numbers;
    this.board = state.board;
    this.commitment = state.commitment;
    this.deal = state.deal;
    this.away = state.away;
    this.standIn = state.stand_in;
    this.sealed = state.sealed;
    this.livingRoom = state.living_room;
    this.result = state.result;
    this.#playOn(state.rematch, state.rematch_by);
    if (!state.view) return;
    const known = this.#views.has(state.you);
    this.#views.set(state.you, state.view);
    this.#plies.set(state.you, state.ply);
    this.#note(state.you, state.told);
    if (state.you === this.you) {
      if (known) this.#tell(state.told, state.view, state.ply);
      else this.#begin(state.told, state.view);
    }
    this.#settle();
  }

  #news(news: News): void {
    if (news.practice && !this.practice) this.notice = { what: "practice" };
    if (this.notice?.what === "starts" && moved(news.told)) this.notice = null;
    const hinted = news.told.findLast((each) => each.kind === "hinted");
    if (hinted?.seat != null && hinted.seat !== this.you) this.notice = { what: "hinted", seat: hinted.seat };
    const renamed = news.told.findLast((each) => each.kind === "renamed");
    if (renamed?.seat != null && renamed.text && !this.#held.includes(renamed.seat))
      this.notice = { what: "renamed", old: this.seats[renamed.seat]?.name ?? "", name: renamed.text };
    this.#common(news);
    if (news.seats) this.seats = news.seats;
    const rematch = news.told.find((each) => each.kind === "rematch");
    this.#playOn(rematch?.text, rematch?.seat);
    if (!news.view) return;
    if (this.stage === "open") this.stage = "playing";
    if (news.over) {
      this.stage = "over";
      this.result = news.result;
    }
    this.#views.set(news.you, news.view);
    this.#plies.set(news.you, news.ply);
    this.#note(news.you, news.told);
    if (news.you === this.you) this.#tell(news.told, news.view, news.ply);
    this.#settle();
  }

  #common(message: State | News): void {
    const position = message.told.findLast((each) => POSITION.has(each.kind));
    if (position) this.changed = Math.max(this.changed, position.ply);
    if (this.hint && this.hint.ply < this.changed) this.hint = null;
    this.ply = message.ply;
    this.practice = message.practice;
    this.hintsAllowed = message.hints;
    this.moveCount = message.moves;
    this.asked = message.asked;
    this.mixing = message.mixing;
    if (this.storyFrom > 0 && message.story_from === 0) void this.#recall().catch(() => {}); // shown without it
    this.storyFrom = message.story_from ?? 0;
    this.#mixer.hear(message);
    this.sent = this.#connection?.waiting ?? false;
  }

  /** The table of the rematch, once it exists. A sealed one is mixed while this table is still open. */
  #playOn(rematch: string | null | undefined, by: number | null | undefined): void {
    if (!rematch || rematch === this.rematch) return;
    this.rematch = rematch;
    this.rematchBy = by ?? null;
    if (this.sealed && this.keys.length) this.#leaveRematch = mixFrom(rematch, this.keys, this.language, this.#connect);
  }

  /** The first view of a game: earlier events are listed, not played. Before the first move, who starts is shown. */
  #begin(told: Told[], view: View): void {
    this.lines = this.#stories.get(this.you) ?? [];
    this.teller.known(this.lines.map(({ event }) => event));
    this.teller.show(view);
    this.watching?.reset(view);
    const opening = this.lines.find(({ event }) => event.event === "starts");
    if (opening && !moved(told)) this.notice = { what: "starts", event: opening.event };
  }

  #note(eyes: Eyes, told: Told[]): void {
    const lines = told.flatMap((each) => linesOf(each));
    this.#stories.set(eyes, [...(this.#stories.get(eyes) ?? []), ...lines]);
    this.#forget();
  }

  /** Keep of the story what may be shown: where players must remember, the present round. */
  #forget(): void {
    const from = this.storyFrom;
    if (from === 0) return;
    const kept = ({ ply }: Line): boolean => ply >= from;
    for (const [eyes, lines] of this.#stories) this.#stories.set(eyes, lines.filter(kept));
    this.lines = this.lines.filter(kept);
    this.watching?.forget(from);
  }

  /** After the end: the whole story, of which parts had to be remembered. */
  async #recall(): Promise<void> {
    for (const eyes of this.#held.length ? this.#held : [null]) {
      const { told } = await get<State>(`/api/tables/${this.table}`, this.token(eyes));
      this.#stories.set(eyes, told.flatMap(linesOf));
    }
    while (this.teller.busy || this.behind) await new Promise((resolve) => setTimeout(resolve, 300));
    this.lines = this.#stories.get(this.you) ?? [];
  }

  #tell(told: Told[], after: View, ply: number): void {
    if (told.some((each) => each.kind === "started")) return this.#begin(told, after);
    const events = told.flatMap((each) => each.events ?? []);
    const hinted = told.filter((each) => each.kind === "hinted");
    if (hinted.length) this.lines = [...this.lines, ...hinted.flatMap(linesOf)];
    if (this.watching && this.teller.view !== undefined) {
      if (told.some((each) => POSITION.has(each.kind))) this.watching.add({ events, after, ply });
    } else if (this.teller.view === undefined || told.some((each) => each.kind === "back")) {
      this.wish = null;
      this.teller.show(after);
    } else this.teller.tell({ events, after, ply });
  }

  /** A bystander has gone back or ahead: the story in words goes with it. */
  #retell(said: readonly Step[], unsaid: readonly Step[]): void {
    const events = new Set([...said, ...unsaid].flatMap((step) => step.events));
    const others = this.lines.filter(({ event }) => !events.has(event));
    this.lines = [...others, ...said.flatMap((step) => step.events.map((event) => ({ ply: step.ply, event })))];
  }

  /** Whether the latest change has reached every held seat. */
  get #heard(): boolean {
    return this.#held.every((seat) => this.#plies.get(seat) === this.ply);
  }

  /** After a change has reached every held seat: choose the viewing seat and the available moves. */
  #settle(): void {
    if (!this.#heard) return;
    if (this.#unknown) {
      this.#unknown = false;
      if (this.curtain !== null && !this.#held.some((seat) => this.#somethingToHide(seat))) this.curtain = null;
    }
    const view = this.#views.get(this.you);
    const objection = (view && this.game.objection?.(view)) ?? null;
    this.moment.hear(objection);
    const mover = view?.mover ?? null;
    // one question for everybody at the device: it does not change hands for it
    if (objection) this.#answer();
    else if (mover !== null && mover !== this.you && this.#held.includes(mover)) this.#pass(mover);
  }

  #pass(seat: number): void {
    this.wish = null;
    if (this.you !== null && this.#somethingToHide(seat)) this.curtain = seat;
    else this.#lookAs(seat);
  }

  #somethingToHide(seat: number): boolean {
    const [mine, other] = [this.#views.get(this.you), this.#views.get(seat)];
    const bare = (view: View | undefined): string => JSON.stringify({ ...view, seat: null, legal: null });
    return bare(mine) !== bare(other);
  }

  #lookAs(seat: number): void {
    if (seat !== this.you) this.lines = this.#stories.get(seat) ?? [];
    this.you = seat;
    const view = this.#views.get(seat);
    if (view && !this.teller.busy) this.teller.show(view);
    else if (view) this.teller.tell({ events: [], after: view });
  }

  /** The first viewing seat: the held seat to move, else the first held seat. */
  #eyes(view: View | null): Eyes {
    const mover = view?.mover ?? null;
    if (mover !== null && this.#held.includes(mover)) return mover;
    return this.#held[0] ?? null;
  }
}

/** Whether somebody has moved; a roll of the die is nobody's move. */
function moved(told: Told[]): boolean {
  return told.some((each) => each.kind === "move" && each.seat !== null);
}

/** The lines of the story for one change. */
function linesOf({ ply, kind, seat, events }: Told): Line[] {
  if (kind === "hinted") return [{ ply, event: { event: kind, seat } as Event }];
  return (events ?? []).map((event) => ({ ply, event }));
}

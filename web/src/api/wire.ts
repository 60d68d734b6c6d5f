// Made by `python -m tools.typescript web/src/api` from the Python sources; do not edit.

export interface View {
  seat: number | null;
  seats: number;
  mover: number | null;
  over: boolean;
  end: string | null;
  legal: string[];
}

export interface Event {
  event: string;
}

export interface Proof {
  proof: number;
  commitment: string;
  secret: string;
  added: string[];
  seed: string;
  record: Record<string, unknown>;
  seals?: (string | null)[] | null;
  unrevealed?: number[] | null;
}

export interface Choice {
  text: string;
  shown: string;
  expected: number;
  shares: number[];
}

export interface MoveAnalysis {
  ply: number;
  seat: number | null;
  text: string;
  shown: string;
  before: number[];
  played: number[];
  after: number[];
  best: Choice | null;
  decision: number[];
  luck: number[];
  unclear: number[];
  own_decision: number;
  own_luck: number | null;
  visits: number;
  noise: number;
  doubt: number;
}

export interface Mistake {
  ply: number;
  cost: number;
  text: string;
  shown: string;
  better: Choice | null;
}

export interface SeatSummary {
  seat: number;
  start: number;
  end: number;
  decision: number;
  others: number;
  luck: number;
  unclear: number;
  costliest: Mistake[];
}

export interface Analysis {
  game: string;
  options: Record<string, string | boolean | number>;
  names: string[];
  simulations: number;
  seed: number;
  complete: boolean;
  start: number[];
  end: number[];
  moves: MoveAnalysis[];
  seats: SeatSummary[];
}

export interface Estimate {
  value: number;
  low: number | null;
  high: number | null;
}

export interface Luck {
  strong: string;
  weak: string;
  deals: number;
  games: number;
  wins: Estimate;
  even: number;
  same_player: Estimate;
  same_seat: Estimate;
}

export interface InTurn {
  turn: number;
  wins: Estimate;
  score: Estimate;
}

export interface Fired {
  tag: string;
  times: Estimate;
  games: Estimate;
}

export interface AtLevel {
  level: string;
  games: number;
  first: Estimate;
  length: Estimate;
  minutes: Estimate;
  leads: Estimate | null;
}

export interface TableReport {
  seats: number;
  games: number;
  watched: number;
  turns: InTurn[];
  ties: Estimate;
  scores: Record<number, number>;
  margin: Estimate;
  length: Estimate;
  rounds: Estimate;
  lengths: Record<number, number>;
  minutes: Estimate;
  moves: Estimate;
  endings: Record<string, Estimate>;
  choices: Estimate | null;
  leads: Estimate | null;
  fired: Fired[];
  luck: Luck | null;
  levels: AtLevel[];
}

export interface Difference {
  measure: string;
  base: number;
  rule: number;
  difference: Estimate;
  clear: "less" | "more" | "same" | null;
  needed: number | null;
}

export interface SweptDial {
  name: string;
  values: (string | boolean | number)[];
  usual: unknown;
}

export interface SweptMeasure {
  measure: string;
  found: Estimate;
  change: Estimate | null;
}

export interface SweptPlace {
  values: (string | boolean | number)[];
  seats: number;
  games: number;
  measures: SweptMeasure[];
  settled: boolean;
}

export interface Sweep {
  version: string;
  game: string;
  options: Record<string, string | boolean | number>;
  bots: string[];
  seed: number | string;
  dials: SweptDial[];
  base: (string | boolean | number)[];
  seats: number[];
  precision: number;
  games: number;
  places: SweptPlace[];
  played: number;
  finished: boolean;
  left_out: ((string | boolean | number)[])[];
}

export interface GoalPart {
  measure: string;
  low: number | null;
  high: number | null;
}

export interface TunedMeasure {
  measure: string;
  seats: number;
  bot: string;
  games: number;
  found: Estimate;
}

export interface TunedPoint {
  values: (string | boolean | number)[];
  options: Record<string, string | boolean | number>;
  numbers: Record<string, unknown>;
  verdict: "likely" | "met" | "missed";
  distances: number[];
  away: number;
  changes: number;
  size: number;
  measures: TunedMeasure[];
}

export interface Tuning {
  version: string;
  game: string;
  options: Record<string, string | boolean | number>;
  bots: string[];
  seats: number[];
  seed: number | string;
  dials: SweptDial[];
  goal: GoalPart[];
  games: number;
  evaluations: number;
  played: number;
  nearest: TunedPoint[];
  front: TunedPoint[];
  finished: boolean;
}

export interface SeatInfo {
  kind: "bot" | "human" | "open";
  name: string | null;
  level: string | null;
  stand_in: boolean;
  added: boolean;
  seal: string | null;
  mixing: "revealed" | "sealed" | "unrevealed" | "unsealed" | null;
  colour: string | null;
}

export interface Told {
  ply: number;
  kind: string;
  seat: number | null;
  text?: string | null;
  events?: Event[] | null;
  moves?: number | null;
}

export interface MixingPhase {
  phase: "joining" | "revealing" | "sealing";
  until: number | null;
}

export interface Asked {
  seat: number;
  moves: number;
  agreed: number[];
}

export interface Result {
  places: number[];
  end: string;
  scores: number[] | null;
  by: number | null;
  next_levels: (string | null)[] | null;
}

export interface Forked {
  table: string | null;
  moves: number;
}

export interface State {
  type: "state";
  table: string;
  game: string;
  options: Record<string, string | boolean | number>;
  stage: "open" | "over" | "playing";
  ply: number;
  moves: number;
  seats: SeatInfo[];
  you: number | null;
  owner: boolean;
  commitment: string;
  deal: string | null;
  view: View | null;
  told: Told[];
  asked: Asked | null;
  rematch: string | null;
  result: Result | null;
  invitation: number | null;
  fork: Forked | null;
  numbers: Record<string, unknown>;
  board: Record<string, unknown> | null;
  practice: boolean;
  hints: boolean;
  away: number | null;
  stand_in: string;
  sealed: boolean;
  mixing: MixingPhase | null;
  story_from: number;
  rematch_by: number | null;
  living_room: boolean;
}

export interface News {
  type: "news";
  table: string;
  you: number | null;
  ply: number;
  moves: number;
  over: boolean;
  told: Told[];
  view: View | null;
  seats: SeatInfo[] | null;
  asked: Asked | null;
  result: Result | null;
  practice: boolean;
  hints: boolean;
  mixing: MixingPhase | null;
  story_from: number;
}

export interface Presence {
  type: "presence";
  table: string;
  away: (number | null)[];
}

export interface Reacted {
  type: "reaction";
  table: string;
  seat: number;
  reaction: "heart" | "laugh" | "party" | "sad" | "think" | "thumb" | "wave" | "wow";
}

export interface Listed {
  table: string;
  game: string;
  options: Record<string, string | boolean | number>;
  seats: SeatInfo[];
  created: number;
  numbers: Record<string, unknown>;
  hints: boolean;
  away: number | null;
  stand_in: string;
  sealed: boolean;
  fork: Forked | null;
}

export interface TurnMove {
  move: string;
  words: string;
  events: Event[];
}

export interface Turn {
  ply: number;
  words: string[];
  moves: TurnMove[];
}

export interface PushedTurn {
  type: "turn";
  table: string;
  you: number | null;
  lang: string;
  ply: number;
  words: string[];
  moves: TurnMove[];
}

export interface ReplayMove {
  seat: number | null;
  move: string;
  events: Event[];
}

export interface Replay {
  views: View[];
  moves: ReplayMove[];
}

export interface Candidate {
  move: string;
  words: string;
  expected: number;
  error: number;
  about: number;
  best: boolean;
  visits: number;
}

export interface Hint {
  ply: number;
  candidates: Candidate[];
  rough: boolean;
}

export interface Analysed {
  game: string;
  options: Record<string, string | boolean | number>;
  names: string[];
  simulations: number;
  seed: number;
  complete: boolean;
  start: number[];
  end: number[];
  moves: MoveAnalysis[];
  seats: SeatSummary[];
  total: number;
  words: string[];
  better: (string | null)[];
}

export interface Problem {
  code: string;
  message: string;
  rule?: string | null;
  state?: State | null;
  move?: string | null;
}

export interface Refused {
  type: "refused";
  code: string;
  message: string;
  you?: number | null;
  rule?: string | null;
  state?: State | null;
  move?: string | null;
}

export interface Beat {
  type: "beat";
}

export interface SeatTokens {
  seat: number;
  token: string;
  link: string;
}

export interface Opened {
  table: string;
  owner: string;
  watch: string;
  watch_link: string;
  seats: SeatTokens[];
  invitations: SeatTokens[];
  state: State;
}

export interface Joined {
  seat: number;
  token: string;
  link: string;
  state: State;
}

export interface Rematch {
  table: string;
}

export interface SeatPlan {
  kind: "bot" | "human" | "open";
  name?: string | null;
  level?: string | null;
}

export interface ForkPlan {
  moves: number;
  table?: string | null;
  record?: Record<string, unknown> | null;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | boolean | number>;
  numbers?: Record<string, unknown>;
  public?: boolean;
  wait?: boolean;
  pace?: number;
  away?: number | null;
  stand_in?: string;
  hints?: boolean | null;
  fork?: ForkPlan | null;
  sealed?: boolean;
  colours?: string[] | null;
  first?: "lot" | "rules" | number;
  living_room?: boolean;
  lang?: string | null;
}

export interface Join {
  name: string;
  seat?: number | null;
  mix?: string;
  seal?: string | null;
  lang?: string | null;
}

export interface Rename {
  name: string;
}

export interface Mix {
  text: string;
}

export interface SealIn {
  seal: string;
}

export interface Reveal {
  text: string;
}

export interface Start {
  fill?: string | null;
}

export interface Move {
  ply: number;
  move: string;
}

export interface At {
  ply: number;
}

export interface Answer {
  ply: number;
  agree: boolean;
}

export interface Leave {
  level?: string | null;
  seat?: number | null;
}

export interface React {
  reaction: "heart" | "laugh" | "party" | "sad" | "think" | "thumb" | "wave" | "wow";
}

export interface Think {
  milliseconds?: number;
}

export interface Analyse {
  simulations?: number;
  first?: number;
  count?: number | null;
}

export interface Hello {
  type: "hello";
  table: string;
  tokens: string[];
  since?: number;
  lang?: string;
  turns?: boolean;
  presence?: boolean;
  here?: boolean;
  beats?: boolean;
}

export interface SocketLanguage {
  type: "language";
  lang: string;
}

export interface SocketMove {
  type: "move";
  ply: number;
  move: string;
  seat?: number | null;
}

export interface SocketAttention {
  type: "attention";
  here: boolean;
}

export interface Ask {
  seats: number;
  bots: string[];
  options?: Record<string, string | boolean | number>;
  numbers?: Record<string, unknown>;
  games?: number;
  seed?: number;
}

export interface LabNews {
  played: number;
  planned: number;
  last: boolean;
  table: TableReport;
  says: Record<string, string[]>;
  printed: TableReport | null;
  differences: Difference[];
  pairs: number;
  settled: boolean;
}

export interface DialAsk {
  seats: number;
  options?: Record<string, string | boolean | number>;
  numbers?: Record<string, unknown>;
  seed?: number;
}

export interface SweepAsk {
  seats: number;
  options?: Record<string, string | boolean | number>;
  numbers?: Record<string, unknown>;
  seed?: number;
  dials: Record<string, (string | boolean | number)[]>;
  bots: string[];
  measure?: string;
}

export interface TuneAsk {
  seats: number;
  options?: Record<string, string | boolean | number>;
  numbers?: Record<string, unknown>;
  seed?: number;
  dials: Record<string, (string | boolean | number)[]>;
  goal: GoalPart[];
  bot?: string;
}

export interface OptionInfo {
  name: string;
  values: (string | boolean | number)[];
  default: string | boolean | number;
  printed: (string | boolean | number)[];
}

export interface GameInfo {
  name: string;
  title: string;
  authors: string;
  publisher: string;
  players: [number, number];
  minutes: [number, number];
  age: number;
  options: OptionInfo[];
  ready: boolean;
  credits: Record<string, string[]>;
  colours: string[];
  usual_colours: Record<number, string[]>;
  colours_clockwise: boolean;
  choose_first: boolean;
}

export interface DialInfo {
  path: string;
  printed: unknown;
  values: (string | boolean | number)[];
}

export interface GameDetails {
  name: string;
  title: string;
  authors: string;
  publisher: string;
  players: [number, number];
  minutes: [number, number];
  age: number;
  options: OptionInfo[];
  ready: boolean;
  credits: Record<string, string[]>;
  colours: string[];
  usual_colours: Record<number, string[]>;
  colours_clockwise: boolean;
  choose_first: boolean;
  board: Record<string, unknown>;
  dials: DialInfo[];
  memory: boolean;
  quick_before_club: Record<number, [number, number, number]>;
}

export interface SweepNews {
  played: number;
  planned: number;
  last: boolean;
  sweep: Sweep;
}

export interface TuneNews {
  played: number;
  tried: number;
  planned: number;
  last: boolean;
  tuning: Tuning;
}

export interface Shelf {
  games: GameInfo[];
  bots: string[];
}

export interface RuleParagraph {
  id: string;
  html: string;
}

export interface Rules {
  language: string;
  paragraphs: RuleParagraph[];
}

export interface Texts {
  general: string;
  games: Record<string, string>;
}

export interface StaticSite {
  server: string | null;
}

export interface Given {
  language: string | null;
  texts: Texts | null;
  shelf: Shelf | null;
  public_url: string | null;
  lan_url: string | null;
  version: string;
  docs: boolean;
  files: string;
  device: boolean;
  site: StaticSite | null;
}

export interface DeviceFile {
  url: string;
  bytes: number;
  sha256: string;
  part: "bundle" | "house" | "shelf";
  for_ever: boolean;
}

export interface Device {
  version: string;
  files_at: string;
  page: string;
  site: boolean;
  files: DeviceFile[];
}

export interface Health {
  status: "ok" | "starting";
  version: string;
  games: string[];
  tables: number;
  sockets: number;
}

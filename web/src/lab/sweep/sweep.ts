// The question of a sweep: the dials that are swept.

import type { DialAsk, GameDetails, SweepAsk } from "../../api/wire";
import { dialId, optionId } from "../../rules/changed";
import { say } from "../../text/texts.svelte";
import { asked, type Question, type Value } from "../question";

/** An option or a number of the board, with its values and the usual one. */
export interface Sweepable {
  name: string;
  words: string;
  values: Value[];
  usual: Value;
}

const MOST = 30; // places on the page

/** Who plays very many games: the first unless another one is chosen. */
export const SWIFT = ["quick", "greedy"];

/** All that can be swept. Arrangements have no order of values. */
export function sweepable(game: GameDetails): Sweepable[] {
  const numbers = game.dials.filter(({ values }) => values.length > 1 && values.length <= MOST);
  return [
    ...numbers.map(({ path, values, printed }) => ({
      name: path,
      words: say(dialId(game.name, path)),
      values,
      usual: printed as Value,
    })),
    ...game.options.map(({ name, values, default: usual }) => ({
      name,
      words: say(optionId(game.name, name)),
      values,
      usual,
    })),
  ];
}

/** Players, deals and all rules of the question but these dials. */
export function besides(question: Question, dials: readonly Sweepable[]): DialAsk {
  const names = dials.map(({ name }) => name);
  const without = <Each>(all: Record<string, Each>): Record<string, Each> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
  return {
    seats: question.seats,
    options: without(question.options),
    numbers: without(question.numbers),
    seed: question.seed,
  };
}

/** The question for one dial or two: of too many places, those values next to the usual one. `who` plays, or the bots
 * of the question. */
export function sweepOf(question: Question, dials: readonly Sweepable[], measure: string, who = ""): SweepAsk {
  const room = dials.length > 1 ? Math.floor(Math.sqrt(MOST)) : MOST;
  return {
    ...besides(question, dials),
    dials: Object.fromEntries(dials.map((dial) => [dial.name, nearest(dial, room)])),
    bots: asked(who ? { ...question, bots: [who] } : question).bots,
    measure,
  };
}

function nearest({ values, usual }: Sweepable, most: number): Value[] {
  const start = Math.max(0, Math.min(values.indexOf(usual) - Math.floor(most / 2), values.length - most));
  return values.slice(start, start + most);
}

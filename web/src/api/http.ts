// Plain requests to the server, or to the host on this device, by the table's id. Every error answer is a Problem, in the
// reader's language.

import { say, texts } from "../text/texts.svelte";
import { askDevice, ON_DEVICE } from "./local";
import { answerAt } from "./place";
import type { Problem } from "./wire";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** The address of an answer. Throws a Refusal if it takes a server and there is none. */
export function needed(method: string, path: string): string {
  const found = answerAt(method, path);
  if (found === null)
    throw new Refusal(501, { code: "no-server", message: say("web-static-needs-server"), rule: null });
  return found;
}

async function request<T>(
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  if (path.startsWith(ON_DEVICE)) {
    const { status, body: found } = await askDevice(method, path, token, body, texts.language, signal);
    if (status >= 400) throw new Refusal(status, found as Problem);
    return found as T;
  }
  const headers: Record<string, string> = { "Accept-Language": texts.language };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(needed(method, path), {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const found: unknown = answer.status === 204 ? undefined : await answer.json();
  if (!answer.ok) throw new Refusal(answer.status, found as Problem);
  return found as T;
}

export const get = <T>(path: string, token?: string, signal?: AbortSignal): Promise<T> =>
  request<T>("GET", path, token, undefined, signal);

export const post = <T>(path: string, body: unknown, token?: string, signal?: AbortSignal): Promise<T> =>
  request<T>("POST", path, token, body, signal);

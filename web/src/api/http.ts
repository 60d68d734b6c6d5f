// Plain requests to the server. Every error answer is a Problem, in the reader's language.

import { texts } from "../text/texts.svelte";
import type { Problem } from "./wire";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

async function request<T>(
  method: string,
  path: string,
  token?: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": texts.language };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const found: unknown = await answer.json();
  if (!answer.ok) throw new Refusal(answer.status, found as Problem);
  return found as T;
}

export const get = <T>(path: string, token?: string, signal?: AbortSignal): Promise<T> =>
  request<T>("GET", path, token, undefined, signal);

export const post = <T>(path: string, body: unknown, token?: string, signal?: AbortSignal): Promise<T> =>
  request<T>("POST", path, token, body, signal);

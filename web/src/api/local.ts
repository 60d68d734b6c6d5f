// Tables on this device, whose ids begin with `local-`. Everything else about them is loaded when the first one is used.

import type { Wire } from "./connection";

const LOCAL = "local-";
const LOST = 1006; // the code of a wire that broke

/** Where a table is opened on this device; all requests about it are below. */
export const ON_DEVICE = `/api/tables/${LOCAL}`;

export const isLocal = (table: string): boolean => table.startsWith(LOCAL);

export interface LocalAnswer {
  status: number;
  body: unknown;
}

export async function askDevice(
  method: string,
  path: string,
  token: string | undefined,
  body: unknown,
  language: string,
  signal?: AbortSignal,
): Promise<LocalAnswer> {
  const { device } = await import("../local/device");
  return device.request(method, path, token, body, language, signal);
}

/** A wire to the host on this device. It is open as soon as the host has started. */
export function openLocalWire(): Wire {
  let inner: Wire | null = null;
  let closed = false;
  const outer: Wire = {
    send: (text) => inner?.send(text),
    close: () => {
      closed = true;
      inner?.close();
    },
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  void import("../local/device").then(
    ({ device }) => {
      if (closed) return;
      inner = device.openWire();
      inner.onopen = () => outer.onopen?.();
      inner.onmessage = (event) => outer.onmessage?.(event);
      inner.onclose = (event) => outer.onclose?.(event);
    },
    () => outer.onclose?.({ code: LOST }),
  );
  return outer;
}

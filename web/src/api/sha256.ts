// SHA-256 (FIPS 180-4). WebCrypto offers it only on pages served over HTTPS or from localhost. Tables at home are often
// opened over plain HTTP, and need seals and proofs too.

const words = (count: number, root: (prime: number) => number): Uint32Array => {
  const found = new Uint32Array(count);
  for (let number = 2, at = 0; at < count; number++) {
    let prime = true;
    for (let by = 2; by * by <= number && prime; by++) prime = number % by !== 0;
    if (prime) found[at++] = (root(number) % 1) * 2 ** 32; // the first 32 bits of the fraction
  }
  return found;
};

const START = words(8, Math.sqrt);
const ROUND = words(64, Math.cbrt);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, bytes.length << 3);
  return view;
}

/** As hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const data = padded(bytes);
  const state = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let t = 0; t < 64; t++) {
      if (t < 16) {
        w[t] = data.getUint32(block + 4 * t);
        continue;
      }
      const [early, late] = [w[t - 15]!, w[t - 2]!];
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      w[t] = w[t - 16]! + first + w[t - 7]! + second;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let t = 0; t < 64; t++) {
      const up = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[t]! + w[t]!;
      const down = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + up) | 0, c, b, a, (up + down) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at]! += word));
  }
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

export const sha256OfText = (text: string): string => sha256(new TextEncoder().encode(text));

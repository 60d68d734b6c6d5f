// Short synthesised sounds: wood, felt, stone, bell. Nothing is downloaded.

export type Sound = "wood" | "felt" | "stone" | "bell";

type Player = (context: BaseAudioContext, out: AudioNode, at: number) => void;

/** A tone that fades away. */
function tone(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  from: number,
  to: number,
  loud: number,
  long: number,
): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + long);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + long);
}

/** A short burst of noise around one pitch. */
function rustle(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  narrow: number,
  loud: number,
  long: number,
): void {
  const samples = Math.ceil(context.sampleRate * long);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}

export const PLAYERS: Record<Sound, Player> = {
  wood(context, out, at) {
    rustle(context, out, at, 1100, 2.5, 0.5, 0.05);
    tone(context, out, at, 240, 150, 0.35, 0.11);
  },
  felt(context, out, at) {
    rustle(context, out, at, 420, 0.8, 0.4, 0.14);
  },
  stone(context, out, at) {
    rustle(context, out, at, 2600, 6, 0.7, 0.04);
    rustle(context, out, at + 0.035, 1700, 5, 0.4, 0.05);
    tone(context, out, at, 520, 430, 0.12, 0.06);
  },
  bell(context, out, at) {
    for (const [ratio, loud, long] of [
      [1, 0.22, 1.4],
      [2.01, 0.12, 1.0],
      [2.99, 0.08, 0.7],
      [4.2, 0.04, 0.4],
    ] as const)
      tone(context, out, at, 587 * ratio, 586 * ratio, loud, long);
  },
};

// A choice kept on this device: one of a few words.

export const PREFIX = "ludotheque.";

export class Choice<T extends string = string> {
  #changes = $state(0);

  constructor(
    readonly name: string,
    readonly values: readonly T[],
    readonly usual: T,
  ) {}

  /** What was chosen here, if anything was. */
  get chosen(): T | null {
    void this.#changes;
    const kept = typeof localStorage === "undefined" ? null : localStorage.getItem(PREFIX + this.name);
    return this.allows(kept) ? kept : null;
  }

  get value(): T {
    return this.chosen ?? this.usual;
  }

  allows(value: unknown): value is T {
    return (this.values as readonly unknown[]).includes(value);
  }

  choose(value: T): void {
    localStorage.setItem(PREFIX + this.name, value);
    this.#changes += 1;
  }
}

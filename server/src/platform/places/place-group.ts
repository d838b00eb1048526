/** The rules that bar something somewhere. All places where the same rules do are one group. */
export interface PlaceGroup {
  /** Part of caches’ keys and of names of statements; empty where nothing is barred. It says which rules bar, never where somebody is. */
  readonly key: string;
  /** The rules that bar, in order. */
  readonly ids: readonly number[];
  /** A statement that leaves out what they bar. */
  narrow(text: string): string;
}
export const everywhere: PlaceGroup = { key: '', ids: [], narrow: (text) => text };

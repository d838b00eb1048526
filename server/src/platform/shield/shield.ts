import type { ShieldMark } from '#contract/shield-mark.ts';
import { shieldActs } from '#contract/wire-values.ts';

/** What somebody does not want to meet. */
export interface Shield {
  /** Part of the keys of cached answers; empty where there is nothing. It says what is shielded, never for whom. */
  readonly key: string;
  /** Keys of what is hidden, as `videos.shield_keys` has them. */
  readonly hidden: readonly string[];
  /** Keys of what is hidden or blurred: where nothing can be blurred, it is left out. */
  readonly unseen: readonly string[];
  /** Every rule by its key. */
  readonly marks: ReadonlyMap<string, ShieldMark>;
}
export const noShield: Shield = { key: '', hidden: [], unseen: [], marks: new Map() };

/** The rule that counts for a video with these keys: of several the strictest. */
export function markOf({ marks }: Shield, keys: readonly string[]): ShieldMark | null {
  const met = keys.flatMap((key) => marks.get(key) ?? []);
  for (const act of shieldActs) {
    const found = met.find((mark) => mark.act === act);
    if (found) return found;
  }
  return null;
}

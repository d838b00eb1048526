import { keepsPreferences } from '../../../state/preferences-choice.ts';
import { guessBandwidth, parseBandwidth, withBandwidth } from '../rules/bandwidth-memory.ts';

const storageKey = 'player.bandwidth';

export interface ConnectionHints {
  connection?: { saveData?: boolean; effectiveType?: string };
}
const kind = (): string => (navigator as ConnectionHints).connection?.effectiveType ?? 'any';

const read = () => {
  try {
    return parseBandwidth(localStorage.getItem(storageKey));
  } catch {
    return {};
  }
};

/** Bits per second that this browser's connection is thought to carry, before anything is measured. */
export const guessedBandwidth = (): number => guessBandwidth(read(), kind(), Date.now());

export function rememberBandwidth(bits: number): void {
  try {
    if (keepsPreferences() && bits > 0)
      localStorage.setItem(storageKey, JSON.stringify(withBandwidth(read(), kind(), bits, Date.now())));
  } catch {
    // Storage is full or closed: the next video begins with a guess.
  }
}

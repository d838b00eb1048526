/** How this site tells people from programs beyond a trap, times and budgets. `work`: a proof of work. */
export const humanCheckKinds = ['none', 'work'] as const;
export type HumanCheckKind = (typeof humanCheckKinds)[number];

export const humanCheckLimits = {
  /** About a quarter of a million hashes: a second on a phone, and nothing to somebody who writes once. */
  bits: 18,
  /** Seconds for which a challenge is good. */
  seconds: 3600,
  /** Forms of each kind that a network sends in a day without a proof, while one is asked for. */
  unprovenPerNetwork: 3,
} as const;

/** Whether a hash begins with so many zero bits. */
export function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  for (let at = 0; at < bits >> 3; at++) if (hash[at] !== 0) return false;
  const rest = bits & 7;
  return rest === 0 || (hash[bits >> 3] ?? 255) >> (8 - rest) === 0;
}

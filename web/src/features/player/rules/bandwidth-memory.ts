/** Bits per second that were measured on a kind of connection, and when (ms since 1970). */
export type BandwidthMemory = Readonly<Record<string, readonly [bits: number, at: number]>>;

/** For so long (ms) it is the line of just now; after the second it says nothing about today's. */
const [justNow, longAgo] = [15 * 60_000, 3 * 24 * 3600_000];
/** How much of a measure is trusted: where one is has changed since, or has not. */
const [trustOfNow, trustOfThen] = [0.8, 0.5];
/** A guess is never so low that nothing may be tried, and never so high that a start waits for its error. */
const [least, most] = [200_000, 20_000_000];
/** Kinds of connection (`navigator.connection.effectiveType`) that are known to be slow; else an ordinary ladder's low rungs. */
const unmeasured: Readonly<Record<string, number>> = { 'slow-2g': least, '2g': least, '3g': 600_000 };
const ordinary = 1_200_000;
/** Browsers know four kinds, or none. */
const mostKinds = 5;

/** What was stored, without what is not ours. */
export function parseBandwidth(text: string | null): BandwidthMemory {
  try {
    const found = Object.entries(JSON.parse(text ?? '') as object);
    const isPair = (value: unknown): boolean =>
      Array.isArray(value) && value.length === 2 && value.every((one) => Number.isFinite(one) && one > 0);
    return Object.fromEntries(found.filter(([, value]) => isPair(value)).slice(0, mostKinds));
  } catch {
    return {};
  }
}

/** Bits per second to begin with on this kind of connection. */
export function guessBandwidth(memory: BandwidthMemory, kind: string, now: number): number {
  const [bits, at] = memory[kind] ?? [0, 0];
  const age = now - at;
  if (age < 0 || age > longAgo) return unmeasured[kind] ?? ordinary;
  return Math.min(most, Math.max(least, bits * (age < justNow ? trustOfNow : trustOfThen)));
}

/** With what was measured now: two visits shortly after one another meet halfway. */
export function withBandwidth(
  memory: BandwidthMemory,
  kind: string,
  bits: number,
  now: number,
): BandwidthMemory {
  const [before, at] = memory[kind] ?? [bits, 0];
  const measured = Math.round(now - at < justNow ? (before + bits) / 2 : bits);
  return { ...memory, [kind]: [measured, now] };
}

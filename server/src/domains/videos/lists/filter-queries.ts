export interface ListFilters {
  subOrDub: 'sub' | 'dub' | null;
  status: 'ongoing' | 'completed' | null;
  duration: 'short' | 'medium' | 'long' | null;
}

/** Seconds between which the lengths lie that are filtered by, the last excluded. */
export const lengthRanges = {
  short: { until: 600 },
  medium: { from: 600, until: 1800 },
  long: { from: 1800 },
} as const;
const ofLength = ({ from, until }: { from?: number; until?: number }): string =>
  [
    ...(from === undefined ? [] : [`v.duration_seconds >= ${from}`]),
    ...(until === undefined ? [] : [`v.duration_seconds < ${until}`]),
  ].join(' and ');

/** Each filter with its SQL over `videos v`, and its bit of `filter_bits`. */
export const filterRules = {
  sub: { sql: 'cardinality(v.subtitle_languages) > 0', bit: 1 },
  dub: { sql: `v.audio_language is not null and v.audio_language <> 'ja'`, bit: 2 },
  ongoing: { sql: `v.release_status in ('ongoing', 'releasing')`, bit: 4 },
  completed: { sql: `v.release_status = 'completed'`, bit: 8 },
  short: { sql: ofLength(lengthRanges.short), bit: 16 },
  medium: { sql: ofLength(lengthRanges.medium), bit: 32 },
  long: { sql: ofLength(lengthRanges.long), bit: 64 },
} as const;

const chosen = ({ subOrDub, status, duration }: ListFilters) =>
  [subOrDub, status, duration].filter((name) => name !== null).map((name) => filterRules[name]);

/** What a video must have to pass all of them, in bits; 0: they let everything pass. */
export const filterBits = (filters: ListFilters): number =>
  chosen(filters).reduce((bits, { bit }) => bits | bit, 0);

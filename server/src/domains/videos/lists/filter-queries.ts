export interface ListFilters {
  subOrDub: 'sub' | 'dub' | null;
  status: 'ongoing' | 'completed' | null;
  duration: 'short' | 'medium' | 'long' | null;
}

/** Each filter with its SQL over `videos v`, and its bit of `filter_bits`. */
export const filterRules = {
  sub: { sql: 'cardinality(v.subtitle_languages) > 0', bit: 1 },
  dub: { sql: `v.audio_language is not null and v.audio_language <> 'ja'`, bit: 2 },
  ongoing: { sql: `v.release_status in ('ongoing', 'releasing')`, bit: 4 },
  completed: { sql: `v.release_status = 'completed'`, bit: 8 },
  short: { sql: 'v.duration_seconds < 600', bit: 16 },
  medium: { sql: 'v.duration_seconds >= 600 and v.duration_seconds < 1800', bit: 32 },
  long: { sql: 'v.duration_seconds >= 1800', bit: 64 },
} as const;

const chosen = ({ subOrDub, status, duration }: ListFilters) =>
  [subOrDub, status, duration].filter((name) => name !== null).map((name) => filterRules[name]);

/** What a video must have to pass all of them, in bits; 0: they let everything pass. */
export const filterBits = (filters: ListFilters): number =>
  chosen(filters).reduce((bits, { bit }) => bits | bit, 0);

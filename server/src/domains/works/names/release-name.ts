export type ReadKind = 'regular' | 'special' | 'ova' | 'ona' | 'movie';
export type ReadCut = 'uncut' | 'censored' | 'directors';

/** What the name of a release says. A field that it does not speak of is null, or empty. */
export interface ReleaseName {
  /** Of the work, without what says which season or episode it is. */
  title: string;
  season: number | null;
  /** A part or cour of a season. */
  part: number | null;
  kind: ReadKind;
  /** With decimals. */
  number: number | null;
  /** The number stands alone behind the title, and may be a part of it. */
  isWeak: boolean;
  /** First and last of several in one file. */
  range: readonly [number, number] | null;
  /** Several episodes, or all. */
  isBatch: boolean;
  /** An opening, an ending, a trailer: no episode. */
  isExtra: boolean;
  episodeTitle: string | null;
  /** 2 for `v2`. */
  version: number | null;
  group: string | null;
  resolution: string | null;
  source: 'bluray' | 'web' | 'dvd' | 'tv' | 'tape' | null;
  voice: 'sub' | 'dub' | 'dual' | 'raw' | null;
  /** Languages that are spoken, that stand below, and that are named without saying which. */
  audio: readonly string[];
  subtitles: readonly string[];
  languages: readonly string[];
  cut: ReadCut | null;
  year: number | null;
}

/** The same while it is read. */
export type Reading = {
  -readonly [Field in keyof ReleaseName]: ReleaseName[Field] extends readonly string[]
    ? string[]
    : ReleaseName[Field];
};

export const blankReading = (): Reading => ({
  title: '',
  season: null,
  part: null,
  kind: 'regular',
  number: null,
  isWeak: false,
  range: null,
  isBatch: false,
  isExtra: false,
  episodeTitle: null,
  version: null,
  group: null,
  resolution: null,
  source: null,
  voice: null,
  audio: [],
  subtitles: [],
  languages: [],
  cut: null,
  year: null,
});

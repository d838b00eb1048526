/** What a source is like, as far as it matters for encoding. `mixed`: none of them clearly. */
export type SourceKind = 'drawn' | 'film' | 'grain' | 'screen' | 'mixed';

export type Preset = 'veryfast' | 'faster' | 'fast' | 'medium';
/** Options of x264 by its own names. */
export type Tuning = Readonly<Record<string, string | number>>;

/** What the encoder of a rung is told. */
export interface RungSettings {
  preset: Preset;
  tuning: Tuning;
  /** Quality: a larger number takes fewer bits. */
  crf: number;
  /** The most a second may take: kbit/s at 30 frames per second. */
  maxrate: number;
}

/** How sources of one kind are encoded. */
export interface Manner {
  /** SSIM that is wanted of every rung. */
  likeness: number;
  /** Steps of crf between the encoder of the look and that of the ladder at the same likeness. */
  shift: number;
  finest: number;
  coarsest: number;
  /** `brightness`: the mean of the source, of 255. */
  settings(brightness: number): Pick<RungSettings, 'preset' | 'tuning'>;
}

/** Rate control by short side, for a source of which nothing is known. */
const standard: { upTo: number; crf: number; maxrate: number }[] = [
  { upTo: 240, crf: 21, maxrate: 900 },
  { upTo: 360, crf: 21, maxrate: 1600 },
  { upTo: 480, crf: 22, maxrate: 2800 },
  { upTo: 720, crf: 23, maxrate: 5500 },
  { upTo: 1080, crf: 23, maxrate: 10_000 },
  { upTo: 1440, crf: 23, maxrate: 18_000 },
  { upTo: Number.POSITIVE_INFINITY, crf: 23, maxrate: 36_000 },
];

/** Slower ones paid less for their CPU than what is added to it below. */
const preset: Preset = 'veryfast';

/** Long looks ahead and long series of cheap frames pay everywhere; choosing by what a block really costs pays most. */
const common = { bframes: 5, 'rc-lookahead': 40, subme: 6, 'aq-mode': 1, 'aq-strength': 0.6 };
/** What each kind gets on top. */
const tunings: Record<SourceKind, Tuning> = {
  drawn: { ...common, deblock: '1,1', 'psy-rd': '0,0' },
  screen: { ...common, 'psy-rd': '0,0' },
  mixed: { ...common, deblock: '1,1', 'psy-rd': '0,0' },
  film: { ...common, 'psy-rd': '0,0' },
  grain: { ...common, bframes: 3, deblock: '-1,-1', 'psy-rd': '0.3,0' },
};
/** Where it is dark, bands show first: such sources give dark areas more than their share. */
const inTheDark: Tuning = { 'aq-mode': 3, 'aq-strength': 0.7 };
/** Mean brightness, of 255, below which a source is dark. */
const dark = 60;

const manner = (kind: SourceKind, of: Omit<Manner, 'settings'>): Manner => ({
  ...of,
  settings: (brightness) => ({
    preset,
    tuning: brightness < dark ? { ...tunings[kind], ...inTheDark } : tunings[kind],
  }),
});

export const manners: Record<SourceKind, Manner> = {
  drawn: manner('drawn', { likeness: 0.98, shift: 2.5, finest: 18, coarsest: 29 }),
  screen: manner('screen', { likeness: 0.98, shift: 2.5, finest: 18, coarsest: 29 }),
  mixed: manner('mixed', { likeness: 0.98, shift: 2.5, finest: 18, coarsest: 28 }),
  film: manner('film', { likeness: 0.976, shift: 3, finest: 17, coarsest: 27 }),
  grain: manner('grain', { likeness: 0.973, shift: 0.5, finest: 17, coarsest: 27 }),
};

/** What a rung gets of a source that nobody looked at: most are drawn. */
export function standardSettings(rung: number): RungSettings {
  const { crf, maxrate } = standard.find(({ upTo }) => rung <= upTo)!;
  return { preset, tuning: tunings.mixed, crf, maxrate };
}

/** Whether a figure is met when it is at least or at most the bound. */
export type Direction = 'at least' | 'at most';

/** What a figure must reach and what it should reach, both in its unit. */
export interface Bounds {
  direction: Direction;
  must: number;
  aim: number;
  /** Written behind the numbers, e.g. `ms` or `×`. */
  unit: string;
}

/** A line of the table. Absolute figures are texts with their unit; `figure` is what the bounds judge. */
export interface Line {
  work: string;
  /** The yardstick and its absolute figure; `–` where there is none. */
  yardstick: string;
  ours: string;
  /** The number that is judged; null: the line only informs. */
  figure: number | null;
  bounds: Bounds | null;
  /** Spread over the rounds, counts, what was left out. */
  note?: string;
}

export type Verdict = 'aim' | 'must' | 'missed' | 'info';

export function verdictOf({ figure, bounds }: Line): Verdict {
  if (figure === null || bounds === null) return 'info';
  const reaches = (bound: number): boolean =>
    bounds.direction === 'at least' ? figure >= bound : figure <= bound;
  if (reaches(bounds.aim)) return 'aim';
  return reaches(bounds.must) ? 'must' : 'missed';
}

/** `12`, `1.5`, `0.073`: three significant digits, no trailing zeros, thousands apart. */
export function number(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}

export const boundText = (bounds: Bounds, value: number): string =>
  `${bounds.direction === 'at least' ? '≥' : '≤'} ${number(value)}${unitText(bounds.unit)}`;

export const unitText = (unit: string): string => (unit === '' || unit === '×' ? unit : ` ${unit}`);

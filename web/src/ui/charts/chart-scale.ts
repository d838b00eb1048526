/** The top of a scale: the next 1, 2 or 5 followed by zeros that covers the highest value. */
export function topOf(highest: number): number {
  if (!(highest > 0)) return 1;
  const unit = 10 ** Math.floor(Math.log10(highest));
  const times = [1, 2, 5].find((one) => one * unit >= highest * (1 - 1e-9)) ?? 10;
  // Tenths are no sums of tenths: what is below one is rounded to its own digits.
  return unit < 1 ? Number((times * unit).toPrecision(1)) : times * unit;
}

/**
 * What the axis is labelled with, and how high it is: the top and its half. Of nothing but zeros nothing, and no half where it
 * is no value that there can be: half of five impressions, say.
 */
export function ticksOf(values: readonly number[], top: number): { top: number | null; half: number | null } {
  if (!values.some((value) => value > 0)) return { top: null, half: null };
  const isWhole = values.every(Number.isInteger);
  return { top, half: isWhole && !Number.isInteger(top / 2) ? null : top / 2 };
}

/** Where values lie in a drawing of 100 by 100, from the left and from above. */
export const placeOf = (index: number, count: number, value: number, top: number): [x: number, y: number] => [
  count < 2 ? 50 : (index / (count - 1)) * 100,
  100 - (Math.min(value, top) / top) * 100,
];

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** A line through values; where one is missing it is broken. */
export function linePath(values: readonly (number | null)[], top: number): string {
  let path = '';
  let isOn = false;
  values.forEach((value, index) => {
    if (value === null) {
      isOn = false;
      return;
    }
    const [x, y] = placeOf(index, values.length, value, top);
    path += `${isOn ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`;
    // A point without neighbours would be a line of no length, which is drawn as a dot.
    if (!isOn && (values[index + 1] ?? null) === null) path += `h0.01`;
    isOn = true;
  });
  return path;
}

/** Places of values without neighbours: no line leads to them. */
export const lonePlaces = (values: readonly (number | null)[]): number[] =>
  values.flatMap((value, index) =>
    value === null || (values[index - 1] ?? null) !== null || (values[index + 1] ?? null) !== null
      ? []
      : [index],
  );

/** The area between two lines, in as many pieces as there are runs of values. */
export function bandPath(band: readonly ({ low: number; high: number } | null)[], top: number): string {
  const pieces: string[] = [];
  let run: { index: number; low: number; high: number }[] = [];
  const close = (): void => {
    if (run.length > 1) {
      const point = (index: number, value: number): string =>
        placeOf(index, band.length, value, top).map(rounded).join(' ');
      const upper = run.map(({ index, high }) => point(index, high));
      const lower = run.map(({ index, low }) => point(index, low)).reverse();
      pieces.push(`M${[...upper, ...lower].join('L')}Z`);
    }
    run = [];
  };
  band.forEach((one, index) => {
    if (one === null) close();
    else run.push({ index, ...one });
  });
  close();
  return pieces.join('');
}

/** The next place for a key, or null if the key is none for it. `across`: how far one row is, where there are rows. */
export function placeByKey(key: string, at: number, count: number, across = 0): number | null {
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: across > 0 ? at + across : undefined,
    ArrowUp: across > 0 ? at - across : undefined,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}

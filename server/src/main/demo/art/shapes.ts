import { mix, tone } from './palette.ts';
import { bottom, height, left, margin, n, range, right, type Stage, width } from './stage.ts';

/**
 * Opacity of one shape as that of its paint: looks the same, and the renderer needs no surface for it
 * (a skyline takes 60 ms and not 370).
 */
const flat = (more: string, paint: 'fill' | 'stroke'): string =>
  more.replace(/(^|\s)opacity=/, `$1${paint}-opacity=`);
const painted = (fill: string, more: string): string =>
  `fill="${fill}" ${flat(more, fill === 'none' ? 'stroke' : 'fill')}`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" ${painted(fill, more)}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${painted(fill, more)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${painted(fill, more)}/>`;
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" ${painted(fill, more)}/>`;
export const line = (d: string, stroke: string, w: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(w)}" stroke-linecap="round" ${flat(more, 'stroke')}/>`;
export const group = (attributes: string, ...parts: string[]): string =>
  `<g ${attributes}>${parts.join('')}</g>`;

type Stop = readonly [offset: number, colour: string, opacity?: number];
const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity ?? 1}"/>`,
    )
    .join('');

/** A fill that runs from top to bottom (or left to right) of its shape; returns the definition and the fill. */
export function linear(
  stage: Stage,
  stops: readonly Stop[],
  sideways = false,
): { defs: string; fill: string } {
  const id = stage.id();
  const run = sideways ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  return {
    defs: `<linearGradient id="${id}" x1="0" y1="0" ${run}>${stopsOf(stops)}</linearGradient>`,
    fill: `url(#${id})`,
  };
}
export function radial(stage: Stage, stops: readonly Stop[]): { defs: string; fill: string } {
  const id = stage.id();
  return { defs: `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`, fill: `url(#${id})` };
}

export const everywhere = (fill: string, more = ''): string =>
  rect(left, -margin, width + 2 * margin, height + 2 * margin, fill, more);

export function sky(stage: Stage, horizon = 0.82): string {
  const { top, middle, low } = stage.palette;
  const fill = linear(stage, [
    [0.06, top],
    [0.52, middle],
    [horizon, low],
  ]);
  return fill.defs + everywhere(fill.fill);
}

/** A soft light without an edge. */
export function glow(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  colour = stage.palette.light,
  strength = 0.8,
): string {
  const fill = radial(stage, [
    [0, colour, strength],
    [0.35, colour, strength * 0.36],
    [1, colour, 0],
  ]);
  return fill.defs + circle(x, y, r, fill.fill);
}

/** Sun or full moon, with its halo and a slightly warmer foot. */
export function disc(stage: Stage, x: number, y: number, r: number): string {
  const { light, low } = stage.palette;
  const fill = linear(stage, [
    [0.3, light],
    [1, mix(light, low, 0.3)],
  ]);
  return glow(stage, x, y, r * 3.1, light, 0.62) + fill.defs + circle(x, y, r, fill.fill);
}

export function crescent(stage: Stage, x: number, y: number, r: number): string {
  const d = `M${n(x + r * 0.28)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r)} ${n(y + r * 0.28)}A${n(r * 0.84)} ${n(r * 0.84)} 0 0 1 ${n(x + r * 0.28)} ${n(y - r)}Z`;
  return glow(stage, x, y, r * 3, stage.palette.light, 0.4) + path(d, stage.palette.light);
}

export const stars = ({ palette, random }: Stage, count: number, lowest = 520): string =>
  range(count)
    .map(() => {
      const y = random.between(-margin, lowest);
      const fade = 1 - Math.max(0, y) / (lowest * 1.15);
      return circle(
        random.between(left, right),
        y,
        random.between(0.9, 3.4),
        palette.light,
        `opacity="${n(random.between(0.2, 0.95) * fade + 0.04)}"`,
      );
    })
    .join('');

/** The line of a hill: soft ones roll, sharp ones break. Points from left to right. */
export function ridgeLine(
  stage: Stage,
  base: number,
  swing: number,
  kind: 'soft' | 'sharp',
): [number, number][] {
  const { random } = stage;
  const waves = range(kind === 'soft' ? 4 : 6).map((index) => ({
    length: (kind === 'soft' ? 900 : 620) / (index + 1) ** (kind === 'soft' ? 0.9 : 1.05),
    phase: random.between(0, Math.PI * 2),
    share: 1 / (index + 1) ** (kind === 'soft' ? 1.3 : 0.95),
  }));
  const step = kind === 'soft' ? 20 : 32;
  return range((right - left) / step + 2).map((index) => {
    const x = left + index * step;
    const lift = waves.reduce(
      (sum, wave) => sum + Math.sin((x / wave.length) * 2 * Math.PI + wave.phase) * wave.share,
      0,
    );
    const jag = kind === 'sharp' ? random.between(-0.22, 0.22) : 0;
    return [x, base - (lift * 0.55 + jag) * swing];
  });
}

export const under = (points: readonly (readonly [number, number])[]): string =>
  `M${n(points[0]![0])} ${bottom}L${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}L${n(points.at(-1)![0])} ${bottom}Z`;

export function ridge(
  stage: Stage,
  base: number,
  swing: number,
  nearness: number,
  kind: 'soft' | 'sharp' = 'soft',
): string {
  const colour = tone(stage.palette, nearness);
  const haze = tone(stage.palette, Math.max(0, nearness - 0.3));
  const fill = linear(stage, [
    [0, colour],
    [0.28, colour],
    [1, nearness > 0.9 ? colour : haze],
  ]);
  return fill.defs + path(under(ridgeLine(stage, base, swing, kind)), fill.fill);
}

/** A band of haze, strongest in its middle. */
export function mist(
  stage: Stage,
  y: number,
  depth: number,
  strength = 0.35,
  colour = stage.palette.low,
): string {
  const fill = linear(stage, [
    [0, colour, 0],
    [0.5, colour, strength],
    [1, colour, 0],
  ]);
  return fill.defs + rect(left, y - depth / 2, right - left, depth, fill.fill);
}

/** One cloud with a flat foot, `w` wide. */
export function cloud(stage: Stage, x: number, y: number, w: number, fill: string, opacity = 0.9): string {
  const { random } = stage;
  const puffs = range(5).map((index) => {
    const share = (index + 0.5) / 5;
    const r = w * (0.1 + 0.13 * Math.sin(share * Math.PI)) * random.between(0.82, 1.15);
    return circle(x - w / 2 + w * (0.1 + share * 0.8), y - r * 0.72, r, fill);
  });
  return group(
    `opacity="${opacity}"`,
    ...puffs,
    rect(x - w / 2, y - w * 0.09, w, w * 0.09, fill, `rx="${n(w * 0.045)}"`),
  );
}

/** A row of cloud tops with everything under it filled. */
export function cloudBank(stage: Stage, y: number, size: number, fill: string, opacity = 1): string {
  const { random } = stage;
  const tops: string[] = [];
  for (let x = left; x < right + size; x += size * random.between(0.62, 1.05)) {
    const r = size * random.between(0.55, 1.05);
    tops.push(circle(x, y + r * random.between(0.15, 0.5), r, fill));
  }
  return group(`opacity="${opacity}"`, ...tops, rect(left, y + size * 0.55, right - left, bottom - y, fill));
}

/** Water from `y` down, with the light's path at `x`. */
export function water(stage: Stage, y: number, x: number, spread = 190): string {
  const { palette, random } = stage;
  const fill = linear(stage, [
    [0, mix(palette.low, palette.middle, 0.45)],
    [0.16, mix(palette.middle, palette.top, 0.25)],
    [0.75, tone(palette, 0.95)],
  ]);
  const glints = range(64).map(() => {
    const fall = random.next() ** 1.5;
    const at = y + 6 + fall * (height - y);
    const w = random.between(30, 90) + fall * random.between(60, 300);
    const from = x + random.between(-1, 1) * (spread * (0.45 + fall * 0.7)) - w / 2;
    return rect(
      from,
      at,
      w,
      2 + fall * 7,
      palette.light,
      `rx="${n(1 + fall * 3)}" opacity="${n(random.between(0.16, 0.62))}"`,
    );
  });
  return fill.defs + rect(left, y, right - left, bottom - y, fill.fill) + glints.join('');
}

/** Short quiet lines on water, away from the light. */
export const ripples = ({ palette, random }: Stage, y: number, count = 34, opacity = 0.14): string =>
  range(count)
    .map(() => {
      const fall = random.next() ** 1.3;
      const w = random.between(40, 150) + fall * 180;
      return rect(
        random.between(left, right),
        y + 8 + fall * (height - y),
        w,
        1.6 + fall * 4,
        palette.light,
        `rx="2" opacity="${opacity}"`,
      );
    })
    .join('');

export const shore = (stage: Stage, y = 850, swing = 26): string => ridge(stage, y, swing, 1, 'soft');

/** A conifer with its foot at `y`. */
export function pine(stage: Stage, x: number, y: number, h: number, fill: string): string {
  const w = h * stage.random.between(0.32, 0.44);
  const tiers = 5;
  const side = range(tiers).flatMap((index) => {
    const share = (index + 1) / tiers;
    return [
      [w * 0.5 * share, -h + h * share * 0.96],
      [w * 0.5 * share * 0.52, -h + h * share * 0.93],
    ] as const;
  });
  const rightSide = side.map(([dx, dy]) => `L${n(x + dx)} ${n(y + dy)}`).join('');
  const leftSide = [...side]
    .reverse()
    .map(([dx, dy]) => `L${n(x - dx)} ${n(y + dy)}`)
    .join('');
  return path(`M${n(x)} ${n(y - h)}${rightSide}L${n(x)} ${n(y)}${leftSide}Z`, fill);
}

import { n } from '../art/stage.ts';

/**
 * Letters as lines of a pen, 100 high, each with its width: a clip's titles look the same on machines that have no
 * fonts.
 */
const glyphs: Readonly<Record<string, readonly [number, string]>> = {
  A: [76, 'M0 100L38 0L76 100M14 64H62'],
  B: [60, 'M0 0V100H32A27 27 0 0 0 32 46H0M32 46A23 23 0 0 0 32 0H0'],
  C: [84, 'M84 24A44 50 0 1 0 84 76'],
  D: [76, 'M0 0V100H28A48 50 0 0 0 28 0Z'],
  E: [54, 'M54 0H0V100H54M0 48H44'],
  F: [52, 'M52 0H0V100M0 48H42'],
  G: [88, 'M84 24A44 50 0 1 0 88 58H54'],
  H: [68, 'M0 0V100M68 0V100M0 48H68'],
  I: [0, 'M0 0V100'],
  J: [42, 'M42 0V72A21 28 0 0 1 0 72'],
  K: [64, 'M0 0V100M62 0L0 60M22 40L64 100'],
  L: [50, 'M0 0V100H50'],
  M: [84, 'M0 100V0L42 70L84 0V100'],
  N: [70, 'M0 100V0L70 100V0'],
  O: [92, 'M46 0A46 50 0 1 0 46 100A46 50 0 1 0 46 0Z'],
  P: [58, 'M0 100V0H30A28 28 0 0 1 30 56H0'],
  Q: [92, 'M46 0A46 50 0 1 0 46 100A46 50 0 1 0 46 0ZM58 74L90 106'],
  R: [62, 'M0 100V0H30A27 27 0 0 1 30 54H0M28 54L62 100'],
  S: [58, 'M56 16C48 -6 2 -6 4 26C6 54 56 46 58 74C58 106 8 106 0 82'],
  T: [68, 'M0 0H68M34 0V100'],
  U: [68, 'M0 0V64A34 36 0 0 0 68 64V0'],
  V: [74, 'M0 0L37 100L74 0'],
  W: [108, 'M0 0L27 100L54 12L81 100L108 0'],
  X: [68, 'M0 0L68 100M68 0L0 100'],
  Y: [70, 'M0 0L35 50L70 0M35 50V100'],
  Z: [66, 'M0 0H66L0 100H66'],
  0: [70, 'M35 0A35 50 0 1 0 35 100A35 50 0 1 0 35 0Z'],
  1: [26, 'M0 20L26 0V100'],
  2: [60, 'M2 26A28 26 0 1 1 50 46L0 100H60'],
  3: [58, 'M2 16C16 -8 56 -4 54 26C54 44 38 47 22 47C40 47 58 54 58 74C58 106 10 108 0 82'],
  4: [66, 'M50 100V0L0 70H66'],
  5: [58, 'M52 0H10L6 46C24 34 58 40 58 70C58 106 10 108 0 82'],
  6: [60, 'M50 4C20 8 0 38 0 70A30 30 0 1 0 4 58'],
  7: [60, 'M0 0H60L20 100'],
  8: [60, 'M30 46A23 23 0 1 0 30 0A23 23 0 1 0 30 46A27 27 0 1 0 30 100A27 27 0 1 0 30 46Z'],
  9: [60, 'M10 96C40 92 60 62 60 30A30 30 0 1 0 56 42'],
  '-': [36, 'M0 52H36'],
  '·': [4, 'M0 52H4'],
  ',': [8, 'M8 96L0 116'],
  '.': [4, 'M0 98H4'],
  ':': [4, 'M0 34H4M0 98H4'],
  '’': [8, 'M8 0L0 22'],
  '&': [78, 'M78 100L20 30C8 10 22 0 32 0C46 0 54 14 44 28C34 42 2 50 2 74C2 106 60 110 72 56'],
  '?': [52, 'M0 22C4 -8 54 -8 52 26C50 48 26 46 26 72M26 97V99'],
  '!': [4, 'M2 0V70M2 97V99'],
};
const gap = 30;
const space = 52;

/** Whether every letter of a text can be drawn. */
export const canLetter = (text: string): boolean =>
  [...text.toUpperCase()].every((letter) => letter === ' ' || letter in glyphs);

/** How wide a line is, where a capital is 100 high. */
export const widthOf = (line: string): number =>
  [...line.toUpperCase()].reduce((sum, letter) => sum + (glyphs[letter]?.[0] ?? space) + gap, -gap);

/** Breaks a text into lines of about equal length, none longer than `most` letters if words allow it. */
export function brokenLines(text: string, most: number): string[] {
  const count = Math.ceil(text.length / most);
  const target = text.length / count;
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    const grown = last === '' ? word : `${last} ${word}`;
    if (
      last !== '' &&
      (grown.length > most || Math.abs(grown.length - target) > Math.abs(last.length - target))
    )
      lines.push(word);
    else lines[lines.length - 1] = grown;
  }
  return lines;
}

export interface Lettering {
  readonly lines: readonly string[];
  /** Height of a capital, in parts of the canvas of 1600 × 900. */
  readonly size: number;
  /** The middle of the block. */
  readonly x: number;
  readonly y: number;
}

/** The letters of a line from its upper left corner on, for a pen of 10 to go over. */
export function strokesOf(line: string, x: number, y: number, scale: number): string {
  let at = x;
  return [...line.toUpperCase()]
    .map((sign) => {
      const [width, d] = glyphs[sign] ?? [space, ''];
      const drawn =
        d === '' ? '' : `<path d="${d}" transform="translate(${n(at)} ${n(y)}) scale(${scale})"/>`;
      at += (width + gap) * scale;
      return drawn;
    })
    .join('');
}

/** Lines of capitals around a point, light on a soft shade so that they stand on any picture. */
export function letter({ lines, size, x, y }: Lettering, colour: string): string {
  const scale = size / 100;
  const pitch = size * 1.9;
  const strokes = lines.map((line, row) =>
    strokesOf(
      line,
      x - (widthOf(line) * scale) / 2,
      y - size / 2 + (row - (lines.length - 1) / 2) * pitch,
      scale,
    ),
  );
  const pen = (stroke: string, weight: number, opacity: number): string =>
    `<g fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}">${strokes.join('')}</g>`;
  const wide = Math.max(...lines.map(widthOf)) * scale;
  const [rx, ry] = [wide * 0.5 + size * 3, (lines.length * pitch) / 2 + size * 1.7];
  const dark = size > 40 ? 0.72 : 0.5;
  const shade = `<defs><radialGradient id="shade"><stop offset="0" stop-color="#05060c" stop-opacity="${dark}"/><stop offset="0.55" stop-color="#05060c" stop-opacity="${dark * 0.7}"/><stop offset="1" stop-color="#05060c" stop-opacity="0"/></radialGradient></defs><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#shade)"/>`;
  return shade + pen('#05060c', 20, 0.35) + pen(colour, 10, 1);
}

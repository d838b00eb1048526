import { brokenLines, strokesOf, widthOf } from './film/lettering.ts';

/** What is written on an ad. */
export interface AdWords {
  readonly headline: string;
  /** Of what looks like a button. */
  readonly button: string;
}
interface Box {
  readonly width: number;
  readonly height: number;
}

const pale = '#f7f4ee';
const ink = '#0a0d14';
/** As heavy as the site's own words. */
const weight = 15;

const pen = (colour: string, strokes: string, heavy = weight): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${heavy}" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`;

/** As many lines as are drawn largest: `most` high, in a box of this size. */
function fitted(headline: string, box: Box, most: number): { lines: string[]; size: number } {
  const drawn = [headline.length, headline.length * 0.6, headline.length * 0.42].map((letters) => {
    const lines = brokenLines(headline, Math.ceil(letters));
    const widest = Math.max(...lines.map(widthOf)) / 100;
    return { lines, size: Math.min(most, box.width / widest, box.height / (lines.length * 1.7 - 0.7)) };
  });
  return drawn.reduce((best, one) => (one.size > best.size * 1.02 ? one : best));
}

/** A button whose right edge, or left one, is at `x`; its middle at `y`. */
function button(words: string, x: number, y: number, size: number, isLeft: boolean): string {
  const wide = (widthOf(words) * size) / 100 + size * 2.6;
  const left = isLeft ? x : x - wide;
  const high = size * 2.9;
  return `<rect x="${left}" y="${y - high / 2}" width="${wide}" height="${high}" rx="${high / 2}" fill="${pale}"/>${pen(ink, strokesOf(words, left + size * 1.3, y - size / 2, size / 100), 17)}`;
}

/** Where the mark stands: its left edge and its side. It leaves room for the buttons that turn the pictures. */
export function markOf({ width, height }: Box): { left: number; side: number } {
  const side = Math.max(28, Math.min(width, height) * 0.22);
  return { left: height >= 120 && width > height * 2 ? 56 : side / 2, side };
}

/**
 * The headline and the button of an ad, in its own pixels: beside the mark in a strip, else above it and beside it, on a
 * shade, so that they can be read on every scene.
 */
export function wordsOn({ headline, button: press }: AdWords, size: Box): string {
  const { width, height } = size;
  const mark = markOf(size);
  const markRight = mark.left + mark.side;
  const isStrip = height < 120;
  const shade = (id: string, way: string, from: number, to: number): string =>
    `<linearGradient id="${id}" ${way}><stop offset="0" stop-color="#05060c" stop-opacity="${from}"/><stop offset="1" stop-color="#05060c" stop-opacity="${to}"/></linearGradient>`;
  const all = (fill: string): string => `<rect width="${width}" height="${height}" fill="url(#${fill})"/>`;
  if (isStrip) {
    const letters = Math.max(8, height * 0.14);
    const edge = height * 0.2;
    const left = markRight + edge;
    const free = width - left - edge * 2 - (widthOf(press) * letters) / 100 - letters * 2.6;
    const { lines, size: high } = fitted(headline, { width: free, height: height * 0.62 }, height * 0.28);
    const pitch = high * 1.7;
    const top = height / 2 - ((lines.length - 1) * pitch + high) / 2;
    const drawn = lines.map((line, row) => strokesOf(line, left, top + row * pitch, high / 100)).join('');
    return `<defs>${shade('a', '', 0.72, 0.5)}</defs>${all('a')}${pen(pale, drawn)}${button(press, width - edge, height / 2, letters, false)}`;
  }
  const isWide = width > height * 2;
  const { left, side } = mark;
  const room = { width: isWide ? width * 0.5 : width - left * 2, height: height * (isWide ? 0.36 : 0.34) };
  const { lines, size: high } = fitted(headline, room, height * (isWide ? 0.13 : 0.1));
  const top = height * (isWide ? 0.16 : 0.09);
  const drawn = lines.map((line, row) => strokesOf(line, left, top + row * high * 1.7, high / 100)).join('');
  const letters = Math.min(13, Math.max(9, width * 0.037));
  const grounds = isWide
    ? `${shade('a', '', 0.82, 0)}</defs>${all('a')}`
    : `${shade('a', 'x2="0" y2="0.62"', 0.86, 0)}${shade('b', 'y1="1" x2="0" y2="0.6"', 0.6, 0)}</defs>${all('a')}${all('b')}`;
  return `<defs>${grounds}${pen(pale, drawn)}${button(press, markRight + side / 3, height - side, letters, true)}`;
}

import type { Encoding } from '#contract/encoding.ts';
import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/encoding.ts';

const kindWords = {
  drawn: texts.drawn,
  film: texts.film,
  grain: texts.grain,
  screen: texts.screen,
  mixed: texts.mixed,
} as const;

/** `640 kbit/s`, `1.1 Mbit/s`. */
export const rateWords = (kilobits: number): string =>
  kilobits < 1000
    ? fillIn(texts.kilobits, { number: kilobits })
    : fillIn(texts.megabits, { number: Number((kilobits / 1000).toFixed(kilobits < 10_000 ? 1 : 0)) });

/** How a video was encoded, why, and which sizes were left out: sentences. */
export function encodingWords({
  kind,
  reason,
  sizes,
  best,
  kilobits,
  left_out: leftOut,
}: Encoding): string[] {
  const known = kind === null ? texts.unknown : kindWords[kind];
  const words = { kind: known, count: sizes, best, rate: rateWords(kilobits) };
  return [
    fillIn(sizes === 1 ? texts.oneSize : texts.manySizes, words),
    reason,
    ...leftOut.map(({ size, because }) =>
      fillIn(because === 'picture' ? texts.looksAlike : texts.savesNothing, { size }),
    ),
  ];
}

/** One quiet line about how a video was encoded. */
export function EncodingNote({ encoding, className }: { encoding: Encoding | null; className: string }) {
  if (encoding === null) return null;
  return <p className={className}>{encodingWords(encoding).join(' ')}</p>;
}

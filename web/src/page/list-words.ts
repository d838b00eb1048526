import type { ListStatus, ScoreScale } from '#contract/work-words.ts';
import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/lists.ts';

export const statusWords: Readonly<Record<ListStatus, string>> = {
  watching: texts.watching,
  planned: texts.planned,
  completed: texts.completed,
  on_hold: texts.onHold,
  dropped: texts.dropped,
  rewatching: texts.rewatching,
};

const ten = Array.from({ length: 10 }, (_, index) => (10 - index) * 10);
/** What can be given in each measure, of a hundred, the best first. */
const scales: Readonly<Record<ScoreScale, readonly (readonly [score: number, words: string])[]>> = {
  ten: ten.map((score) => [score, fillIn(texts.tenOfTen, { points: score / 10 })] as const),
  stars: [
    [100, texts.fiveStars],
    [80, texts.fourStars],
    [60, texts.threeStars],
    [40, texts.twoStars],
    [20, texts.oneStar],
  ],
  smileys: [
    [85, texts.lovedIt],
    [60, texts.itWasOkay],
    [35, texts.notForMe],
  ],
};

const nearest = (scale: ScoreScale, score: number) =>
  scales[scale].reduce((best, one) => (Math.abs(one[0] - score) < Math.abs(best[0] - score) ? one : best));

/** A score in the member's measure; null: there is none. */
export const scoreWords = (scale: ScoreScale, score: number | null): string | null =>
  score === null ? null : nearest(scale, score)[1];

/** What can be chosen. A score that was given in a finer measure stands in the place of the nearest, and so stays. */
export function scoreChoices(scale: ScoreScale, score: number | null): [value: string, words: string][] {
  const own = score === null ? null : nearest(scale, score);
  return [
    ['', texts.noScore],
    ...scales[scale].map((one): [string, string] => [String(one === own ? score : one[0]), one[1]]),
  ];
}

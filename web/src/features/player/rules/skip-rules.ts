import type { Skip } from '#contract/works.ts';

/** Seconds before its end in which it is no longer worth a press. */
const tooLate = 2;

/** Which of these stands at this moment, by its place; -1: none. */
export const skipAt = (skips: readonly Skip[], time: number): number =>
  skips.findIndex(({ starts_at, ends_at }) => time >= starts_at && time < ends_at - tooLate);

/** An opening or recap goes by itself once, if one likes that, and never one that nobody can have seen. */
export const goesByItself = (skip: Skip, isWished: boolean): boolean =>
  isWished && skip.kind !== 'ending' && !skip.is_first;

/** After an ending that the video ends with, there is nothing to skip to but what comes next. */
export const endsVideo = ({ kind, ends_at }: Skip, duration: number): boolean =>
  kind === 'ending' && duration - ends_at < 5;

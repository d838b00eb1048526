import type { ShieldRule } from '#contract/shield.ts';
import type { Moment } from '#contract/videos.ts';
import type { PlayerPreferences } from '../engine/preferences.ts';

/** Seconds around flashing that are dimmed too: the player looks at the time a few times a second. */
const margin = 1.5;
/** Seconds before a warning stands in which it is said. */
const before = 5;

const isFlash = ({ kind }: Moment): boolean => kind !== 'warning';

/** Whether it flashes at this time, or is about to. */
export const flashesAt = (moments: readonly Moment[], time: number): boolean =>
  moments.some((one) => isFlash(one) && time >= one.starts_at - margin && time < one.ends_at + margin);

/** What becomes of the moments of a warning: said before, skipped, or nothing. */
export type WarningAct = PlayerPreferences['warnings'];

/** A warning that one’s shield hides goes by itself; one that it blurs or warns of is said at least. */
export function actOf(tag: string | null, wish: WarningAct, rules: readonly ShieldRule[]): WarningAct {
  const rule = rules.find(({ kind, name }) => kind === 'tag' && name === tag);
  if (rule?.act === 'hide' || wish === 'skip') return 'skip';
  return rule === undefined ? wish : 'say';
}

/** The warning that stands at this time or is about to, by its place; −1: none. */
export const warningAt = (moments: readonly Moment[], time: number): number =>
  moments.findIndex((one) => !isFlash(one) && time >= one.starts_at - before && time < one.ends_at);

/** Where one goes on after a moment: after all that hang together with it. */
export function endOf(moments: readonly Moment[], at: number): number {
  let end = moments[at]!.ends_at;
  for (const one of moments)
    if (!isFlash(one) && one.starts_at <= end + 1 && one.ends_at > end) end = one.ends_at;
  return end;
}

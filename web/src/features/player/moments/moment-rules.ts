import type { ShieldRule } from '#contract/shield.ts';
import type { Moment } from '#contract/videos.ts';
import type { PlayerPreferences } from '../engine/preferences.ts';

/** Seconds around flashing that are dimmed too: the player looks at the time a few times a second. */
const margin = 1.5;
/** Seconds before a warning stands in which it is said. */
export const before = 5;

const isFlash = ({ kind }: Moment): boolean => kind !== 'warning';

/** Whether it flashes at this time, or is about to. */
export const flashesAt = (moments: readonly Moment[], time: number): boolean =>
  moments.some((one) => isFlash(one) && time >= one.starts_at - margin && time < one.ends_at + margin);

/** What becomes of the moments of a warning: said before, skipped, or nothing. */
export type WarningAct = PlayerPreferences['warnings'];

/** A warning that one’s shield hides, or that implies what it hides, goes by itself; one that it blurs or warns of is said at least. */
export function actOf(
  { tag, implied }: Pick<Moment, 'tag' | 'implied'>,
  wish: WarningAct,
  rules: readonly ShieldRule[],
): WarningAct {
  const held = rules.filter(({ kind, name }) => kind === 'tag' && (name === tag || implied.includes(name)));
  if (wish === 'skip' || held.some(({ act }) => act === 'hide')) return 'skip';
  return held.length === 0 ? wish : 'say';
}

/** The warnings that stand at this time, by their places; with `ahead` those too that begin within so many seconds. */
export const warningsAt = (moments: readonly Moment[], time: number, ahead = 0): number[] =>
  moments.flatMap((one, at) =>
    !isFlash(one) && time >= one.starts_at - ahead && time < one.ends_at ? [at] : [],
  );

/** Which warnings go together when those are left that stand or begin `ahead`, and where one goes on after all of them. */
export function leaveAt(
  moments: readonly Moment[],
  time: number,
  isLeft: (moment: Moment) => boolean,
  ahead = 0,
): { left: Moment[]; end: number } {
  const left: Moment[] = [];
  let end = time;
  // In the order in which they begin: what begins within a second after another hangs together with it.
  for (const one of moments) {
    const reach = left.length > 0 ? Math.max(time + ahead, end + 1) : time + ahead;
    if (isFlash(one) || one.ends_at <= time || one.starts_at > reach || !isLeft(one)) continue;
    left.push(one);
    end = Math.max(end, one.ends_at);
  }
  return { left, end };
}

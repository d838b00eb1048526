import type { DueItem } from '#contract/legal-desk.ts';

type Timed = Pick<DueItem, 'due_at' | 'late_at' | 'is_late'>;

/** The moment that a row names: what is due already, and late only later, names the later one. */
const momentOf = ({ due_at: due, late_at: late }: Timed, now: string): string =>
  due <= now ? (late ?? due) : due;

/** What is late comes first and what is never late last; each part by the moment it names. All moments are written alike. */
export const inOrder =
  (now: string) =>
  (one: Timed, other: Timed): number => {
    const [own, others] = [momentOf(one, now), momentOf(other, now)];
    return (
      Number(other.is_late) - Number(one.is_late) ||
      Number(one.late_at === null) - Number(other.late_at === null) ||
      (own < others ? -1 : Number(own > others))
    );
  };

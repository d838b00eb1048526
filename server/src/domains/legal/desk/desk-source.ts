import type { DueItem } from '#contract/legal-desk.ts';
import type { Executor } from '../../../platform/db/database.ts';

/** `late_at`: from when it is late, if not from when it is due; null: never. */
export type SourceItem = Omit<DueItem, 'is_late' | 'late_at' | 'is_own' | 'reasons' | 'from'> & {
  /** Of a case. */
  reasons?: DueItem['reasons'];
  from?: DueItem['from'];
  late_at?: string | null;
  /** Whoever took what had its id before that has nothing of this one: a case may be complained of more than once. */
  since?: string;
  /** Who decided what it objects to: somebody else deals with it. */
  deciders?: readonly string[];
};

/** How many sworn notices are open, and since when the oldest waits; null: none does. */
export interface OpenNotices {
  count: number;
  since: string | null;
}

/** Something with times that the desk shows. The domain that owns it provides one; main ties them to the desk. */
export interface DeskSource {
  /** Due first at the top. */
  due(db: Executor, viewer: { seesMinors: boolean }, most: number): Promise<SourceItem[]>;
  /** Where sworn notices arrive: those that nobody has decided about, counted to `most`. */
  notices?(db: Executor, viewer: { seesMinors: boolean }, most: number): Promise<OpenNotices>;
  /** How many are late at a moment: now, or one to come. */
  countLate(db: Executor, viewer: { seesMinors: boolean }, at: Date): Promise<number>;
}

/** Whether something was taken before the item that it now looks like began. */
export const isBefore = (taken: Date, since: string | undefined): boolean =>
  since !== undefined && taken.getTime() < Date.parse(since);

import type { DueItem } from '#contract/legal-desk.ts';
import type { Executor } from '../../../platform/db/database.ts';

/** Something with times that the desk shows. The domain that owns it provides one; main ties them to the desk. */
export interface DeskSource {
  /** Due first at the top. */
  due(db: Executor, viewer: { seesMinors: boolean }, most: number): Promise<Omit<DueItem, 'is_late'>[]>;
  countLate(db: Executor, viewer: { seesMinors: boolean }): Promise<number>;
}

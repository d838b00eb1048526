import type { Platform } from '../context.ts';
import type { Executor } from '../db/database.ts';

/** A way to tell people from programs. Others are written beside `work-check.ts` and listed in `human-check.ts`. */
export interface HumanAdapter {
  /** What the browser is given to answer. */
  ask(platform: Pick<Platform, 'config'>): { challenge: string; bits: number };
  /** Whether an answer is right and was not given before; it counts as given from now on, if the transaction does. */
  takes(platform: Pick<Platform, 'config'>, transaction: Executor, proof: string): Promise<boolean>;
}

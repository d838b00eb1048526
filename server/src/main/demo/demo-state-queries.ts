import type { Executor } from '../../platform/db/database.ts';

/** Sessions that work on the demo catalogue hold this advisory lock, one at a time. */
const demoLock = 7_262_010;
export const tryDemoLock = async (db: Executor): Promise<boolean> =>
  (await db.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [demoLock]))[0]?.mine ===
  true;
export const releaseDemoLock = async (db: Executor): Promise<void> => {
  await db.query('select pg_advisory_unlock($1)', [demoLock]);
};

export interface DemoState {
  rowsMadeAt: Date | null;
  clipsMadeAt: Date | null;
  removedAt: Date | null;
}

export async function readDemoState(db: Executor): Promise<DemoState> {
  const rows = await db.query<{
    rows_made_at: Date | null;
    clips_made_at: Date | null;
    removed_at: Date | null;
  }>('select rows_made_at, clips_made_at, removed_at from demo_state');
  const row = rows[0];
  return {
    rowsMadeAt: row?.rows_made_at ?? null,
    clipsMadeAt: row?.clips_made_at ?? null,
    removedAt: row?.removed_at ?? null,
  };
}

export async function markDemo(
  db: Executor,
  step: 'rows_made_at' | 'clips_made_at' | 'removed_at',
): Promise<void> {
  await db.query(`update demo_state set ${step} = coalesce(${step}, now())`);
}

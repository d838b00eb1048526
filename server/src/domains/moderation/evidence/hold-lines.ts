import type { Input } from '#contract/calls.ts';
import type { SecondLookLine } from '#contract/second-looks.ts';
import type { Viewer } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { line } from '../../../platform/second-looks/final-call.ts';
import { seesMinors } from '../../accounts/index.ts';
import { caseName } from '../cases/case-acts.ts';
import { findCase } from '../cases/case-queries.ts';
import { findHold, findHoldTarget, type HoldRow } from './hold-queries.ts';
import { subjectWords } from './hold-rules.ts';

/** A hold that is to be lifted, for whoever confirms it. */
export async function holdLines(
  db: Executor,
  viewer: Viewer,
  { p_hold_id: id, p_reason: reason }: Input<'lift_legal_hold'>,
): Promise<SecondLookLine[]> {
  const sees = await seesMinors(db, viewer);
  const hold = await findHold(db, id, sees);
  if (hold === null) return [];
  const ends = hold.until === null ? 'until it is lifted' : `until ${hold.until.toISOString().slice(0, 10)}`;
  return [
    await subjectLine(db, hold, sees),
    line('Placed', `By ${hold.placed_by_name}, ${hold.placed_at.toISOString().slice(0, 10)}, ${ends}`),
    line('Reason of the hold', hold.reason),
    line('Reason to lift it', reason),
  ];
}

/** What it is on: a name only for whoever may see it. */
async function subjectLine(
  db: Executor,
  { subject_kind: kind, subject_id: id }: HoldRow,
  sees: boolean,
): Promise<SecondLookLine> {
  const label = 'On';
  if (kind === 'case') {
    const one = await findCase(db, id, sees);
    return one === null
      ? line(label, 'a case')
      : line(label, `the case of ${caseName(one)}`, {
          ...{ kind: 'case', id: one.id },
        });
  }
  const found = await findHoldTarget(db, kind, id);
  const isShown = found !== null && (sees || !found.isMinorRelated);
  const words = subjectWords(kind, isShown ? found.name : null);
  return line(label, words, isShown && kind === 'member' ? { kind: 'member', id } : null);
}

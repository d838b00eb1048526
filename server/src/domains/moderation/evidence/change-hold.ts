import type { HoldSubject } from '#contract/evidence-lists.ts';
import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import { type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { caseActKind, minorActKind } from '../cases/case-acts.ts';
import { findCase } from '../cases/case-queries.ts';
import {
  findHoldTarget,
  type HoldRow,
  type HoldTarget,
  insertHold,
  lockHold,
  lockSubject,
  writeLifted,
} from './hold-queries.ts';
import { subjectWords } from './hold-rules.ts';

export interface PlaceHold {
  kind: HoldSubject;
  subjectId: string;
  reason: string;
  until: Date | null;
  isMinorRelated: boolean;
  seesMinors: boolean;
}

const nothing = (): AppError => new AppError('notFound', 'There is nothing of this id.');

/**
 * The subject of a hold, as far as this admin may see it; for a merged case, the one it went into. Throws
 * `notFound`.
 */
async function findSubject(
  transaction: TransactionExecutor,
  { kind, subjectId, seesMinors }: Pick<PlaceHold, 'kind' | 'subjectId' | 'seesMinors'>,
): Promise<HoldTarget & { id: string }> {
  if (kind === 'case') {
    const one = await findCase(transaction, subjectId, seesMinors);
    if (one === null) throw nothing();
    return { id: one.id, name: one.title, isMinorRelated: one.is_minor_related };
  }
  const found = await findHoldTarget(transaction, kind, subjectId);
  if (found === null || (found.isMinorRelated && !seesMinors)) throw nothing();
  return { ...found, id: subjectId };
}

const targetKindOf = (kind: HoldSubject, isMinorRelated: boolean): string =>
  isMinorRelated ? minorActKind : kind === 'case' ? caseActKind : kind;

/**
 * Places a legal hold, on record. Throws `notFound`, `notAllowed` for one about minors without the right, and
 * `conflict` if there are too many.
 */
export async function placeHold(
  transaction: TransactionExecutor,
  actor: Actor,
  asked: PlaceHold,
): Promise<HoldRow> {
  if (asked.isMinorRelated && !asked.seesMinors)
    throw new AppError('notAllowed', 'Holds about minors are placed by admins with child_safety.', {
      field: 'p_is_minor_related',
    });
  const subject = await findSubject(transaction, asked);
  if ((await lockSubject(transaction, asked.kind, subject.id)) >= limits.holdsAtOnce)
    throw new AppError('conflict', `There are ${limits.holdsAtOnce} holds on it already. Lift one first.`);
  const isMinorRelated = asked.isMinorRelated || subject.isMinorRelated;
  const hold = await insertHold(transaction, {
    id: newId(),
    kind: asked.kind,
    subjectId: subject.id,
    reason: asked.reason,
    isMinorRelated,
    placerId: actor.id,
    placerName: actor.name,
    until: asked.until,
  });
  if (hold === null) throw nothing();
  await recordAct(transaction, actor, {
    act: 'hold.placed',
    targetKind: targetKindOf(asked.kind, isMinorRelated),
    targetId: subject.id,
    summary: `Placed a legal hold on ${subjectWords(asked.kind, subject.name)}${asked.until === null ? '' : ` until ${asked.until.toISOString().slice(0, 10)}`}.`,
    details: { hold_id: hold.id, reason: asked.reason, until: asked.until?.toISOString() ?? null },
  });
  return hold;
}

/** Lifts a hold, on record. Throws `notFound`, and `conflict` if it has already been lifted. */
export async function liftHold(
  transaction: TransactionExecutor,
  actor: Actor,
  asked: { holdId: string; reason: string; seesMinors: boolean },
): Promise<HoldRow> {
  const before = await lockHold(transaction, asked.holdId, asked.seesMinors);
  if (before === null) throw nothing();
  if (before.lifted_at !== null) throw new AppError('conflict', 'Someone has already lifted this hold.');
  const hold = await writeLifted(transaction, before.id, { name: actor.name, reason: asked.reason });
  if (hold === null) throw nothing();
  await recordAct(transaction, actor, {
    act: 'hold.lifted',
    targetKind: targetKindOf(hold.subject_kind, hold.is_minor_related),
    targetId: hold.subject_id,
    summary: `Lifted a legal hold on ${subjectWords(hold.subject_kind, null)}.`,
    details: { hold_id: hold.id, reason: asked.reason },
  });
  return hold;
}

import { badInput } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { targetsOf } from '../cases/case-queries.ts';
import type { ReportTarget, ThingCopy } from '../report-target.ts';
import { hasRemovalNotice, minorRelatedOf } from './copies-queries.ts';
import { decideCopies } from './decide-copies.job.ts';

/**
 * Copies of everything that a case is about, each once. Without `seesMinors` not those that may show a minor: whoever may
 * see them decides.
 */
export async function copiesOfCase(
  db: TransactionExecutor | Platform['db'],
  kinds: readonly ReportTarget[],
  caseId: string,
  seesMinors: boolean,
): Promise<ThingCopy[]> {
  const targets = await targetsOf(db, caseId);
  const own = new Set(targets.map(({ id }) => id));
  const copies = new Map<string, ThingCopy>();
  for (const { kind, id } of targets) {
    const target = kinds.find((one) => one.kind === kind);
    const frames = (await target?.frames?.(db, id)) ?? [];
    const found = (
      await Promise.all([
        target?.copies?.(db, id) ?? [],
        ...(frames.length === 0 ? [] : kinds.map((one) => one.showing?.(db, frames) ?? [])),
      ])
    ).flat();
    const hidden = seesMinors ? new Set<string>() : await hiddenOf(db, found);
    for (const copy of found)
      if (!own.has(copy.id) && !copies.has(copy.id) && !hidden.has(copy.id)) copies.set(copy.id, copy);
  }
  return [...copies.values()];
}

async function hiddenOf(
  db: TransactionExecutor | Platform['db'],
  found: readonly ThingCopy[],
): Promise<ReadonlySet<string>> {
  const kinds = [...new Set(found.map(({ target }) => target))];
  const hidden = await Promise.all(
    kinds.map((kind) =>
      minorRelatedOf(
        db,
        kind,
        found.filter(({ target }) => target === kind).map(({ id }) => id),
      ),
    ),
  );
  return new Set(hidden.flatMap((ids) => [...ids]));
}

/**
 * Has copies decided on as their case was, by the same act: the chosen ones, or all of them where somebody who appears
 * against their will asked for the removal and nothing was chosen. Throws `badInput` for what is no copy.
 */
export async function takeCopiesAlong(
  transaction: TransactionExecutor,
  { jobs }: Pick<Platform, 'jobs'>,
  kinds: readonly ReportTarget[],
  decided: {
    caseId: string;
    decisionId: string;
    isRestricted: boolean;
    takesPictures: boolean;
    seesMinors: boolean;
  },
  chosen: readonly string[] | undefined,
): Promise<number> {
  if (!decided.isRestricted) {
    if (chosen !== undefined && chosen.length > 0)
      throw badInput('p_copy_ids', 'Copies are taken along only where the thing itself does not stay.');
    return 0;
  }
  if (chosen === undefined && !(await hasRemovalNotice(transaction, decided.caseId, decided.decisionId)))
    return 0;
  if (chosen?.length === 0) return 0;
  const copies = await copiesOfCase(transaction, kinds, decided.caseId, decided.seesMinors);
  // A picture cannot be limited or unpublished.
  const follows = ({ target }: ThingCopy): boolean => target === 'video' || decided.takesPictures;
  const ids = chosen?.map((id) => id.toLowerCase()) ?? copies.filter(follows).map(({ id }) => id);
  if (copies.some((copy) => ids.includes(copy.id) && !follows(copy)))
    throw badInput('p_copy_ids', 'Photos go along where the video is removed or disabled.');
  if (ids.some((id) => copies.every((copy) => copy.id !== id)))
    throw badInput(
      'p_copy_ids',
      'One of these isn’t a copy anymore. Reload the page and look at the case again.',
    );
  if (ids.length > 0)
    await jobs.enqueue(transaction, decideCopies, {
      decisionId: decided.decisionId,
      copyIds: [...new Set(ids)],
    });
  return ids.length;
}

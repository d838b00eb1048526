import { newId } from '../../../kit/ids.ts';
import { recordAct, theSite } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import { holdsTerms, termListMark } from '../../texts/index.ts';
import { fileReport } from '../file-report.ts';
import { lockTarget } from '../report-queries.ts';
import type { ReportTarget } from '../report-target.ts';
import type { StoredText } from './stored-text.ts';
import { noteTextLook, type TextRow, textLooks, textsAfter, wasReported } from './stored-text-queries.ts';

/** What is checked, and what describes a thing to the deciding admin. */
export interface LookedThrough {
  texts: readonly StoredText[];
  targets: readonly ReportTarget[];
}
type Machines = Pick<Platform, 'db' | 'config' | 'log'>;
/** Rows read at once. */
const together = 100;
const why = 'Found by looking through what is stored: it holds a word that is not allowed here.';

/**
 * Checks all texts that others read, once with each version of the list of prohibited terms. A text that
 * contains one is reported for a person to decide on: nobody's words are changed. Continues where it stopped;
 * `afterEach` is called after some rows, and answering false stops it for now.
 */
export async function lookThroughTexts(
  platform: Machines,
  { texts, targets }: LookedThrough,
  { signal, afterEach }: { signal: AbortSignal; afterEach(): Promise<boolean> },
): Promise<void> {
  const listMark = termListMark(platform);
  const looks = await textLooks(platform.db);
  for (const stored of texts) {
    const before = looks.find(({ name, listMark: mark }) => name === stored.name && mark === listMark);
    if (before?.isDone) continue;
    let after = before?.afterId ?? null;
    for (let isDone = false; !isDone; ) {
      signal.throwIfAborted();
      const rows = await textsAfter(platform.db, stored, { after, limit: together });
      let found = 0;
      for (const row of rows) if (await look(platform, { stored, targets }, row)) found++;
      after = rows.at(-1)?.id ?? after;
      isDone = rows.length < together;
      await noteTextLook(platform.db, {
        name: stored.name,
        listMark,
        afterId: after,
        isDone,
        looked: rows.length,
        found,
      });
      if (found > 0)
        platform.log.warn({ found, of: stored.name }, 'stored texts hold words that are not allowed here');
      if (rows.length > 0 && !(await afterEach())) return;
    }
  }
}

/** Whether it contains anything new to the deciding admin. */
async function look(
  platform: Machines,
  { stored, targets }: { stored: StoredText; targets: readonly ReportTarget[] },
  { id, ownerId, texts }: TextRow,
): Promise<boolean> {
  const rules = {
    holder: '',
    longest: Number.POSITIVE_INFINITY,
    holdWords: 'passed' as const,
    ...(stored.isName ? { isName: true as const } : {}),
  };
  const content = texts.find((text) => holdsTerms(platform, text, rules));
  if (content === undefined) return false;
  const { kind } = stored;
  return platform.db.transaction(async (transaction) => {
    if (kind === null) {
      await recordAct(transaction, theSite, {
        act: 'text.found',
        targetKind: stored.name.replaceAll(' ', '_'),
        targetId: id,
        summary: `A ${stored.name} that is stored holds a word that is not allowed here.`,
        details: {},
      });
      return true;
    }
    await lockTarget(transaction, kind, id);
    if (await wasReported(transaction, { kind, id, content })) return false;
    // As seen by its owner, who is told about everything.
    const seen = await targets.find((one) => one.kind === kind)?.find(transaction, id, ownerId ?? newId());
    const evidence = { ...(seen?.evidence ?? { content }), found_in: content };
    await fileReport(transaction, {
      kind,
      targetId: id,
      ownerId,
      reporterId: null,
      reason: 'OTHER_INAPPROPRIATE',
      text: why,
      evidence,
      heldTarget: false,
      foundBy: 'list',
    });
    return true;
  });
}

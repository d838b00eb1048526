import type { Input } from '#contract/calls.ts';
import type { CannedText } from '#contract/support.ts';
import { supportLimits as most } from '#contract/support-lists.ts';
import { AppError } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { MemberContext } from '../../../platform/context.ts';
import { deleteCanned, insertCanned, isTitleTaken, updateCanned } from './desk-queries.ts';
import { readText } from './support-rules.ts';

const noText = (): AppError => new AppError('notFound', 'There is no such text.');

/** Adds a text, or changes one, on record. */
export function saveCanned(context: MemberContext, input: Input<'save_canned_text'>): Promise<CannedText> {
  const given = input.p_canned_id ?? null;
  const row = {
    id: given ?? newId(),
    title: readText('p_title', input.p_title, {
      what: 'The title',
      longest: most.cannedTitleLength,
      isLine: true,
    }),
    body: readText('p_body', input.p_body, { what: 'The text', longest: most.messageLength }),
  };
  return context.db.transaction(async (transaction) => {
    if (await isTitleTaken(transaction, row.title, row.id))
      throw new AppError('conflict', 'There is a text of this title already.');
    const saved = await (given === null ? insertCanned : updateCanned)(transaction, row, context.memberId);
    if (saved === null)
      throw given === null
        ? new AppError('conflict', `There are ${most.cannedTexts} texts already.`)
        : noText();
    await record(transaction, context, saved, given === null ? 'Added' : 'Changed');
    return saved;
  });
}

export const removeCanned = (context: MemberContext, id: string): Promise<{ id: string }> =>
  context.db.transaction(async (transaction) => {
    const title = await deleteCanned(transaction, id);
    if (title === null) throw noText();
    await record(transaction, context, { id, title }, 'Deleted');
    return { id };
  });

const record = (
  transaction: Parameters<typeof recordAct>[0],
  context: MemberContext,
  { id, title }: { id: string; title: string },
  did: 'Added' | 'Changed' | 'Deleted',
): Promise<void> =>
  recordAct(transaction, actorOf(context.viewer), {
    act: `ticket.text_${did.toLowerCase()}`,
    targetKind: 'canned_text',
    targetId: id,
    summary: `${did} the text “${title}” for answers of the support desk.`,
  });

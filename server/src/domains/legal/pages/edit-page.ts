import type { Input, Output } from '#contract/calls.ts';
import { type LegalPageName, legalTitles, legalLimits as most } from '#contract/legal-lists.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { isDay } from '../../../kit/dates.ts';
import { newId } from '../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { versionOf } from './current-version.ts';
import { textFaults } from './legal-text-rules.ts';
import {
  announcedFrom,
  type DraftRow,
  deleteDraft,
  findNewest,
  lockDraft,
  publishDraft,
  writeDraft,
} from './legal-version-queries.ts';
import { versionView } from './legal-view.ts';

/** The texts of a draft, as they may be saved. */
function readDraft(input: Input<'save_legal_draft'>): { body: string; summary: string; effectiveOn: string } {
  const body = `${input.p_body.replace(/\r\n?/g, '\n').trim()}\n`;
  const summary = input.p_summary.trim();
  if (body.trim() === '') throw badInput('p_body', 'The text is empty.');
  if (body.length > most.bodyLength)
    throw badInput('p_body', `The text is longer than ${most.bodyLength} characters.`);
  const faults = textFaults(body);
  if (faults.length > 0) throw badInput('p_body', faults.join(' '));
  if (summary.length > most.summaryLength)
    throw badInput('p_summary', `What is new is longer than ${most.summaryLength} characters.`);
  if (!isDay(input.p_effective_on)) throw badInput('p_effective_on', 'Please choose a day.');
  return { body, summary, effectiveOn: input.p_effective_on };
}

/** The draft of a page, held, if it is the one that was seen. */
async function lockSeen(
  transaction: TransactionExecutor,
  page: LegalPageName,
  seen: string | null,
): Promise<DraftRow | null> {
  await versionOf(transaction, page);
  const draft = await lockDraft(transaction, page);
  if ((draft?.updated_at.toISOString() ?? null) !== seen)
    throw new AppError('conflict', 'Someone else has changed this draft. Reload the page to see it.');
  return draft;
}

const noDraft = (): AppError => new AppError('notFound', 'There is no draft of this page.');

export async function saveDraft(
  { db, viewer, memberId }: MemberContext,
  input: Input<'save_legal_draft'>,
): Promise<Output<'save_legal_draft'>> {
  const page = input.p_page;
  const texts = readDraft(input);
  return db.transaction(async (transaction) => {
    const before = await lockSeen(transaction, page, input.p_seen);
    const savedAt = await writeDraft(transaction, { id: newId(), page, ...texts, writerId: memberId });
    await recordAct(transaction, actorOf(viewer), {
      act: 'legal.drafted',
      targetKind: 'legal_page',
      targetId: page,
      summary: `Saved a draft of ${legalTitles[page]}.`,
      details: {
        before: before && { characters: before.body.length },
        after: { characters: texts.body.length },
      },
    });
    return { updated_at: savedAt.toISOString() };
  });
}

export const publish = (
  { db, viewer, memberId }: MemberContext,
  { p_page: page, p_seen: seen, p_cancels_announced: cancels = false }: Input<'publish_legal_draft'>,
): Promise<Output<'publish_legal_draft'>> =>
  db.transaction(async (transaction) => {
    const draft = await lockSeen(transaction, page, seen);
    if (draft === null) throw noDraft();
    const newest = (await findNewest(transaction, page))!;
    if (newest.body === draft.body && newest.effective_on === draft.effective_on)
      throw new AppError('conflict', 'This text is already published.');
    const day = draft.effective_on;
    const cancelled = day === null ? [] : await announcedFrom(transaction, page, day);
    const [first] = cancelled;
    if (first !== undefined && !cancels)
      throw new AppError(
        'conflict',
        `Version ${first.number} is announced for ${first.effective_on}, and would never be in force. Choose a later day for this one, or say that it takes its place.`,
      );
    const published = await publishDraft(transaction, draft.id, memberId);
    await recordAct(transaction, actorOf(viewer), {
      act: 'legal.published',
      targetKind: 'legal_page',
      targetId: page,
      summary: `Published version ${published.number} of ${legalTitles[page]}.`,
      details: {
        before: { number: newest.number },
        after: { number: published.number, effective_on: published.effective_on },
        ...(cancelled.length > 0 ? { cancelled: cancelled.map(({ number }) => number) } : {}),
      },
    });
    await dropCached(transaction, 'legal');
    return versionView(published);
  });

export const discard = (
  { db, viewer }: MemberContext,
  { p_page: page, p_seen: seen }: Input<'discard_legal_draft'>,
): Promise<Output<'discard_legal_draft'>> =>
  db.transaction(async (transaction) => {
    const draft = await lockSeen(transaction, page, seen);
    if (draft === null) throw noDraft();
    await deleteDraft(transaction, draft.id);
    await recordAct(transaction, actorOf(viewer), {
      act: 'legal.discarded',
      targetKind: 'legal_page',
      targetId: page,
      summary: `Discarded the draft of ${legalTitles[page]}.`,
    });
    return { page };
  });

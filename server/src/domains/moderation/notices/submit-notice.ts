import type { Input, Output } from '#contract/calls.ts';
import { noticeLimits as most } from '#contract/notice-lists.ts';
import { illegalTexts, removalTexts, takedownTexts } from '#contract/notice-texts.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { mailboxOf } from '../../../kit/email-address.ts';
import { newId } from '../../../kit/ids.ts';
import type { CallContext, Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { hashOfReceipt, newReceipt, receiptSealer } from '../../../platform/receipts.ts';
import { admitSender } from '../../../platform/visitors/admit-sender.ts';
import { networkHashes } from '../../../platform/visitors/network-hash.ts';
import { isMinorRelated } from '../report-rules.ts';
import type { ReportTarget } from '../report-target.ts';
import { reportingNetwork } from '../reporting-network.ts';
import { fileNotice } from './file-notice.job.ts';
import { countRecent, insertNotice, markFiled } from './notice-queries.ts';
import { readNotice, thingOf } from './read-notice.ts';
import { resolveAddresses, resolveThing } from './resolve-addresses.ts';
import { sendNoticeMail } from './send-notice-mail.job.ts';

/**
 * Stores a notice. A member's is filed at once; without an account it waits until its address is confirmed.
 * Throws `signInRequired`, `badInput` and `rateLimited`.
 */
export async function submitNotice(
  context: CallContext,
  { targets, origin }: { targets: readonly ReportTarget[]; origin: string },
  input: Input<'submit_notice'>,
): Promise<Output<'submit_notice'>> {
  const texts = { copyright: takedownTexts, removal: removalTexts, illegal: illegalTexts }[input.p_kind];
  const memberId = context.viewer.userId;
  if (memberId === null && 'signIn' in texts && input.p_without_account !== true)
    throw new AppError('signInRequired', texts.signIn);
  const notice = readNotice(input);
  const isUnknown = memberId === null && notice.email === '';
  // Each page that is named this way becomes a case for few, which goes before all others.
  if (isUnknown && notice.lines.length > most.unknownAddresses)
    throw badInput('p_addresses', illegalTexts.tooManyUnknown);
  const lines = await resolveAddresses(context.db, targets, origin, notice.lines);
  const thing = thingOf(input);
  if (thing !== null) lines.unshift(await resolveThing(context.db, targets, thing, memberId));
  const accepted = lines.filter(({ target }) => target !== null).map(({ address }) => address);
  if (accepted.length === 0) throw badInput('p_addresses', noneOf(texts, notice.lines[0], origin));

  const [id, receipt] = [newId(), newReceipt()];
  // Members are counted by themselves: they could use up the day of anybody whose address they type.
  const { network, around } = await networkHashes(context);
  const mailbox = memberId === null ? mailboxOf(notice.email || `network ${network}`) : `member ${memberId}`;
  // Nobody stands behind an address that was not confirmed; where none was given, there is nothing to wait for.
  const waits = memberId === null && !isUnknown;
  const perMailbox = isUnknown ? most.perUnknown : most.perMailbox;
  const sealed = receiptSealer(context.config).seal(receipt, id);
  await context.db.transaction(async (transaction) => {
    await admitSender(context, transaction, {
      ...{ what: 'notice', sender: mailbox, from: { network, around }, proof: { sent: input.p_proof } },
      most: { perMailbox, perNetwork: most.perNetwork },
      count: () => countRecent(transaction, mailbox, network),
      tooMany: 'Too many notices came from you today. Please go on tomorrow.',
    });
    await insertNotice(
      transaction,
      {
        ...{ ...notice, id, receipt: { hash: hashOfReceipt(receipt), sealed }, memberId, mailbox, network },
        ...{ language: context.request.language, isGathered: false },
      },
      lines,
    );
    const counted = isMinorRelated(notice.reason)
      ? reportingNetwork(context.config, context.request.address)
      : null;
    if (!waits) await beginFiling(transaction, context, id, counted);
    else await context.jobs.enqueue(transaction, sendNoticeMail, { noticeId: id, about: 'confirm' });
  });
  return {
    receipt: waits ? null : receipt,
    accepted,
    not_here: lines.filter(({ target }) => target === null).map(({ address }) => address),
    clock:
      !waits && notice.isUrgent ? new Date(Date.now() + most.urgentHours * 3_600_000).toISOString() : null,
  };
}

const lineShown = 120;

/** Why none of the lines was taken: the first of them, and what they should look like, where the form has words for it. */
function noneOf(texts: { noAddress: string }, line: string | undefined, origin: string): string {
  if (line === undefined || !('notHere' in texts)) return texts.noAddress;
  const shown = line.length > lineShown ? `${line.slice(0, lineShown)}…` : line;
  return illegalTexts.notHere.replace('{line}', () => shown).replace('{origin}', () => origin);
}

/**
 * Has reports made of a notice, and its receipt mailed; its time runs from now. Nothing happens the second time:
 * false. `network`: where what it hides is counted, if it can hide anything.
 */
export async function beginFiling(
  transaction: TransactionExecutor,
  { jobs }: Pick<Platform, 'jobs'>,
  noticeId: string,
  network: Buffer | null,
): Promise<boolean> {
  if (!(await markFiled(transaction, noticeId, most.urgentHours))) return false;
  await jobs.enqueue(transaction, fileNotice, { noticeId, network: network?.toString('hex') ?? null });
  await jobs.enqueue(transaction, sendNoticeMail, { noticeId, about: 'filed' });
  return true;
}

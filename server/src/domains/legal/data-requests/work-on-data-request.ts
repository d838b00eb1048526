import type { Input, Output } from '#contract/calls.ts';
import { dataRequestLimits as most } from '#contract/data-request-lists.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { type Act, actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import type { MemberContext } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import {
  type DataRequestRow,
  findDataRequest,
  lockDataRequest,
  writeAnswer,
  writeExtension,
  writeIdentityAsked,
} from './data-request-queries.ts';
import { entryView } from './data-request-view.ts';
import { identityOf } from './identity-of.ts';
import type { MailboxRecords } from './mailbox-records.ts';
import { sendDataRequestMail } from './send-data-request-mail.job.ts';

const none = (): AppError => new AppError('notFound', 'There is no such data request.');

function readLetter(typed: string): string {
  const letter = cleanText(typed).replace(/\n{3,}/g, '\n\n');
  if (letter === '') throw badInput('p_letter', 'The letter is empty.');
  if (letter.length > most.letter) throw badInput('p_letter', `The letter is longer than 10,000 characters.`);
  return letter;
}

async function lockOpen(transaction: TransactionExecutor, id: string): Promise<DataRequestRow> {
  const row = await lockDataRequest(transaction, id);
  if (row === null) throw none();
  if (row.state === 'unconfirmed') throw new AppError('conflict', 'No one has confirmed this request yet.');
  if (row.state !== 'open') throw new AppError('conflict', 'This request has been answered.');
  return row;
}

/** The log names neither the person nor what they asked. */
const act = (
  id: string,
  done: 'opened' | 'extended' | 'identity_asked' | 'answered',
  summary: string,
): Act => ({
  ...{ act: `data_request.${done}`, targetKind: 'data_request', targetId: id, summary },
});

/** A request with what is stored under its address, on record. Throws `notFound`. */
export async function openDataRequest(
  context: MemberContext,
  sources: readonly MailboxRecords[],
  id: string,
): Promise<Output<'get_data_request_record'>> {
  const row = await findDataRequest(context.db, id);
  if (row === null) throw none();
  const [who, ...counts] = await Promise.all([
    identityOf(context, row),
    ...sources.map(({ read }) => read(context.db, row)),
  ]);
  await context.db.transaction((transaction) =>
    recordAct(transaction, actorOf(context.viewer), act(id, 'opened', 'Opened a data request.')),
  );
  return {
    ...entryView(row),
    ...who,
    words: row.words,
    extended_because: row.extended_because,
    records: sources.map(({ title, remove }, index) => ({
      ...{ name: title, count: counts[index]?.length ?? 0, is_deletable: remove !== undefined },
    })),
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    answered_by: row.answered_by,
  };
}

/** Takes two months more, on record, and says why by mail. Throws `notFound`, `badInput` and `conflict`. */
export function extendDataRequest(
  context: MemberContext,
  input: Input<'extend_data_request'>,
): Promise<Output<'extend_data_request'>> {
  const letter = readLetter(input.p_letter);
  return context.db.transaction(async (transaction) => {
    const { id, extended_because } = await lockOpen(transaction, input.p_request_id);
    const dueAt = await writeExtension(transaction, id, letter);
    if (dueAt === null)
      throw new AppError(
        'conflict',
        extended_because === null ? 'Its month is over.' : 'This request was extended before.',
      );
    await context.jobs.enqueue(transaction, sendDataRequestMail, {
      requestId: id,
      about: 'extended',
      letter,
    });
    await recordAct(
      transaction,
      actorOf(context.viewer),
      act(id, 'extended', 'Took two months more for a data request.'),
    );
    return { id, due_at: dueAt.toISOString() };
  });
}

/** Asks for a checked identity, on record, by mail. Throws `notFound`, `badInput` and `conflict`. */
export function askIdentity(
  context: MemberContext,
  input: Input<'ask_data_request_identity'>,
): Promise<Output<'ask_data_request_identity'>> {
  const letter = readLetter(input.p_letter);
  return context.db.transaction(async (transaction) => {
    const { id } = await lockOpen(transaction, input.p_request_id);
    await writeIdentityAsked(transaction, id);
    await context.jobs.enqueue(transaction, sendDataRequestMail, {
      requestId: id,
      about: 'identity',
      letter,
    });
    await recordAct(
      transaction,
      actorOf(context.viewer),
      act(id, 'identity_asked', 'Asked for a checked identity before answering a data request.'),
    );
    return { id };
  });
}

/**
 * Answers, on record: by a letter, with the records or after deleting what may be deleted. Throws `notFound`, `badInput` and
 * `conflict`.
 */
export async function answerDataRequest(
  transaction: TransactionExecutor,
  context: MemberContext,
  sources: readonly MailboxRecords[],
  input: Input<'answer_data_request'>,
): Promise<Output<'answer_data_request'>> {
  const letter = readLetter(input.p_letter);
  const {
    p_outcome: outcome,
    p_with_records: withRecords = false,
    p_delete_records: deletes = false,
  } = input;
  if (outcome === 'refused' && (withRecords || deletes))
    throw badInput('p_outcome', 'A refusal neither sends nor deletes records.');
  if (withRecords && deletes)
    throw badInput('p_delete_records', 'You can’t delete what the same answer sends.');
  const row = await lockOpen(transaction, input.p_request_id);
  if ((withRecords || deletes) && (await identityOf(context, row)).identity === 'waits')
    throw new AppError('conflict', 'You asked for a checked identity, and it isn’t checked yet.');
  let deleted = 0;
  if (deletes) for (const { remove } of sources) deleted += (await remove?.(transaction, row)) ?? 0;
  await writeAnswer(transaction, row.id, { outcome, letter, withRecords, answererId: context.memberId });
  await context.jobs.enqueue(transaction, sendDataRequestMail, { requestId: row.id, about: 'answered' });
  await recordAct(transaction, actorOf(context.viewer), {
    ...act(
      row.id,
      'answered',
      outcome === 'answered' ? 'Answered a data request.' : 'Refused a data request.',
    ),
    details: { kind: row.kind, withRecords, deleted },
  });
  return { id: row.id, deleted, waits_for_second: false };
}

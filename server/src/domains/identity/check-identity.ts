import type { IdentityPictureKind } from '#contract/identity-words.ts';
import type { ReportReason } from '#contract/reports.ts';
import { AppError } from '../../kit/app-error.ts';
import { newId } from '../../kit/ids.ts';
import { type Act, type Actor, recordAct, theSite } from '../../platform/audit/record-act.ts';
import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { endUploadRight, findUploadRight, memberRestricted } from '../accounts/index.ts';
import { identityDecided } from './identity-facts.ts';
import {
  deleteUndecided,
  findLatest,
  insertRecord,
  lockMember,
  lockRecord,
  type RecordRow,
  writeDecision,
  writePicture,
  writeSubmitted,
} from './identity-queries.ts';
import type { IdentityFacts } from './identity-rules.ts';
import { chosenProvider } from './providers/chosen-provider.ts';
import type { IdentityVerdict } from './providers/identity-provider.ts';
import { openFacts, sealFacts, sealPicture } from './sealed-facts.ts';
import { settleUploadRight } from './upload-right.ts';

type Machines = Pick<Platform, 'config' | 'facts'>;

const checkOf = (recordId: string, { legalName, dateOfBirth }: IdentityFacts) => ({
  recordId,
  legalName,
  dateOfBirth,
});

/** Begins a check. Throws `conflict` while one is open, or if one was approved. */
export async function beginCheck(
  transaction: TransactionExecutor,
  platform: Machines,
  accountId: string,
  facts: IdentityFacts,
): Promise<void> {
  await lockMember(transaction, accountId);
  const latest = await findLatest(transaction, accountId);
  if (latest !== null && latest.state !== 'refused')
    throw new AppError(
      'conflict',
      latest.state === 'approved'
        ? 'You’ve already verified your identity.'
        : 'We’re already checking your identity.',
    );
  const provider = chosenProvider(platform.config);
  const id = newId();
  await insertRecord(transaction, {
    id,
    account_id: accountId,
    provider: provider.name,
    state: provider.needsPictures ? 'pictures_missing' : 'pending',
    sealed_facts: sealFacts(platform.config, id, facts),
  });
  if (!provider.needsPictures)
    await follow(
      transaction,
      platform,
      { id, account_id: accountId },
      await provider.start(checkOf(id, facts)),
    );
}

/**
 * Adds both pictures to a check that waits for them, and hands it to the provider. Throws `conflict` if none
 * is waiting.
 */
export async function submitPictures(
  transaction: TransactionExecutor,
  platform: Machines,
  accountId: string,
  pictures: Readonly<Record<IdentityPictureKind, Buffer>>,
): Promise<void> {
  const { config } = platform;
  await lockMember(transaction, accountId);
  const record = await findLatest(transaction, accountId);
  const facts = record === null ? null : openFacts(config, record.id, record.sealed_facts);
  if (record?.state !== 'pictures_missing' || facts === null)
    throw new AppError('conflict', 'You have no identity check that is waiting for pictures.');
  for (const kind of ['document', 'selfie'] as const)
    await writePicture(transaction, {
      recordId: record.id,
      kind,
      sealed: sealPicture(config, record.id, kind, pictures[kind]),
    });
  await writeSubmitted(transaction, record.id);
  const provider = chosenProvider(config);
  await follow(transaction, platform, record, await provider.start(checkOf(record.id, facts)));
}

/** Withdraws an undecided check. */
export async function withdrawCheck(transaction: TransactionExecutor, accountId: string): Promise<void> {
  await lockMember(transaction, accountId);
  await deleteUndecided(transaction, accountId);
}

/** Asks the provider about a check it is working on, and follows its verdict. */
export async function refreshCheck(
  platform: Machines & Pick<Platform, 'db'>,
  waiting: RecordRow,
): Promise<void> {
  const provider = chosenProvider(platform.config);
  const facts = openFacts(platform.config, waiting.id, waiting.sealed_facts);
  if (provider.name !== waiting.provider || facts === null) return;
  const verdict = await provider.state(checkOf(waiting.id, facts));
  if (verdict.state === 'pending') return;
  await platform.db.transaction(async (transaction) => {
    const record = await lockRecord(transaction, waiting.id);
    if (record?.state === 'pending') await follow(transaction, platform, record, verdict);
  });
}

async function follow(
  transaction: TransactionExecutor,
  platform: Machines,
  record: Pick<RecordRow, 'id' | 'account_id'>,
  verdict: IdentityVerdict,
): Promise<void> {
  if (verdict.state === 'pending') return;
  await writeVerdict(transaction, platform, record, {
    reason: verdict.state === 'refused' ? verdict.reason : null,
    decidedBy: null,
  });
  await recordAct(transaction, theSite, {
    ...actOn(record.account_id, verdict.state),
    summary: `The identity provider ${verdict.state} the check of a member.`,
  });
}

const actOn = (accountId: string, outcome: 'approved' | 'refused'): Omit<Act, 'summary'> => ({
  act: `identity.${outcome}`,
  targetKind: 'member',
  targetId: accountId,
});

async function writeVerdict(
  transaction: TransactionExecutor,
  platform: Machines,
  record: Pick<RecordRow, 'id' | 'account_id'>,
  {
    reason,
    decidedBy,
    isTold = false,
  }: { reason: string | null; decidedBy: string | null; isTold?: boolean },
): Promise<void> {
  await writeDecision(transaction, record.id, { reason, decidedBy });
  if (reason === null) await settleUploadRight(transaction, platform, record.account_id);
  else await endUploadRight(transaction, platform, record.account_id);
  if (isTold) return;
  await platform.facts.state(transaction, identityDecided, {
    accountId: record.account_id,
    recordId: record.id,
    outcome: reason === null ? 'approved' : 'refused',
  });
}

/**
 * Decides a check as an admin, on record; `reason` null approves it. An approval can be withdrawn, a refusal
 * is final; `ground` is the rule that it goes by. Answers what the member may do then. Throws `notFound` and `conflict`.
 */
export async function decideCheck(
  transaction: TransactionExecutor,
  platform: Machines,
  actor: Actor,
  {
    recordId,
    username,
    reason,
    ground,
  }: { recordId: string; username: string; reason: string | null; ground: ReportReason | null },
): Promise<{ state: 'approved' | 'refused'; can_upload_videos: boolean }> {
  const record = await lockRecord(transaction, recordId);
  if (record === null) throw noRecord();
  const outcome = reason === null ? 'approved' : 'refused';
  const mayBe = record.state === 'pending' || (record.state === 'approved' && outcome === 'refused');
  if (!mayBe)
    throw new AppError(
      'conflict',
      record.state === 'pictures_missing'
        ? 'Its pictures are missing.'
        : `This check is ${record.state} already.`,
    );
  if (record.account_id === actor.id)
    throw new AppError('conflict', 'You can’t decide on your own identity check.');
  // Whoever loses a right, earned or granted, gets a statement, and no other news of it.
  const loses =
    outcome === 'refused' && (await findUploadRight(transaction, record.account_id)).can_upload_videos;
  await writeVerdict(transaction, platform, record, { reason, decidedBy: actor.id, isTold: loses });
  if (loses)
    await platform.facts.state(transaction, memberRestricted, {
      ...{ memberId: record.account_id, actor, takesUploadRight: true },
      thing: { kind: 'account', id: newId(), title: 'Right to upload' },
      ...{ ground, explanation: reason },
    });
  await recordAct(transaction, actor, {
    ...actOn(record.account_id, outcome),
    summary:
      outcome === 'approved'
        ? `Approved the identity check of ${username}.`
        : `Refused the identity check of ${username}: ${reason}`,
    details: { record: record.id, before: record.state, after: outcome },
  });
  const { can_upload_videos } = await findUploadRight(transaction, record.account_id);
  return { state: outcome, can_upload_videos };
}

export const noRecord = (): AppError => new AppError('notFound', 'There is no such identity check.');

import type { Input } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import type { PerformerRecord } from '#contract/performers.ts';
import { AppError } from '../../../kit/app-error.ts';
import { isAdultOn } from '../../../kit/dates.ts';
import { newId } from '../../../kit/ids.ts';
import { actorOf, recordAct } from '../../../platform/audit/record-act.ts';
import { type CallContext, isAdmin, type MemberContext } from '../../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import { requireNoEvidence } from '../../../platform/evidence/evidence.ts';
import { lockPlanned, type PlannedVideo } from '../planned/plan-queries.ts';
import { maySee } from '../reviewing/who-reviews.ts';
import { deletePerformer, insertPerformer, performersOf, videoOfPerformer } from './performer-queries.ts';
import { needsRecords, readPerformer } from './performer-rules.ts';
import { openPerformer, sealPerformer } from './sealed-performer.ts';

/** What is recorded about a video, for those who may see it. */
export async function listPerformers(
  db: Executor,
  { config }: Pick<CallContext, 'config'>,
  videoId: string,
): Promise<PerformerRecord[]> {
  return (await performersOf(db, videoId)).map((row) => {
    const facts = openPerformer(config, row.id, row.sealed_facts);
    return {
      id: row.id,
      facts: facts && {
        legal_name: facts.legalName,
        other_names: facts.otherNames,
        date_of_birth: facts.dateOfBirth,
        document_kind: facts.documentKind,
        document_reference: facts.documentReference,
      },
      produced_on: row.produced_on,
      recorded_at: row.recorded_at.toISOString(),
      recorded_by: row.recorded_by,
    };
  });
}

/** A video whose records the caller may see and write: their own or, as an admin, any. Throws `notFound`. */
export async function lockRecorded(
  transaction: TransactionExecutor,
  { viewer }: Pick<CallContext, 'viewer'>,
  videoId: string,
): Promise<PlannedVideo> {
  const video = await lockPlanned(transaction, videoId);
  const isTheirs = video !== null && video.uploaderId === viewer.userId;
  const mayBe = isTheirs || (isAdmin(viewer) && (await maySee({ db: transaction, viewer }, videoId)));
  if (video === null || video.status === 'removed' || viewer.userId === null || !mayBe)
    throw new AppError('notFound', 'There is no such video of yours.');
  return video;
}

/**
 * What is recorded about a video; if an admin looks at existing records, that is logged. Throws `notFound`.
 */
export async function showPerformers(
  transaction: TransactionExecutor,
  context: MemberContext,
  videoId: string,
): Promise<PerformerRecord[]> {
  const video = await lockRecorded(transaction, context, videoId);
  const records = await listPerformers(transaction, context, video.id);
  if (records.length > 0) await noteAct(transaction, context, video, 'opened');
  return records;
}

/** Writes the record of a performer; for an admin it is logged, without the performer's name. */
export async function addPerformer(
  transaction: TransactionExecutor,
  context: MemberContext,
  { p_video_id, ...input }: Input<'add_performer_record'>,
): Promise<PerformerRecord[]> {
  const { facts, producedOn } = readPerformer(input, Date.now());
  const video = await lockRecorded(transaction, context, p_video_id);
  if (!video.depictsLiveAction)
    throw new AppError('conflict', 'This video is declared as drawn; it has no performers.');
  if ((await performersOf(transaction, video.id)).length >= limits.performersPerVideo)
    throw new AppError('conflict', `A video has at most ${limits.performersPerVideo} records of performers.`);
  const id = newId();
  await insertPerformer(transaction, {
    id,
    videoId: video.id,
    videoTitle: video.title,
    sealedFacts: sealPerformer(context.config, id, facts),
    producedOn,
    isAdult: isAdultOn(facts.dateOfBirth, producedOn),
    recorderId: context.memberId,
  });
  await noteAct(transaction, context, video, 'added');
  return listPerformers(transaction, context, video.id);
}

/**
 * Removes a record. Throws `notFound`, or `conflict` if a video that others can see would be left without.
 */
export async function removePerformer(
  transaction: TransactionExecutor,
  context: CallContext,
  recordId: string,
): Promise<PerformerRecord[]> {
  const videoId = await videoOfPerformer(transaction, recordId);
  if (videoId === null) throw noRecord();
  const video = await lockRecorded(transaction, context, videoId).catch((error: unknown) => {
    throw error instanceof AppError ? noRecord() : error;
  });
  const records = await performersOf(transaction, video.id);
  if (records.length <= 1 && video.depictsLiveAction && needsRecords(video.status))
    throw new AppError(
      'conflict',
      'A filmed video that is public, scheduled or in review needs at least one record. Make it a draft first.',
    );
  await requireNoEvidence(transaction, 'video', video.id, video.uploaderId);
  await deletePerformer(transaction, recordId);
  await noteAct(transaction, context, video, 'removed');
  return listPerformers(transaction, context, video.id);
}

const noRecord = (): AppError => new AppError('notFound', 'There is no such record of yours.');

async function noteAct(
  transaction: TransactionExecutor,
  { viewer }: CallContext,
  video: PlannedVideo,
  done: 'added' | 'removed' | 'opened',
): Promise<void> {
  if (!isAdmin(viewer)) return;
  await recordAct(transaction, actorOf(viewer), {
    act: `performer.${done}`,
    targetKind: 'video',
    targetId: video.id,
    summary: {
      added: `Recorded a performer of "${video.title}".`,
      removed: `Removed the record of a performer of "${video.title}".`,
      opened: `Opened the records of the performers of "${video.title}".`,
    }[done],
  });
}

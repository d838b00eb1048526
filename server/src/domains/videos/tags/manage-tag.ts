import type { TagType } from '#contract/wire-values.ts';
import { AppError } from '../../../kit/app-error.ts';
import { type Act, type Actor, recordAct } from '../../../platform/audit/record-act.ts';
import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { videoChanged } from '../publishing.ts';
import { lockStoredCounts, recount } from '../publishing-queries.ts';
import { keyLater, writeTagSuccessor } from '../shielding/key-queries.ts';
import { keyVideosJob } from '../shielding/key-videos.job.ts';
import { impliesBack, tagsNamed, writeDescription, writeImplications } from './implication-queries.ts';
import { tagChanged, tagMerged } from './tag-facts.ts';
import {
  countWithTag,
  deleteAlias,
  deleteBlocked,
  deleteTag,
  holderOf,
  moveTag,
  type TagRow,
  tagNamed,
  tagToManage,
  writeAlias,
  writeBlocked,
  writeTag,
} from './tag-queries.ts';
import { readTag } from './tag-rules.ts';
import { tieImpliedJob } from './tie-implied.job.ts';
import { untieTagJob } from './untie-tag.job.ts';

/** From as many videos a tag is taken while somebody waits. */
const untiedAtOnce = 500;

type Machines = Pick<Platform, 'facts' | 'config' | 'jobs'>;

/** What an act on tags receives: where to write, and who acts. */
export interface TagWork {
  transaction: TransactionExecutor;
  platform: Machines;
  actor: Actor;
}

async function hold(transaction: TransactionExecutor, id: number): Promise<TagRow> {
  const tag = await tagToManage(transaction, id);
  if (tag === null) throw new AppError('notFound', 'Tag not found.');
  return tag;
}

async function refuseHeld(
  transaction: TransactionExecutor,
  field: string,
  words: { name: string; slug: string },
  exceptTagId: number | null,
): Promise<void> {
  const holder = await holderOf(transaction, words, exceptTagId);
  const refusals = {
    tag: `There is a tag "${words.name}" already. Merge the two instead.`,
    alias: `"${words.name}" is an alias of another tag.`,
    blocked: `The tag "${words.name}" is blocked.`,
  };
  if (holder !== null) throw new AppError('conflict', refusals[holder], { field });
}

async function finish(
  { transaction, platform, actor }: TagWork,
  tag: { id: number; name: string },
  act: Pick<Act, 'act' | 'summary' | 'details'>,
): Promise<void> {
  await platform.facts.state(transaction, tagChanged, { tagId: tag.id });
  await dropCached(transaction, 'videos');
  await recordAct(transaction, actor, { ...act, targetKind: 'tag', targetId: String(tag.id) });
}

/** Renames a tag, on record. The old name stays as an alias. Throws `notFound`, `badInput` and `conflict`. */
export async function renameTag(work: TagWork, id: number, name: string): Promise<void> {
  const { transaction } = work;
  const words = readTag('p_name', name);
  const tag = await hold(transaction, id);
  if (tag.name === words.name) return;
  await refuseHeld(transaction, 'p_name', words, tag.id);
  await deleteAlias(transaction, tag.id, words.name);
  await writeTag(transaction, { id: tag.id, ...words });
  await writeAlias(transaction, tag.id, tag.name);
  await finish(work, tag, {
    act: 'tag.renamed',
    summary: `Renamed the tag "${tag.name}" to "${words.name}".`,
    details: { before: tag.name, after: words.name },
  });
}

/** Merges two tags, on record; the first one's names become aliases of the second. */
export async function mergeTags(work: TagWork, fromId: number, intoId: number): Promise<void> {
  if (fromId === intoId)
    throw new AppError('conflict', 'You can’t merge a tag into itself.', { field: 'p_into_id' });
  const { transaction, platform } = work;
  // In a fixed order, so that two admins cannot deadlock.
  const [one, other] = [
    await hold(transaction, Math.min(fromId, intoId)),
    await hold(transaction, Math.max(fromId, intoId)),
  ];
  const [from, into] = one.id === fromId ? [one, other] : [other, one];
  await lockStoredCounts(transaction);
  // They may be very many. Until the worker has come to them, the first one's number still meets them.
  await keyLater(transaction);
  await writeTagSuccessor(transaction, from.id, into.id);
  await moveTag(transaction, from.id, into.id);
  await platform.facts.state(transaction, tagMerged, { tagId: from.id, intoId: into.id });
  await deleteTag(transaction, from.id);
  await writeAlias(transaction, into.id, from.name);
  await recount(transaction, { tagIds: [into.id] });
  await platform.jobs.enqueue(transaction, keyVideosJob, {});
  await finish(work, into, {
    act: 'tag.merged',
    summary: `Merged the tag "${from.name}" into "${into.name}".`,
    details: { from: from.name, into: into.name },
  });
}

export async function addAlias(work: TagWork, id: number, alias: string): Promise<void> {
  const { transaction } = work;
  const words = readTag('p_alias', alias);
  const tag = await hold(transaction, id);
  await refuseHeld(transaction, 'p_alias', words, null);
  await writeAlias(transaction, tag.id, words.name);
  await finish(work, tag, {
    act: 'tag.alias_added',
    summary: `Gave the tag "${tag.name}" the alias "${words.name}".`,
    details: { alias: words.name },
  });
}

export async function removeAlias(work: TagWork, id: number, alias: string): Promise<void> {
  const { transaction } = work;
  const words = readTag('p_alias', alias);
  const tag = await hold(transaction, id);
  if (!(await deleteAlias(transaction, tag.id, words.name)))
    throw new AppError('notFound', `"${words.name}" is no alias of this tag.`);
  await finish(work, tag, {
    act: 'tag.alias_removed',
    summary: `Took the alias "${words.name}" from the tag "${tag.name}".`,
    details: { alias: words.name },
  });
}

/**
 * Blocks a name, on record: its tag is removed from every video, by the worker where they are many, and none can have it.
 * Answers the name and how many had it.
 */
export async function blockTag(
  { transaction, platform, actor }: TagWork,
  text: string,
  reason: string | null,
): Promise<{ name: string; untied: number }> {
  const { name } = readTag('p_name', text);
  if (!(await writeBlocked(transaction, { name, reason, by: actor.name })))
    throw new AppError('conflict', `The tag "${name}" is blocked already.`);
  const found = await tagNamed(transaction, name);
  let untied = 0;
  if (found?.isAlias) {
    await deleteAlias(transaction, found.id, name);
    await platform.facts.state(transaction, tagChanged, { tagId: found.id });
  } else if (found) {
    await lockStoredCounts(transaction);
    await hold(transaction, found.id);
    untied = await countWithTag(transaction, found.id);
    if (untied > untiedAtOnce)
      await platform.jobs.enqueue(
        transaction,
        untieTagJob,
        { tagId: found.id },
        { singletonKey: String(found.id) },
      );
    else
      for (const videoId of await deleteTag(transaction, found.id))
        await platform.facts.state(transaction, videoChanged, { videoId });
  }
  await dropCached(transaction, 'videos');
  await recordAct(transaction, actor, {
    act: 'tag.blocked',
    targetKind: 'tag',
    targetId: name,
    summary: `Blocked the tag "${name}".`,
    details: { reason, untied },
  });
  return { name, untied };
}

export async function unblockTag({ transaction, actor }: TagWork, text: string): Promise<string> {
  const { name } = readTag('p_name', text);
  if (!(await deleteBlocked(transaction, name)))
    throw new AppError('notFound', `The tag "${name}" is not blocked.`);
  await recordAct(transaction, actor, {
    act: 'tag.unblocked',
    targetKind: 'tag',
    targetId: name,
    summary: `Let the tag "${name}" be used again.`,
  });
  return name;
}

/** Says of which type a tag is and what it means, on record. */
export async function describeTag(
  work: TagWork,
  id: number,
  { type, description }: { type: TagType; description: string | null },
): Promise<void> {
  const { transaction } = work;
  const tag = await hold(transaction, id);
  await writeDescription(transaction, { id: tag.id, type, description });
  await finish(work, tag, {
    act: 'tag.described',
    summary: `Described the tag "${tag.name}".`,
    details: { type, description },
  });
}

/** Says what a tag implies, on record; the videos that have it follow. Throws `notFound` and `conflict`. */
export async function setImplications(work: TagWork, id: number, texts: readonly string[]): Promise<void> {
  const { transaction, platform } = work;
  const tag = await hold(transaction, id);
  const names = [...new Set(texts.map((text) => readTag('p_implies', text).name))];
  const { ids, missing } = await tagsNamed(transaction, names);
  if (missing.length > 0)
    throw new AppError('notFound', `There is no tag "${missing[0]}".`, { field: 'p_implies' });
  if (await impliesBack(transaction, ids, tag.id))
    throw new AppError('conflict', `The tag "${tag.name}" would imply itself.`, { field: 'p_implies' });
  await writeImplications(transaction, tag.id, ids);
  await platform.jobs.enqueue(
    transaction,
    tieImpliedJob,
    { tagId: tag.id },
    { singletonKey: String(tag.id) },
  );
  await finish(work, tag, {
    act: 'tag.implies',
    summary: `Changed what the tag "${tag.name}" implies.`,
    details: { implies: names },
  });
}

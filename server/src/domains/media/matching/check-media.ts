import type { Platform } from '../../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import { mediaChecked } from '../media-facts.ts';
import { findAsset } from '../media-queries.ts';
import { tellAgain } from '../tell-again.ts';
import { configuredMatcher, type Matcher, MatcherFault } from './ask-matcher.ts';
import { checkMediaJob } from './check-media.job.ts';
import {
  type CheckState,
  decideCheck,
  findCheck,
  type Match,
  noteWaiting,
  openCheck,
  passCheck,
  waitingCheck,
  writeAsked,
  writeMatch,
} from './check-queries.ts';
import { findEntryOf, findLookalikes } from './find-lookalikes.ts';
import { writeFingerprint } from './fingerprint-queries.ts';
import { askedFrames, chosenFrames, type Frame } from './match-rules.ts';
import { hasFrames } from './stay-down-queries.ts';

/** How a find in its captions is listed. */
const captionList = 'captions';

/**
 * Whether there is anything to compare a file with beyond its SHA-256, which every file passes before it is
 * stored.
 */
const isWanted = async ({ config }: Pick<Platform, 'config'>, db: Executor): Promise<boolean> =>
  config.matcher !== null || (await hasFrames(db));

/** Before an asset is reported as playable: if there are lists, it waits for them. */
export async function holdForCheck(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'config'>,
  mediaId: string,
): Promise<void> {
  if (await isWanted(platform, transaction)) await openCheck(transaction, mediaId);
}

/**
 * A person judges the words of its captions before others read them. If playback waits for lists, so does
 * this.
 */
export async function holdForCaptions(
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  mediaId: string,
): Promise<void> {
  const found = { list: captionList, reason: 'Its captions contain a word we need to look at.' };
  await holdFor(transaction, { facts }, mediaId, found);
}

/** A person judges whether the same file may be shown while a decision keeps another video of it out of sight. */
export async function holdForDisabled(
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  mediaId: string,
): Promise<void> {
  const found = { list: 'disabled', reason: 'Another video of the same file is disabled by a decision.' };
  await holdFor(transaction, { facts }, mediaId, found);
}

async function holdFor(
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  mediaId: string,
  found: Match,
): Promise<void> {
  if (await noteWaiting(transaction, mediaId, found)) return;
  if (await writeMatch(transaction, mediaId, found))
    await facts.state(transaction, mediaChecked, { mediaId, isHeld: true });
}

/** Stores what an asset is recognised by, and has it looked up on the lists. */
export async function storeFrames(
  transaction: TransactionExecutor,
  platform: Pick<Platform, 'config' | 'jobs'>,
  mediaId: string,
  frames: readonly Frame[],
): Promise<void> {
  await writeFingerprint(transaction, mediaId, chosenFrames(frames));
  await holdForCheck(transaction, platform, mediaId);
  const hashes = askedFrames(frames).map(({ hash }) => hash);
  if (await writeAsked(transaction, mediaId, hashes))
    await platform.jobs.enqueue(transaction, checkMediaJob, { mediaId }, { singletonKey: mediaId });
}

/**
 * Looks an asset up on the local list and asks the configured matcher. States `mediaChecked`. Throws if the
 * matcher cannot be asked, unless this is the last attempt: then the configuration says whether publication
 * goes on.
 */
export async function checkMedia(
  platform: Platform,
  mediaId: string,
  { signal, lastAttempt }: { signal?: AbortSignal; lastAttempt: boolean },
  matcher: Matcher | null = configuredMatcher(platform.config),
): Promise<void> {
  const { db, log } = platform;
  const file = await waitingCheck(db, mediaId);
  if (file === null) return;
  const found: Match[] = [
    ...(await findEntryOf(db, file.sha256)),
    ...(await findLookalikes(db, file.frames)),
  ];
  try {
    found.push(...((await matcher?.ask(file, signal)) ?? []));
  } catch (error) {
    if (!(error instanceof MatcherFault)) throw error;
    if (!lastAttempt && found.length === 0) throw error;
    log.error({ err: error, mediaId }, 'the matching service could not be asked');
    return settle(platform, mediaId, found.length > 0 ? 'matched' : withoutAnswer(platform), found);
  }
  await settle(platform, mediaId, found.length > 0 ? 'matched' : 'clear', found);
}

/** For a job that will not be tried again: what was not compared is held or goes on, as configured. */
export const giveUpCheck = (platform: Platform, mediaId: string): Promise<void> =>
  settle(platform, mediaId, platform.config.matcher === null ? 'unreachable' : withoutAnswer(platform), []);

const withoutAnswer = ({ config }: Pick<Platform, 'config'>): 'unasked' | 'unreachable' =>
  config.matcher?.ifUnreachable === 'continue' ? 'unasked' : 'unreachable';

async function settle(
  platform: Platform,
  mediaId: string,
  state: Exclude<CheckState, 'waiting' | 'passed'>,
  found: readonly Match[],
): Promise<void> {
  const { db, facts, log } = platform;
  let isHeld = false;
  await db.transaction(async (transaction) => {
    const decided = await decideCheck(transaction, mediaId, state, found);
    if (decided === null) return;
    isHeld = heldStates.has(decided);
    await facts.state(transaction, mediaChecked, { mediaId, isHeld });
    // Anyone who has waited for this since the whole ladder was there is told again.
    if ((await findAsset(transaction, mediaId))?.state === 'ready')
      await tellAgain(transaction, platform, mediaId);
  });
  if (isHeld) log.warn({ mediaId, state, found }, 'a file is held for a person to look at');
}

const heldStates: ReadonlySet<CheckState> = new Set<CheckState>(['matched', 'unreachable']);

/** Whether a file may be shown: not yet, only after a person has passed it, or yes. */
export async function mediaVerdict(
  db: Executor,
  mediaId: string | null,
): Promise<'waiting' | 'held' | 'passed'> {
  const check = mediaId === null ? null : await findCheck(db, mediaId);
  if (check === null) return 'passed';
  if (check.state === 'waiting') return 'waiting';
  return heldStates.has(check.state) ? 'held' : 'passed';
}

/** What lists that call it minor-related say of a held file; empty: nothing. */
export async function minorMatches(db: Executor, mediaId: string): Promise<Match[]> {
  const check = await findCheck(db, mediaId);
  return check?.state === 'matched' ? check.found.filter((match) => match.is_minor_related === true) : [];
}

/** A person has looked at a held file and passed it. */
export const passMedia = (transaction: Executor, mediaId: string): Promise<void> =>
  passCheck(transaction, mediaId);

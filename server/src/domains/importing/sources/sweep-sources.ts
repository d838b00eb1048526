import { type Actor, recordAct, theSite } from '../../../platform/audit/record-act.ts';
import type { Platform } from '../../../platform/context.ts';
import { EachAlone } from '../../../platform/jobs/each-alone.ts';
import { OutboundFault } from '../../../platform/outbound/outbound-fault.ts';
import { tellOperator } from '../../../platform/warnings/tell-operator.ts';
import { showFoundVideo, withdrawGoneVideo } from '../../videos/index.ts';
import { LibraryFault } from '../hosted-library/library-fault.ts';
import { refreshHostedVideo } from '../hosted-library/refresh-hosted-video.ts';
import { type Look, lookAtEmbed } from './look-at-embed.ts';
import { beginLooks, type DueLook, dueLooks, endLooks, writeLooks } from './look-queries.ts';
import { judge, type Verdict } from './look-rules.ts';
import { sourceMoved } from './source-facts.ts';

/** Said about a video taken out of sight for this reason. */
export const sourceGone = 'The source of this video is gone.';

/** Looks per run: some 20,000 a day. */
const atOnce = 400;
/** A host's videos are checked one after the other; this many hosts are asked at a time. */
const hostsAtOnce = 4;
/**
 * A host silent this often in a row is not asked about the rest of its videos: that would take the run's
 * whole time.
 */
const mostSilences = 3;

/**
 * Looks at the sources that are due. A video found gone several times over half a day is taken out of sight
 * with the reason, and comes back by itself if its source does; a source that says nothing counts for
 * nothing.
 */
export async function sweepSources(
  platform: Platform,
  { signal, now = () => new Date() }: { signal?: AbortSignal; now?: () => Date } = {},
): Promise<void> {
  await beginLooks(platform.db, atOnce * 10);
  const waiting = [...Map.groupBy(await dueLooks(platform.db, atOnce), hostOf).values()];
  const each = new EachAlone(signal);
  const line = async (): Promise<void> => {
    for (let looks = waiting.shift(); looks !== undefined; looks = waiting.shift()) {
      let silences = 0;
      await each.of(looks, async (look) => {
        const found = silences < mostSilences ? await findOut(platform, look, signal) : unsaid(look);
        silences = found.isSilent ? silences + 1 : 0;
        // Not its title: not every admin may know of every video.
        if ((await settle(platform, look, found, now())) === 'take')
          tellOperator(platform, 'source_gone', hostOf(look));
      });
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, line));
  await endLooks(platform.db);
  each.settle();
}

const hostOf = ({ source, libraryId, address }: DueLook): string =>
  source === 'bunny_net' || address === null || !URL.canParse(address)
    ? `library ${libraryId}`
    : new URL(address).host;

interface Finding extends Look {
  /** Nobody answered. */
  isSilent?: true;
}
const unsaid = ({ signs }: DueLook): Finding => ({ found: 'unknown', signs, isSilent: true });

/** Asks the place that a video plays from. */
export async function findOut(platform: Platform, look: DueLook, signal?: AbortSignal): Promise<Finding> {
  const { signs } = look;
  try {
    if (look.source === 'embed') return await lookAtEmbed(platform, look, signal);
    if (look.guid === null || look.libraryId === null) return { found: 'unknown', signs };
    const standing = await refreshHostedVideo(platform, {
      libraryId: Number(look.libraryId),
      guid: look.guid,
    });
    return { found: standing === 'plays' ? 'there' : standing === 'gone' ? 'gone' : 'unknown', signs };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof OutboundFault || error instanceof LibraryFault) return unsaid(look);
    throw error;
  }
}

/** Writes what a look found, and does what follows from it. Answers what it did. */
export async function settle(
  platform: Platform,
  look: DueLook,
  { found, signs }: Look,
  now: Date,
  actor: Actor = theSite,
): Promise<Verdict['act']> {
  const { looks, after, act } = judge(look, found, now);
  const { videoId, title, uploaderId } = look;
  return platform.db.transaction(async (transaction) => {
    let done: Verdict['act'] = null;
    if (act === 'take' && (await withdrawGoneVideo(transaction, platform, videoId, sourceGone))) {
      looks.isTaken = true;
      done = act;
      await recordAct(transaction, actor, {
        act: 'video.unpublished',
        targetKind: 'video',
        targetId: videoId,
        summary: `Took "${title}" out of sight: its source is gone.`,
        details: { misses: looks.misses, first_missed_at: looks.firstMissedAt?.toISOString() },
      });
    }
    if (act === 'give back' && (await showFoundVideo(transaction, platform, videoId))) {
      done = act;
      await recordAct(transaction, actor, {
        act: 'video.published',
        targetKind: 'video',
        targetId: videoId,
        summary: `Showed "${title}" again: its source is back.`,
      });
    }
    if (done !== null)
      await platform.facts.state(transaction, sourceMoved, {
        ...{ videoId, uploaderId, title, isBack: done === 'give back' },
      });
    await writeLooks(transaction, videoId, looks, signs, after);
    return done;
  });
}

import { randomUUID } from 'node:crypto';
import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { Platform } from '../../../platform/context.ts';
import { findSoundPrint, listenTo, type RepeatedSounds, repeatedSounds } from '../../media/index.ts';
import { mediaOfVideos } from '../../videos/index.ts';
import { type FoundSkip, listensTo, versionsInOrder, writeFoundSkips } from './skip-queries.ts';

/** Files listened to in one job: others have their turn in between. */
const mostListened = 30;

/**
 * Finds openings, endings and recaps in the episodes of a work and writes them, each language for itself: what is spoken
 * differs. `more`: there are files that were not listened to yet.
 */
export async function findSkips(
  platform: Pick<Platform, 'config' | 'db' | 'log' | 'storage'>,
  workId: string,
  signal: AbortSignal,
): Promise<'all' | 'more'> {
  const { db } = platform;
  if (!(await listensTo(db, workId))) {
    await write(platform, workId, []);
    return 'all';
  }
  const versions = await versionsInOrder(db, workId);
  const media = new Map(
    (
      await mediaOfVideos(
        db,
        versions.map(({ videoId }) => videoId),
      )
    ).map((video) => [video.id, video]),
  );
  const tracks = Map.groupBy(versions, ({ videoId, cut }) => `${media.get(videoId)?.audioLanguage} ${cut}`);
  const found: FoundSkip[] = [];
  let listened = 0;
  for (const track of tracks.values()) {
    const heard: { videoId: string; print: Uint32Array }[] = [];
    const episodes = new Set<string>();
    for (const { videoId, episodeId } of track) {
      const mediaId = media.get(videoId)?.mediaId;
      // Of two files of one episode in one language, one speaks for it.
      if (mediaId == null || episodes.has(episodeId)) continue;
      signal.throwIfAborted();
      let print = await findSoundPrint(db, mediaId);
      if (print === null) {
        if (listened === mostListened) return 'more';
        if (await isHeard(platform, mediaId, signal)) {
          print = await findSoundPrint(db, mediaId);
          listened++;
        }
      }
      if (print === null || print.length === 0) continue;
      episodes.add(episodeId);
      heard.push({ videoId, print });
    }
    const sounds = await repeatedSounds(heard.map(({ print }) => print));
    found.push(
      ...skipsOf(
        heard.map(({ videoId }) => videoId),
        sounds,
      ),
    );
  }
  await write(platform, workId, found);
  return 'all';
}

/** A file that cannot be listened to is one less to compare; the others are worth it all the same. */
async function isHeard(
  platform: Pick<Platform, 'config' | 'db' | 'log' | 'storage'>,
  mediaId: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    return await listenTo(platform, mediaId, signal);
  } catch (error) {
    signal.throwIfAborted();
    platform.log.warn({ err: error, mediaId }, 'a file could not be listened to');
    return false;
  }
}

function skipsOf(videoIds: readonly string[], sounds: readonly RepeatedSounds[]): FoundSkip[] {
  const songs = new Map<number, string>();
  const nameOf = (song: number): string => {
    const name = songs.get(song) ?? randomUUID();
    songs.set(song, name);
    return name;
  };
  return sounds.flatMap(({ opening, ending, recap }, at) => {
    const videoId = videoIds[at]!;
    return [
      ...(opening ? [{ videoId, kind: 'opening' as const, ...opening, song: nameOf(opening.song) }] : []),
      ...(ending ? [{ videoId, kind: 'ending' as const, ...ending, song: null }] : []),
      ...(recap ? [{ videoId, kind: 'recap' as const, ...recap, song: null }] : []),
    ];
  });
}

const write = ({ db }: Pick<Platform, 'db'>, workId: string, found: readonly FoundSkip[]): Promise<void> =>
  db.transaction(async (transaction) => {
    await writeFoundSkips(transaction, workId, found);
    await dropCached(transaction, 'works');
  });

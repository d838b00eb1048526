import { type DemoProfileRow, insertDemoProfiles } from '../../domains/profiles/index.ts';
import {
  type DemoVideoRow,
  demoCatalogueIds,
  insertDemoAliases,
  insertDemoCategories,
  insertDemoVideos,
  refreshCounts,
  setCover,
  tagSlug,
  videoChanged,
  videosWithoutCover,
} from '../../domains/videos/index.ts';
import { addPastViews, hasPastViews } from '../../domains/watching/index.ts';
import { slugOf } from '../../kit/slug.ts';
import { dropCached } from '../../platform/calls/cached-answers.ts';
import type { Platform } from '../../platform/context.ts';
import {
  type DemoVideo,
  demoCategories,
  demoTagAliases,
  demoUploaders,
  studioBios,
} from './catalogue/index.ts';
import { demoId, faceKey, pictureKey, videoId, videoSlug } from './demo-ids.ts';
import { insertPlaylists } from './demo-playlists.ts';
import { markDemo, readDemoState } from './demo-state-queries.ts';
import { insertWorks } from './demo-works.ts';
import { chapterLines } from './film/chapters.ts';
import { captionsOf } from './film/storyboard.ts';
import { viewHistory } from './history.ts';
import { storeCard, storeCover, storeFace, storeLarge } from './pictures.ts';

const hour = 3_600_000;
/** How long the studios have been here: longer than any of their videos. */
const studioHours = 24 * 400;

/** Videos whose large picture is there from the start: more than the spotlight shows. */
const firstCovers = 8;
const newestFirst = (videos: readonly DemoVideo[]): DemoVideo[] =>
  [...videos].sort((a, b) => a.hoursOld - b.hoursOld);

/** What a list needs: small pictures of all, and large ones of the newest. The others follow by `makeCovers`. */
export async function makePictures(
  { storage }: Pick<Platform, 'storage'>,
  videos: readonly DemoVideo[],
  signal?: AbortSignal,
): Promise<void> {
  const pictures = [
    ...videos.map((video) => () => storeCard(storage, videoId(video), video.picture)),
    ...newestFirst(videos)
      .slice(0, firstCovers)
      .map((video) => () => storeLarge(storage, videoId(video), video.picture)),
    ...categoriesOf(videos).map(
      ({ name, picture }) =>
        () =>
          storeCard(storage, demoId('category', name), picture),
    ),
    ...uploadersOf(videos).map(
      ({ username, picture }) =>
        () =>
          storeFace(storage, demoId('uploader', username), picture),
    ),
  ];
  // More at once would only slow down the site, which has just begun to answer.
  const draw = async (): Promise<void> => {
    for (let next = pictures.shift(); next && !signal?.aborted; next = pictures.shift()) await next();
  };
  await Promise.all([draw(), draw()]);
}

/** Draws the large pictures that are still missing, and the smaller files of all. */
export async function makeCovers(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  videos: readonly DemoVideo[],
  signal?: AbortSignal,
): Promise<void> {
  const missing = new Set(await videosWithoutCover(db));
  for (const video of newestFirst(videos)) {
    const id = videoId(video);
    if (!missing.has(id)) continue;
    if (signal?.aborted) return;
    await setCover(db, id, await storeCover(storage, id, video.picture));
  }
  if (missing.size > 0) await dropCached(db, 'videos', 'rankings');
}

/**
 * Writes the rows of the videos, published at their ages before `now`. All of them or none; safe to repeat. Tests, whose
 * clips are too short for chapters, leave those out.
 */
export async function insertRows(
  { db, facts }: Pick<Platform, 'db' | 'facts'>,
  videos: readonly DemoVideo[],
  now: number,
  { chapters = true }: { chapters?: boolean } = {},
): Promise<void> {
  await db.transaction(async (transaction) => {
    await insertDemoCategories(transaction, categoriesOf(videos).map(categoryRow));
    await insertDemoProfiles(
      transaction,
      uploadersOf(videos).map((uploader) => uploaderRow(uploader, now)),
    );
    await insertDemoVideos(
      transaction,
      newestFirst(videos).map((video, place) => ({
        ...videoRow(video, now, place < firstCovers),
        ...(chapters && { description: `${video.description}\n\n${chapterLines(video)}` }),
      })),
    );
    const aliases = Object.entries(demoTagAliases).flatMap(([tag, words]) =>
      words.map((alias) => ({ alias, tag })),
    );
    await insertDemoAliases(transaction, aliases);
    await insertPlaylists(transaction, videos, now);
    await insertWorks(transaction, videos);
    await refreshCounts(transaction);
    await markDemo(transaction, 'rows_made_at');
    for (const video of videos) await facts.state(transaction, videoChanged, { videoId: videoId(video) });
    await dropCached(transaction, 'videos', 'categories', 'rankings');
  });
}

/** Gives the videos their past views, once. */
export async function addHistory({ db }: Pick<Platform, 'db'>, videos: readonly DemoVideo[]): Promise<void> {
  const { rowsMadeAt } = await readDemoState(db);
  if (rowsMadeAt === null) return;
  if (await hasPastViews(db, (await demoCatalogueIds(db)).videoIds, rowsMadeAt)) return;
  const past = videos.flatMap((video) =>
    viewHistory(video, rowsMadeAt.getTime()).map(({ hour: at, views, viewers }) => ({
      videoId: videoId(video),
      at: new Date(at),
      views,
      viewers,
    })),
  );
  await addPastViews(
    db,
    past.filter(({ views }) => views > 0),
  );
}

const categoriesOf = (videos: readonly DemoVideo[]) =>
  demoCategories.filter(({ name }) => videos.some((video) => video.category === name));
const uploadersOf = (videos: readonly DemoVideo[]) =>
  demoUploaders.filter(({ username }) => videos.some((video) => video.uploader === username));

const categoryRow = ({ name, description, orientation }: (typeof demoCategories)[number]) => {
  const id = demoId('category', name);
  const position = demoCategories.findIndex((category) => category.name === name);
  return {
    id,
    name,
    slug: slugOf(name),
    description,
    orientation,
    image_key: pictureKey(id, 640),
    sort_position: position,
  };
};

const uploaderRow = (
  { username, displayName }: (typeof demoUploaders)[number],
  now: number,
): DemoProfileRow => {
  const id = demoId('uploader', username);
  return {
    id,
    username,
    display_name: displayName,
    avatar_key: faceKey(id),
    bio: studioBios[username]!,
    role: 'creator',
    created_at: new Date(now - studioHours * hour).toISOString(),
  };
};

function videoRow(video: DemoVideo, now: number, hasCover: boolean): DemoVideoRow {
  const id = videoId(video);
  return {
    id,
    slug: videoSlug(video),
    title: video.title,
    description: video.description,
    category_slug: slugOf(video.category),
    uploader_username: video.uploader,
    release_status: video.release ?? null,
    format: video.format ?? null,
    audio_language: video.audio ?? null,
    subtitle_languages: captionsOf(video),
    custom_thumbnail_key: pictureKey(id, hasCover ? 1280 : 640),
    cover_image_key: hasCover ? pictureKey(id, 1280) : null,
    published_at: new Date(now - video.hoursOld * hour).toISOString(),
    tags: video.tags.map((name) => ({ name, slug: tagSlug(name) })),
  };
}

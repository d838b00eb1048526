import { insertDemoPlaylists, recountPlaylists } from '../../domains/playlists/index.ts';
import { slugOf } from '../../kit/slug.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { type DemoVideo, demoPlaylists } from './catalogue/index.ts';
import { demoId, videoId } from './demo-ids.ts';

/** A tag on fewer videos than this gets no playlist. */
const fewestVideos = 4;
const positionStep = 1024;
const day = 86_400_000;

const chosen = (
  videos: readonly DemoVideo[],
  tag: string | undefined,
  titles: readonly string[] | undefined,
): DemoVideo[] =>
  titles === undefined
    ? videos.filter(({ tags }) => tags.includes(tag!)).toSorted((a, b) => a.hoursOld - b.hoursOld)
    : titles.flatMap((title) => videos.filter((video) => video.title === title));

/** Writes the playlists of the demo for these videos. */
export async function insertPlaylists(
  transaction: TransactionExecutor,
  videos: readonly DemoVideo[],
  now: number,
): Promise<void> {
  const rows = demoPlaylists.map(({ name, description, uploader, tag, titles }, index) => ({
    id: demoId('playlist', name),
    slug: slugOf(name),
    name,
    description,
    uploader_username: uploader,
    created_at: new Date(now - (index + 1) * day).toISOString(),
    videos: chosen(videos, tag, titles).map((video, place) => ({
      id: demoId('playlist video', `${name} ${video.title}`),
      video_id: videoId(video),
      position: (place + 1) * positionStep,
    })),
  }));
  const made = rows.filter((row) => row.videos.length >= fewestVideos);
  await insertDemoPlaylists(transaction, made);
  await recountPlaylists(
    transaction,
    made.map(({ id }) => id),
  );
}

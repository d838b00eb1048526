import { type DemoWorkRow, deleteDemoWorks, insertDemoWorks } from '../../domains/works/index.ts';
import { slugOf } from '../../kit/slug.ts';
import { dropCached } from '../../platform/calls/cached-answers.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { type DemoVideo, type DemoWork, demoUploaders, demoWorks } from './catalogue/index.ts';
import { demoId, videoId } from './demo-ids.ts';

const workId = (title: string): string => demoId('work', title);
const studioId = (username: string): string => demoId('studio', username);

/** Writes those works of the demo of which there are films. */
export async function insertWorks(
  transaction: TransactionExecutor,
  videos: readonly DemoVideo[],
): Promise<void> {
  const made = new Set(videos.map(({ title }) => title));
  const shown = demoWorks.filter(({ episodes }) =>
    episodes.some(({ film }) => film !== null && made.has(film)),
  );
  await insertDemoWorks(
    transaction,
    shown.map((work) => rowOf(work, made)),
    shown.flatMap(({ title, relation }) =>
      relation ? [{ from_id: workId(relation[0]), to_id: workId(title), kind: relation[1] }] : [],
    ),
  );
  await dropCached(transaction, 'works');
}

export async function deleteWorks(transaction: TransactionExecutor): Promise<void> {
  await deleteDemoWorks(
    transaction,
    demoWorks.map(({ title }) => workId(title)),
    demoUploaders.map(({ username }) => studioId(username)),
  );
  await dropCached(transaction, 'works');
}

const rowOf = (work: DemoWork, made: ReadonlySet<string>): DemoWorkRow => ({
  id: workId(work.title),
  slug: slugOf(work.title),
  kind: work.kind,
  title: work.title,
  native_title: work.nativeTitle,
  synopsis: work.synopsis,
  year: work.year,
  season: work.season,
  airing: work.airing,
  source: work.source,
  expected_episodes: work.expectedEpisodes,
  series_id: work.series === null ? null : demoId('series', work.series[0]),
  series_position: work.series === null ? null : work.series[1],
  titles: work.titles.map((title) => ({
    id: demoId('work title', `${work.title} ${title.title}`),
    ...title,
  })),
  studios: work.studios.map((username) => ({
    id: studioId(username),
    slug: slugOf(nameOf(username)),
    name: nameOf(username),
    native_name: null,
  })),
  episodes: work.episodes.map(({ number, kind = 'regular', film, dub, title, nativeTitle, airedOn }) => ({
    id: demoId('episode', `${work.title} ${kind} ${number}`),
    kind,
    number,
    title: title ?? film ?? '',
    native_title: nativeTitle,
    aired_on: airedOn,
    versions: [film, dub].flatMap((one) =>
      one != null && made.has(one) ? [{ video_id: videoId({ title: one }), cut: 'uncut' }] : [],
    ),
  })),
});

const nameOf = (username: string): string =>
  demoUploaders.find((studio) => studio.username === username)!.displayName;

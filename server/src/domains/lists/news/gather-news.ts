import type { Executor } from '../../../platform/db/database.ts';
import { episodeNames, episodesHere, firstVersions, type NewVersionRow } from '../../works/index.ts';
import { dropVanishedNews, insertNews, type NewsRow, newsOf } from './news-queries.ts';
import { remindedEpisodes } from './reminder-queries.ts';

/** What came out longer ago is no news, also where it becomes an episode only now. */
const newsDays = 3;
const atOnce = 500;

/** Notes which episodes have come out. Answers how many were looked at. */
export async function gatherNews(db: Executor): Promise<number> {
  await dropVanishedNews(db);
  let count = 0;
  for (let last: NewVersionRow | null = null; ; ) {
    const found: NewVersionRow[] = await firstVersions(db, newsDays, atOnce, last);
    if (found.length > 0) await insertNews(db, found);
    count += found.length;
    if (found.length < atOnce) return count;
    last = found.at(-1)!;
  }
}

/** What is told to those who hear of versions in one language, or of the first ones. */
export interface Announcement {
  workId: string;
  language: string | null;
  episodeIds: string[];
  /** The first of what is new. */
  videoId: string;
  title: string;
  /** `Episode 7`, `Episodes 7, 8 and 9`. */
  episodes: string;
}

const and = new Intl.ListFormat('en', { type: 'conjunction' });
const most = 3;
/** Names of episodes in few words. */
const inWords = (names: readonly string[]): string =>
  names.length <= most
    ? and.format(names)
    : and.format([...names.slice(0, most - 1), `${names.length - most + 1} more`]);

/** What there is to tell of a work, and to whom, with the news that are told by it. */
export async function announcementsOf(
  db: Executor,
  workId: string,
): Promise<{ announcements: Announcement[]; news: NewsRow[] }> {
  const news = await newsOf(db, workId);
  const languages = [...new Set(news.map(({ language }) => language))].filter((language) => language !== '');
  const announcements: Announcement[] = [];
  for (const language of [null, ...languages]) {
    const of = news.filter((one) => (language === null ? one.is_first : one.language === language));
    const [first] = of;
    if (!first) continue;
    const episodeIds = [...new Set(of.map(({ episode_id }) => episode_id))];
    const names = await episodeNames(db, workId, episodeIds);
    if (names === null) continue;
    announcements.push({
      ...{ workId, language, videoId: first.video_id, title: names.title, episodes: inWords(names.episodes) },
      // A reminder is of an episode in whatever language it comes.
      episodeIds: language === null ? episodeIds : [],
    });
  }
  return { announcements, news };
}

const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * What there is to tell whoever wanted to be reminded of episodes that became available otherwise than as news: from a video that
 * came out long before.
 */
export async function* dueReminders(db: Executor): AsyncGenerator<Announcement> {
  for (let after = firstId; ; ) {
    const asked = await remindedEpisodes(db, { after, limit: atOnce });
    for (const { episode_id, work_id, video_id } of await episodesHere(db, asked)) {
      const names = await episodeNames(db, work_id, [episode_id]);
      if (names === null) continue;
      yield {
        ...{ workId: work_id, language: null, episodeIds: [episode_id], videoId: video_id },
        ...{ title: names.title, episodes: inWords(names.episodes) },
      };
    }
    if (asked.length < atOnce) return;
    after = asked.at(-1)!;
  }
}

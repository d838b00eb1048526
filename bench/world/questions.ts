import { requestText } from '../measure/load.ts';
import { randomNumbers } from '../measure/statistics.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';
import { adjectives, kana, nouns, places } from './words.ts';

// What is asked of a catalogue, each thing once. Both sizes are asked for the same pages of the list and the same
// searches, and for as many videos drawn from the whole.

const rpc = (name: string, query: Record<string, string | number>): string =>
  requestText({
    path: `/rest/v1/rpc/${name}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
  });

export const listPath = '/rest/v1/rpc/get_all_videos_with_details?p_limit=24&p_offset=0';

/** The list of 24 from every place of the first thousand. */
export const listQuestions = (): string[] =>
  Array.from({ length: 976 }, (_, offset) =>
    rpc('get_all_videos_with_details', { p_limit: 24, p_offset: offset }),
  );

export async function someSlugs(site: Site, count: number): Promise<string[]> {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ slug: string }>(
      `select slug from videos where publish_status = 'published' order by md5(id::text) limit $1`,
      [count],
    );
    return rows.map((row) => row.slug);
  });
}

/** The username of whoever uploaded a video. */
export async function uploaderOf(site: Site, slug: string): Promise<string> {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ username: string }>(
      `select username from profiles where id = (select uploader_id from videos where slug = $1)`,
      [slug],
    );
    return rows[0]!.username;
  });
}

export async function someVideoIds(site: Site, count: number): Promise<string[]> {
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from videos where publish_status = 'published' order by md5(id::text) limit $1`,
      [count],
    );
    return rows.map((row) => row.id);
  });
}

export const videoQuestions = (slugs: readonly string[]): string[] =>
  slugs.map((slug) => rpc('get_video_details_by_slug', { p_slug: slug }));

/** Two words, one word, a place, a slip of the finger, another script, half a title, an uploader, a tag. */
export function searches(count: number): string[] {
  const random = randomNumbers(7);
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)]!;
  const slip = (word: string): string => {
    const at = 1 + Math.floor(random() * (word.length - 2));
    return random() < 0.5
      ? word.slice(0, at) + word.slice(at + 1)
      : word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
  };
  const kinds: [number, () => string][] = [
    [0.3, () => `${one(adjectives)} ${one(nouns)}`],
    [0.5, () => one([...adjectives, ...nouns])],
    [0.6, () => `${one(nouns)} ${one(places)}`],
    [0.65, () => one(places)],
    [0.8, () => `${one(adjectives)} ${slip(one(nouns))}`],
    [0.86, () => slip(one(places))],
    [0.9, () => `${one(kana)} ${one(nouns)}`],
    [0.95, () => `${one(adjectives)} ${one(nouns)} works`],
    [1, () => `the ${one(adjectives)} ${one(nouns).slice(0, 4)}`],
  ];
  const found = new Set<string>();
  while (found.size < count) {
    const draw = random();
    found.add(kinds.find(([below]) => draw < below)![1]());
  }
  return [...found];
}

/** A page of search with many results. */
export const searchPath = `/search?q=${encodeURIComponent(nouns[0]!)}`;

export const searchQuestions = (count: number): string[] =>
  searches(count).map((query) => rpc('search_videos', { p_query: query }));

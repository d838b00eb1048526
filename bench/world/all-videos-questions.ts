import type { Static } from 'typebox';
import { limits } from '#contract/limits.ts';
import { ModeratedSort } from '#contract/moderated-videos.ts';
import { requestText } from '../measure/load.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';

/** A page of the list of all videos that an admin may ask for. */
export interface ListQuestion {
  p_search?: string | undefined;
  p_sort: Static<typeof ModeratedSort>;
  p_offset?: number;
  [filter: string]: string | number | boolean | undefined;
}

const sorts = ModeratedSort.anyOf.map((one) => one.const);
/** Shares of all titles that a word of the questions stands in, and words that hardly any or none has. */
const shares = [0.1, 0.035, 0.005];
const curious = ['the', 't', 'no such title', '...', '猫'];

/** Words of the titles with about these shares. */
async function words(site: Site): Promise<string[]> {
  const { rows } = await withClient(site.databaseUrl, (client) =>
    client.query<{ word: string; share: number }>(
      `select word, count(*)::float8 / (select count(*) from videos) as share
       from (select distinct id, unnest(string_to_array(lower(title), ' ')) as word from videos) w
       where length(word) > 2 group by word`,
    ),
  );
  const nearest = (share: number): string =>
    rows.reduce((best, row) =>
      Math.abs(Math.log(row.share / share)) < Math.abs(Math.log(best.share / share)) ? row : best,
    ).word;
  return [...new Set([...curious, ...shares.map(nearest)])];
}

interface Filters {
  /** Each by itself. */
  single: Record<string, string | boolean>[];
  /** Those beside which words are looked for. */
  besideWords: Record<string, string | boolean>[];
}

/** With ids of the catalogue: the largest and a middling category and uploader. */
async function filters(site: Site): Promise<Filters> {
  const { rows } = await withClient(site.databaseUrl, (client) =>
    client.query<{ categories: string[]; uploaders: string[] }>(
      `select array(select category_id::text from videos group by 1 order by count(*) desc) as categories,
         array(select p.username from videos v join profiles p on p.id = v.uploader_id group by 1 order by count(*) desc) as uploaders`,
    ),
  );
  const [first] = rows;
  const some = (list: string[] = []): [string, string] => [list[0]!, list[Math.floor(list.length / 4)]!];
  const [category, otherCategory] = some(first?.categories);
  const [uploader, otherUploader] = some(first?.uploaders);
  const unpublished = { p_is_published: false };
  const inCategory = { p_category_id: category };
  const all = { p_category_id: category, p_status: 'published', p_source: 'upload' };
  return {
    single: [
      {},
      unpublished,
      { p_is_published: true },
      ...['pending', 'processing', 'removed'].map((p_status) => ({ p_status })),
      ...['upload', 'embed'].map((p_source) => ({ p_source })),
      ...['ready', 'failed'].map((p_playback) => ({ p_playback })),
      inCategory,
      { p_category_id: otherCategory },
      { p_uploader: uploader },
      { p_uploader: otherUploader },
      all,
    ],
    besideWords: [
      {},
      unpublished,
      inCategory,
      { p_category_id: otherCategory },
      { p_uploader: uploader },
      all,
    ],
  };
}

/** Every order with every filter, and with every word beside some; further pages are asked for when totals are known. */
export async function listQuestionsOf(site: Site): Promise<ListQuestion[]> {
  const { single, besideWords } = await filters(site);
  const found = await words(site);
  return [
    ...single,
    ...found.flatMap((p_search) => besideWords.map((filter) => ({ ...filter, p_search }))),
  ].flatMap((question) => sorts.map((p_sort) => ({ ...question, p_sort })));
}

/** The last page that the list of `total` shows; without a search also one in the middle. */
export function deeper(question: ListQuestion, total: number): ListQuestion[] {
  const size = limits.moderatedPageSize;
  const last = Math.min(limits.moderatedDeepest, Math.floor((total - 1) / size) * size);
  const pages = question.p_search === undefined ? [Math.floor(last / 2 / size) * size, last] : [last];
  return [...new Set(pages)].filter((at) => at > 0).map((p_offset) => ({ ...question, p_offset }));
}

export const askFor = (question: ListQuestion, cookie: string, origin: string): string =>
  requestText({
    path: '/rest/v1/rpc/get_moderated_videos',
    method: 'POST',
    headers: { cookie, origin },
    body: JSON.stringify(question),
  });

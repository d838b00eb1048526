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
const curious = ['the', 't', 'no such title', '...'];

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

/** Filters with ids of the catalogue: the largest and a middling category and uploader. */
async function filters(site: Site): Promise<Record<string, string | boolean>[]> {
  const { rows } = await withClient(site.databaseUrl, (client) =>
    client.query<{ categories: string[]; uploaders: string[] }>(
      `select array(select category_id::text from videos group by 1 order by count(*) desc) as categories,
         array(select p.username from videos v join profiles p on p.id = v.uploader_id group by 1 order by count(*) desc) as uploaders`,
    ),
  );
  const [first] = rows;
  const some = (list: string[] = []): string[] => [list[0]!, list[Math.floor(list.length / 4)]!];
  return [
    {},
    ...some(first?.categories).map((id) => ({ p_category_id: id })),
    ...some(first?.uploaders).map((name) => ({ p_uploader: name })),
    { p_is_published: false },
    { p_category_id: some(first?.categories)[0]!, p_status: 'published', p_source: 'upload' },
  ];
}

/** Every order with every filter and word, at the first page; `deep` pages are asked for when the totals are known. */
export async function listQuestionsOf(site: Site): Promise<ListQuestion[]> {
  const all = await filters(site);
  const searched = [undefined, ...(await words(site))];
  return searched.flatMap((p_search) =>
    all.flatMap((filter) => sorts.map((p_sort) => ({ ...filter, p_search, p_sort }))),
  );
}

/** The last page that the list of `total` shows, and one in the middle. */
export function deeper(question: ListQuestion, total: number): ListQuestion[] {
  const size = limits.moderatedPageSize;
  const last = Math.min(limits.moderatedDeepest, Math.floor((total - 1) / size) * size);
  const middle = Math.floor(last / 2 / size) * size;
  return [...new Set([middle, last])].filter((at) => at > 0).map((p_offset) => ({ ...question, p_offset }));
}

export const askFor = (question: ListQuestion, cookie: string, origin: string): string =>
  requestText({
    path: '/rest/v1/rpc/get_moderated_videos',
    method: 'POST',
    headers: { cookie, origin },
    body: JSON.stringify(question),
  });

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { TagSort } from '#contract/managed-tags.ts';
import * as adminPaths from '../../admin-paths.ts';
import { type TagColumn, TagsTable, tagSorts } from '../../features/admin-tags/tags-table.tsx';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { backToLast, readTableAddress } from '../../page/table-address.ts';
import * as texts from '../../texts/admin-categories.ts';

const orders: Readonly<Record<TagColumn, readonly [down: TagSort, up: TagSort]>> = {
  video_count: ['most_used', 'least_used'],
  name: ['name_backwards', 'name'],
};

export async function loader({ url, context }: LoaderFunctionArgs) {
  const table = readTableAddress(url.searchParams, tagSorts);
  const size = limits.moderatedPageSize;
  return pageData(context, texts.tagsDidNotLoad, async (services) => {
    const [page, blocked] = await Promise.all([
      services.call('get_managed_tags', {
        p_search: table.q || null,
        p_sort: orders[table.sort][table.ascending ? 1 : 0],
        p_limit: size,
        p_offset: Math.min((table.page - 1) * size, limits.moderatedDeepest),
      }),
      services.call('get_blocked_tags', {}),
    ]);
    backToLast(url, page.items, { page: table.page, size, total: page.total });
    return {
      head: head({ site: services.site, title: texts.tags, path: adminPaths.tags(), hidden: true }),
      tags: page.items,
      total: page.total,
      isCapped: page.is_capped,
      blocked,
      size,
      table,
    };
  });
}

export const meta = headOf;

export default function Tags() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.tags}</h1>
      </header>
      <TagsTable {...useLoaderData<typeof loader>()} />
    </>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../admin-paths.ts';
import { ActLog } from '../../features/admin-log/act-log.tsx';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import * as texts from '../../texts/admin-frame.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const text = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 200);
  const filter = { q: text('q'), actor: text('actor'), act: text('act'), target: text('target') };
  const before = Number(text('before')) || null;
  const size = limits.actsPageSize;
  return pageData(context, texts.logDidNotLoad, async (services) => {
    const rows = await services.call('list_admin_acts', {
      p_search: filter.q || null,
      p_actor: filter.actor || null,
      p_act: filter.act || null,
      p_target_id: filter.target || null,
      p_before: before,
      p_limit: size,
    });
    return {
      head: head({ site: services.site, title: texts.log, path: adminPaths.log(), hidden: true }),
      filter,
      acts: rows,
      latest: before === null ? null : adminPaths.log(filter),
      older: rows.length === size ? adminPaths.log({ ...filter, before: rows.at(-1)?.id }) : null,
    };
  });
}

export const meta = headOf;

export default function Log() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.log}</h1>
      </header>
      <ActLog {...useLoaderData<typeof loader>()} />
    </>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listedIdentityStates } from '#contract/identity-words.ts';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../admin-paths.ts';
import { IdentityQueue } from '../../features/admin-identity/identity-queue.tsx';
import { choice, pageNumber } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { backToLast } from '../../page/table-address.ts';
import * as texts from '../../texts/admin-review.ts';

const size = limits.identityPageSize;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const state = choice(url.searchParams.get('state'), listedIdentityStates) ?? listedIdentityStates[0];
  const page = pageNumber(url.searchParams, 1000);
  return pageData(context, texts.identityChecksDidNotLoad, async (services) => {
    const { items, total } = await services.call('get_identity_queue', {
      p_state: state,
      p_limit: size,
      p_offset: (page - 1) * size,
    });
    backToLast(url, items, { page, size, total });
    return {
      head: head({ site: services.site, title: texts.identity, path: adminPaths.identity(), hidden: true }),
      items,
      total,
      state,
      page,
      size,
    };
  });
}

export const meta = headOf;

export default function Identity() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.identity}</h1>
      </header>
      <IdentityQueue {...useLoaderData<typeof loader>()} />
    </>
  );
}

import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { limits } from '#contract/limits.ts';
import { workStates } from '#contract/work-words.ts';
import * as adminPaths from '../../admin-paths.ts';
import { actsPageSize, WorkActs } from '../../features/admin-works/work-acts.tsx';
import { proposalsPageSize, WorkProposals } from '../../features/admin-works/work-proposals.tsx';
import { WorksTable } from '../../features/admin-works/works-table.tsx';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { backToLast, readTableAddress } from '../../page/table-address.ts';
import * as texts from '../../texts/admin-works.ts';
import { Tabs } from '../../ui/tabs.tsx';

const tabs = ['all', 'proposals', 'acts'] as const;
type TabId = (typeof tabs)[number];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { q, page } = readTableAddress(url.searchParams, ['changed']);
  const tab = choice(url.searchParams.get('tab'), tabs) ?? 'all';
  const state = choice(url.searchParams.get('state'), workStates);
  const size = limits.moderatedPageSize;
  return pageData(context, texts.worksDidNotLoad, async (services) => {
    const title = head({ site: services.site, title: texts.works, path: adminPaths.works(), hidden: true });
    if (tab === 'proposals') {
      const proposals = await services.call('get_episode_proposals', {
        p_limit: proposalsPageSize,
        p_offset: Math.min((page - 1) * proposalsPageSize, limits.moderatedDeepest),
      });
      backToLast(url, proposals.items, { page, size: proposalsPageSize, total: proposals.total });
      return { head: title, shown: { tab, proposals, page } };
    }
    if (tab === 'acts') {
      const acts = await services.call('get_work_acts', {
        p_limit: actsPageSize,
        p_offset: Math.min((page - 1) * actsPageSize, 1000),
      });
      backToLast(url, acts.items, { page, size: actsPageSize, total: acts.total });
      return { head: title, shown: { tab, acts, page } };
    }
    const { items, total } = await services.call('get_managed_works', {
      p_search: q || null,
      p_state: state,
      p_limit: size,
      p_offset: Math.min((page - 1) * size, limits.moderatedDeepest),
    });
    backToLast(url, items, { page, size, total });
    return {
      head: title,
      shown: { tab, works: items, ...{ total, size, q, state, page } },
    };
  });
}

export const meta = headOf;

const panelId = 'works-panel';
const labels: Readonly<Record<TabId, string>> = {
  all: texts.allWorks,
  proposals: texts.proposals,
  acts: texts.lastActs,
};

export default function Works() {
  const { shown } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const to = (id: string) => adminPaths.works({ tab: id === 'all' ? null : id });
  return (
    <>
      <header className="admin-head">
        <h1>{texts.works}</h1>
      </header>
      <Tabs
        label={texts.works}
        tabs={tabs.map((id) => ({ id, label: labels[id], href: to(id) }))}
        selected={shown.tab}
        panelId={panelId}
        onSelect={(id) => void navigate(to(id), { preventScrollReset: true })}
      />
      <div className="works-panel" role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${shown.tab}`}>
        {shown.tab === 'all' && <WorksTable {...shown} />}
        {shown.tab === 'proposals' && <WorkProposals {...shown} />}
        {shown.tab === 'acts' && <WorkActs {...shown} />}
      </div>
    </>
  );
}

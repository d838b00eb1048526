import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { casePriorities, caseSorts, caseStateFilters } from '#contract/case-lists.ts';
import { limits } from '#contract/limits.ts';
import type { CaseTargetKind } from '#contract/reports.ts';
import * as adminPaths from '../../admin-paths.ts';
import { caseIntents, kindNames } from '../../features/admin-reports/case-words.ts';
import { CasesTable } from '../../features/admin-reports/cases-table.tsx';
import { UnconfirmedNotices } from '../../features/admin-reports/unconfirmed-notices.tsx';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { orElse, pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { backToLast, readTableAddress } from '../../page/table-address.ts';
import { servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/admin-reports.ts';
import * as noticeTexts from '../../texts/unconfirmed-notices.ts';

const kinds = Object.keys(kindNames) as CaseTargetKind[];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const search = url.searchParams;
  const table = readTableAddress(search, caseSorts);
  const filter = {
    state: choice(search.get('state'), caseStateFilters),
    kind: choice(search.get('kind'), kinds),
    priority: choice(search.get('priority'), casePriorities),
    assignee: choice(search.get('assignee'), ['me', 'nobody', 'others'] as const),
    notices: choice(search.get('notices'), ['open'] as const),
  };
  const size = limits.casesPageSize;
  return pageData(context, texts.reportsDidNotLoad, async (services) => {
    const [page, unconfirmed] = await Promise.all([
      services.call('list_cases', {
        p_search: table.q || null,
        p_state: filter.state ?? 'undecided',
        p_kind: filter.kind,
        p_priority: filter.priority,
        p_assignee: filter.assignee,
        p_notices: filter.notices !== null,
        p_sort: table.sort,
        p_is_ascending: table.ascending,
        p_limit: size,
        p_offset: Math.min((table.page - 1) * size, limits.casesDeepest),
      }),
      // The cases are what one came for.
      orElse(services, services.call('list_unconfirmed_notices', {}), null),
    ]);
    backToLast(url, page.items, { page: table.page, size, total: page.total });
    const title = filter.kind === 'video' ? texts.videoReports : texts.reportsLabel;
    return {
      head: head({ site: services.site, title, path: adminPaths.reports(), hidden: true }),
      title,
      cases: page.items,
      total: page.total,
      isCapped: page.is_capped,
      seesMinors: page.sees_minors,
      size,
      table,
      filter,
      unconfirmed,
    };
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const failure = texts.failedToProcessRequest;
  if (intent !== caseIntents.confirm) return refuseForm(intent, { message: failure, field: null });
  return answerForm(services, intent, failure, async () => {
    await services.call('confirm_notice_by_hand', { p_notice_id: String(form.get('notice') ?? '') });
    return noticeTexts.noticeConfirmed;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Reports() {
  const { title, unconfirmed, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{title}</h1>
      </header>
      {unconfirmed !== null && <UnconfirmedNotices {...unconfirmed} />}
      <CasesTable {...page} />
    </>
  );
}

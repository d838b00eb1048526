import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { supportLimits as most, supportTypes, ticketStates } from '#contract/support-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { CannedTexts } from '../../features/admin-support/canned-texts.tsx';
import { deskIntents } from '../../features/admin-support/desk-words.ts';
import { TicketsTable } from '../../features/admin-support/tickets-table.tsx';
import { choice, pageNumber } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { backToLast } from '../../page/table-address.ts';
import { servicesContext } from '../../page-context.ts';
import * as pageTexts from '../../texts/admin-legal.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const search = url.searchParams;
  const q = (search.get('q') ?? '').trim().slice(0, 200);
  const state = choice(search.get('state'), [...ticketStates, 'all'] as const) ?? 'open';
  const type = choice(search.get('type'), supportTypes);
  const tag = (search.get('tag') ?? '').trim().slice(0, most.tagLength) || null;
  const page = pageNumber(search, most.counted / most.pageSize);
  return pageData(context, pageTexts.ticketsDidNotLoad, async (services) => {
    const [{ items, total }, texts] = await Promise.all([
      services.call('list_support_tickets', {
        p_search: q || null,
        p_state: state === 'all' ? null : state,
        p_type: type,
        p_tag: tag,
        p_limit: most.pageSize,
        p_offset: (page - 1) * most.pageSize,
      }),
      services.call('list_canned_texts', {}),
    ]);
    backToLast(url, items, { page, size: most.pageSize, total });
    return {
      head: head({ site: services.site, title: pageTexts.support, path: adminPaths.support(), hidden: true }),
      table: { items, total, q, state, type, tag, page },
      texts,
    };
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const id = text('id');
  const failure = pageTexts.failedToProcessRequest;
  switch (intent) {
    case deskIntents.saveText:
      return answerForm(services, intent, failure, async () => {
        await services.call('save_canned_text', {
          p_canned_id: id === 'new' ? null : id,
          p_title: text('title'),
          p_body: text('body'),
        });
        return pageTexts.textSaved;
      });
    case deskIntents.deleteText:
      return answerForm(services, intent, failure, async () => {
        await services.call('delete_canned_text', { p_canned_id: id });
        return pageTexts.textDeleted;
      });
    default:
      return refuseForm(intent, { message: failure, field: null });
  }
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function SupportDesk() {
  const { table, texts } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{pageTexts.support}</h1>
      </header>
      <TicketsTable {...table} />
      <CannedTexts texts={texts} />
    </>
  );
}

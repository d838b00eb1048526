import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { takenKinds } from '#contract/desk-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/admin-legal.ts';
import { Moment } from '../../ui/moment.tsx';
import '../../features/admin-legal/admin-legal.css';
import { assignIntent, declineIntent, LegalDesk } from '../../features/admin-legal/legal-desk.tsx';
import { OwnWork } from '../../features/admin-legal/own-work.tsx';
import { confirmIntent, refuseIntent, SecondLooks } from '../../features/admin-legal/second-looks.tsx';
import { formatDate } from '../../lib/format.ts';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { orElse, pageData } from '../../page/page-data.ts';
import { answerForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { pageFactsContext, servicesContext } from '../../page-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Field } from '../../ui/field.tsx';

/** The first and the last day of the month before. */
function lastMonth(now: number): { from: string; to: string } {
  const moment = new Date(now);
  const day = (month: number, date: number) =>
    new Date(Date.UTC(moment.getUTCFullYear(), month, date)).toISOString().slice(0, 10);
  return { from: day(moment.getUTCMonth() - 1, 1), to: day(moment.getUTCMonth(), 0) };
}

export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, texts.legalDeskDidNotLoad, async (services) => {
    const { member } = context.get(pageFactsContext);
    const [desk, unconfirmed, looks, pages, work] = await Promise.all([
      services.call('get_legal_desk', {}),
      // How many there are is enough here.
      orElse(services, services.call('list_unconfirmed_notices', { p_limit: 1 }), null),
      services.call('list_second_looks', {}),
      services.call('list_legal_pages', {}),
      services.call('get_own_work', {}),
    ]);
    return {
      head: head({ site: services.site, title: texts.legalDesk, path: adminPaths.legal(), hidden: true }),
      desk,
      unconfirmed: unconfirmed?.total ?? 0,
      looks,
      pages,
      work,
      self: { id: member?.id ?? '', username: member?.username ?? '' },
      days: lastMonth(Date.now()),
    };
  });

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  if (form.get('intent') === assignIntent)
    return answerForm(services, assignIntent, texts.failedToProcessRequest, async () => {
      const assignee = text('assignee') || null;
      const kind = choice(text('kind'), takenKinds);
      if (kind === null)
        await services.call('assign_case', {
          ...{ p_case_id: text('item_id'), p_assignee_id: assignee, p_takes_over: form.has('takes_over') },
        });
      else
        await services.call('take_desk_item', {
          p_kind: kind,
          p_id: text('item_id'),
          p_gives_up: assignee === null,
          p_takes_over: form.has('takes_over'),
        });
      return assignee === null ? texts.unassignedNow : texts.itsYours;
    });
  if (form.get('intent') === confirmIntent)
    return answerForm(services, confirmIntent, texts.failedToProcessRequest, async () => {
      await services.call('confirm_second_look', { p_second_look_id: text('second_look') });
      return texts.done;
    });
  if (form.get('intent') === refuseIntent)
    return answerForm(services, refuseIntent, texts.failedToProcessRequest, async () => {
      await services.call('decline_second_look', {
        p_second_look_id: text('second_look'),
        p_reason: text('decline_reason'),
      });
      return texts.takenBack;
    });
  return answerForm(services, declineIntent, texts.failedToProcessRequest, async () => {
    await services.call('decline_suspension', { p_user_id: text('user_id') });
    return texts.notSuspended;
  });
}

/** With script, a press that did not get through says so on its page. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function LegalPages() {
  const { desk, unconfirmed, looks, pages, days, work, self } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{texts.legalDesk}</h1>
      </header>
      <LegalDesk desk={desk} unconfirmed={unconfirmed} self={self} />
      <SecondLooks looks={looks} />
      <OwnWork
        work={work}
        taken={
          desk.due.filter(
            ({ kind, assignee }) => assignee === self.username && takenKinds.some((taken) => taken === kind),
          ).length
        }
      />
      <h2 className="legal-heading">{texts.statementsOfReasons}</h2>
      <p className="legal-note">{texts.whatTheExportHolds}</p>
      <form className="legal-days" action={adminPaths.statementsFile('csv')}>
        <Field label={texts.firstDay} name="from" type="date" required defaultValue={days.from} />
        <Field label={texts.lastDay} name="to" type="date" required defaultValue={days.to} />
        <button type="submit" className="btn flat">
          {texts.exportAsCsv}
        </button>
        <button type="submit" className="btn flat" formAction={adminPaths.statementsFile('json')}>
          {texts.exportAsJson}
        </button>
      </form>
      <h2 className="legal-heading">{texts.legalPages}</h2>
      <p className="legal-note">
        {sentence(texts.aboutLegalPages, {
          link: (words) => <Link to={adminPaths.settings('legal')}>{words}</Link>,
        })}
      </p>
      <DataTable
        label={texts.legalPages}
        rows={pages}
        keyOf={({ page }) => page}
        columns={[
          {
            id: 'title',
            name: texts.page,
            cell: ({ page, title }) => <Link to={adminPaths.legalPage(page)}>{title}</Link>,
          },
          { id: 'version', name: texts.version, cell: ({ number }) => number },
          {
            id: 'modified',
            name: texts.lastModified,
            cell: ({ effective_on }) => (effective_on === null ? '' : formatDate(effective_on)),
          },
          {
            id: 'announced',
            name: texts.nextFrom,
            cell: ({ announced_for }) => (announced_for === null ? '' : formatDate(announced_for)),
          },
          {
            id: 'published',
            name: texts.published,
            cell: ({ published_at }) => <Moment at={published_at} />,
          },
          {
            id: 'draft',
            name: texts.draft,
            cell: ({ draft_saved_at }) =>
              draft_saved_at === null
                ? ''
                : sentence(texts.savedOn, { date: <Moment at={draft_saved_at} /> }),
          },
        ]}
        empty={null}
      />
    </>
  );
}

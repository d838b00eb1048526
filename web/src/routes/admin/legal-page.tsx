import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { legalPages } from '#contract/legal-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { DraftActs, LegalForm, legalIntents } from '../../features/admin-legal/legal-editor.tsx';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/admin-legal.ts';
import { Moment } from '../../ui/moment.tsx';
import '../../features/legal/legal.css';
import { LegalText } from '../../features/legal/legal-text.tsx';
import { formatDate } from '../../lib/format.ts';
import * as memberPaths from '../../member-paths.ts';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { fault, pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { servicesContext } from '../../page-context.ts';
import * as paths from '../../paths.ts';
import { AdminSection } from '../../ui/admin-section.tsx';

const pageOf = (name: string | undefined) => {
  const page = choice(name ?? null, legalPages);
  if (page === null) throw fault(404, texts.noSuchPage);
  return page;
};

export function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(params.page);
  return pageData(context, texts.pageDidNotLoad, async (services) => {
    const record = await services.call('get_legal_record', { p_page: page });
    return {
      head: head({
        site: services.site,
        title: record.title,
        path: adminPaths.legalPage(page),
        hidden: true,
      }),
      record,
      today: new Date().toISOString().slice(0, 10),
    };
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const which = { p_page: pageOf(params.page), p_seen: text('seen') || null };
  const failure = texts.failedToProcessRequest;
  switch (intent) {
    case legalIntents.save:
      return answerForm(services, intent, failure, async () => {
        await services.call('save_legal_draft', {
          ...which,
          p_body: text('body'),
          p_effective_on: text('effective_on'),
          p_summary: text('summary'),
        });
        return texts.draftSaved;
      });
    case legalIntents.publish:
      return answerForm(services, intent, failure, async () => {
        const { number, effective_on: day } = await services.call('publish_legal_draft', {
          ...which,
          p_cancels_announced: form.has('cancels'),
        });
        const isToCome = day !== null && day > new Date().toISOString().slice(0, 10);
        return isToCome
          ? fillIn(texts.versionAnnounced, { number, day: formatDate(day) })
          : fillIn(texts.versionInForce, { number });
      });
    case legalIntents.discard:
      return answerForm(services, intent, failure, async () => {
        await services.call('discard_legal_draft', which);
        return texts.draftDiscarded;
      });
    default:
      return refuseForm(intent, { message: failure, field: null });
  }
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function LegalPage() {
  const { record, today } = useLoaderData<typeof loader>();
  const { page, title, current, announced, draft, preview } = record;
  return (
    <>
      <header className="admin-head">
        <h1>{title}</h1>
      </header>
      <p className="legal-note">
        <Link to={paths.information(page)}>{fillIn(texts.versionInForce, { number: current.number })}</Link>{' '}
        {announced?.effective_on && (
          <Link to={memberPaths.legalVersion(page, { version: announced.number })}>
            {fillIn(texts.versionTakesEffect, {
              number: announced.number,
              effectiveOn: formatDate(announced.effective_on),
            })}
          </Link>
        )}{' '}
        {draft?.updated_at &&
          (draft.writer
            ? sentence(texts.draftSavedOnBy, {
                date: <Moment at={draft.updated_at} />,
                writer: draft.writer,
              })
            : sentence(texts.draftSavedOn, { date: <Moment at={draft.updated_at} /> }))}
      </p>
      <LegalForm record={record} today={today} key={page} />
      {draft && (
        <AdminSection title={texts.draft} lead={texts.asReadersWouldSeeIt}>
          <div className="legal-preview legal">
            <LegalText blocks={preview} />
          </div>
          <DraftActs record={record} today={today} />
        </AdminSection>
      )}
    </>
  );
}

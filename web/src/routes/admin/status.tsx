import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { incidentKinds, statusServices } from '#contract/status-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { IncidentForms, statusIntents } from '../../features/admin-status/incident-forms.tsx';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/status.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, texts.statusPageDidNotLoad, async (services) => ({
    head: head({ site: services.site, title: texts.statusPage, path: adminPaths.status(), hidden: true }),
    status: await services.call('get_site_status', {}),
  }));

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const failure = texts.failedToProcessRequest;
  if (form.get('intent') === statusIntents.update)
    return answerForm(services, statusIntents.update, failure, async () => {
      await services.call('update_incident', {
        p_id: text('id'),
        p_words: text('words'),
        p_is_over: form.get('over') === 'on',
        p_has_banner: form.get('banner') === 'on',
      });
      return texts.updateAdded;
    });
  const affected = statusServices.filter((service) => form.getAll('services').includes(service));
  if (affected.length === 0)
    return refuseForm(statusIntents.publish, { message: texts.chooseWhatItAffects, field: null });
  /** Fields of moments know no zone: these are of UTC. */
  const moment = (name: string) => (text(name) === '' ? null : `${text(name)}Z`);
  return answerForm(services, statusIntents.publish, failure, async () => {
    await services.call('publish_incident', {
      p_kind: choice(text('kind'), incidentKinds) ?? 'incident',
      p_title: text('title'),
      p_words: text('words'),
      p_services: affected,
      p_severity: choice(text('severity'), ['degraded', 'down'] as const) ?? 'degraded',
      p_has_banner: form.get('banner') === 'on',
      p_starts_at: moment('starts'),
      p_ends_at: moment('ends'),
    });
    return texts.published;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function StatusPage() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.statusPage}</h1>
      </header>
      <IncidentForms {...useLoaderData<typeof loader>()} />
    </>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import {
  IdentityRecordPage,
  identityIntents as intents,
} from '../../features/admin-identity/identity-record.tsx';
import { fillIn } from '../../lib/fill-in.ts';
import { regionName } from '../../lib/named-codes.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm } from '../../page/page-form.ts';
import { proveFirst } from '../../page/prove-first.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { servicesContext } from '../../page-context.ts';
import { readGround } from '../../parts/ground-choice.tsx';
import * as texts from '../../texts/admin-review.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.recordId ?? '';
  return pageData(context, texts.identityCheckDidNotLoad, async (services) => {
    const record = await proveFirst(
      adminPaths.identityRecord(id),
      services.call('get_identity_record', { p_record_id: id }),
    );
    return {
      head: head({
        site: services.site,
        title: fillIn(texts.identityOfUsername, { username: record.username }),
        path: adminPaths.identityRecord(id),
        hidden: true,
      }),
      record,
      // Named here because browsers may name it differently.
      country: record.facts === null ? null : regionName(record.facts.country),
    };
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const intent = form.get('intent') === intents.approve ? intents.approve : intents.refuse;
  const p_record_id = params.recordId ?? '';
  return answerForm(services, intent, texts.failedToProcessRequest, async () => {
    if (intent === intents.approve) {
      const { can_upload_videos } = await services.call('approve_identity', { p_record_id });
      return can_upload_videos ? texts.approvedCanUpload : texts.approvedOnceSigned;
    }
    await services.call('refuse_identity', {
      ...{ p_record_id, p_reason: String(form.get('reason') ?? '') },
      p_ground: readGround(String(form.get('ground') ?? '')),
    });
    return texts.refusedAndTold;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function IdentityOf() {
  const { record, country } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{fillIn(texts.identityOfUsername, { username: record.username })}</h1>
      </header>
      <IdentityRecordPage record={record} country={country} />
    </>
  );
}

import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirectDocument,
  useLoaderData,
} from 'react-router';
import { DataExport } from '../../features/account-settings/data-export.tsx';
import { CancelDeletion, DeleteAccount } from '../../features/account-settings/delete-account.tsx';
import { leavingIntents as intents } from '../../features/account-settings/leaving-intents.ts';
import { ProveForm } from '../../features/account-settings/prove-form.tsx';
import * as memberPaths from '../../member-paths.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { ownAccount } from '../../page/own-account.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm, type Success } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { type Services, servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/settings-pages.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = await ownAccount(args);
  const [security, archive] = await pageData(args.context, texts.failedToFetchData, () =>
    Promise.all([services.call('get_security', {}), services.call('get_account_export', {})]),
  );
  return {
    head: head({
      site: services.site,
      title: texts.data,
      path: memberPaths.settingsDelete(),
      hidden: true,
    }),
    deletionAt: account.deletion_at,
    hasPassword: account.has_password,
    provenUntil: security.proven_until,
    archive,
  };
}

type Act = (services: Services, text: (name: string) => string) => Promise<Success>;
const acts: Readonly<Record<string, readonly [failure: string, act: Act]>> = {
  [intents.prove]: [
    texts.failedToProcessRequest,
    async (services, text) => {
      await services.call('prove_identity', { p_password: text('password') });
      return {};
    },
  ],
  [intents.archive]: [
    texts.failedToProcessRequest,
    async (services) => {
      await services.call('request_account_export', {});
      return {};
    },
  ],
  [intents.keep]: [
    texts.failedToProcessRequest,
    async (services) => {
      await services.call('cancel_account_deletion', {});
      return {};
    },
  ],
  [intents.leave]: [
    texts.failedToDeleteAccountPlease,
    async (services, text) => {
      await services.call('request_account_deletion', {
        p_confirmation: text('confirmation'),
      });
      throw redirectDocument(memberPaths.farewell());
    },
  ],
};

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const [failure, act] = acts[intent] ?? [];
  if (!failure || !act) return refuseForm(intent, { message: texts.failedToProcessRequest, field: null });
  return answerForm(services, intent, failure, () => act(services, text));
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Leaving() {
  const { deletionAt, hasPassword, provenUntil, archive } = useLoaderData<typeof loader>();
  return (
    <>
      <ProveForm provenUntil={provenUntil} hasPassword={hasPassword} back={memberPaths.settingsDelete()} />
      <DataExport archive={archive} />
      {deletionAt ? <CancelDeletion deletionAt={deletionAt} /> : <DeleteAccount />}
    </>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { head } from '../../api/head.ts';
import { headOf } from '../../api/meta.ts';
import { ownAccount } from '../../api/own-account.ts';
import { answerForm, refuseForm } from '../../api/page-form.ts';
import { refusalWords } from '../../api/refusal.ts';
import {
  DetailsForm,
  detailsIntent,
  usernameFreeFrom,
} from '../../features/account-settings/details-form.tsx';
import { cancelEmailIntent, EmailForm, emailIntent } from '../../features/account-settings/email-form.tsx';
import { PasswordForm, passwordIntent } from '../../features/account-settings/password-form.tsx';
import {
  endAllFailed,
  endAllIntent,
  endSessionIntent,
  SessionList,
  type SessionRow,
} from '../../features/account-settings/session-list.tsx';
import { NewPasswordFields, newPasswordFault } from '../../features/sign-in/new-password-fields.tsx';
import { type Services, servicesContext } from '../../page-context.ts';
import * as paths from '../../paths.ts';

/** The list, or why there is none: the rest of the page stands without it. */
async function sessionsOf(services: Services): Promise<{ rows: SessionRow[]; fault: string | null }> {
  try {
    const rows: unknown = await services.call('list-user-sessions', {});
    if (Array.isArray(rows)) return { rows: rows as SessionRow[], fault: null };
    return { rows: [], fault: 'Received invalid session data format.' };
  } catch (error) {
    services.report(error);
    return { rows: [], fault: refusalWords(error, 'Failed to fetch sessions.') };
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = await ownAccount(args);
  return {
    head: head({ site: services.site, title: 'Security', path: paths.settingsSecurity(), hidden: true }),
    account,
    usernameWait: usernameFreeFrom(account.username_changed_at, Date.now()),
    sessions: await sessionsOf(services),
  };
}

type Act = (services: Services, form: FormData) => Promise<string>;
const text = (form: FormData, name: string) => String(form.get(name) ?? '');

/** What each form of the page does, and what it says when it fails without words. */
const acts: Record<string, [failure: string, act: Act]> = {
  [detailsIntent]: [
    'Failed to update details.',
    async (services, form) => {
      await services.call('update_account_details', {
        p_username: text(form, 'username'),
        p_display_name: text(form, 'display_name'),
        p_first_name: text(form, 'first_name'),
        p_last_name: text(form, 'last_name'),
      });
      return 'Your details were saved.';
    },
  ],
  [emailIntent]: [
    'Failed to update details.',
    async (services, form) => {
      const { new_email } = await services.call('change_email', {
        p_email: text(form, 'email'),
        p_password: text(form, 'password'),
      });
      return `A link is on its way to ${new_email} and to your present address. The change takes place when both are confirmed.`;
    },
  ],
  [cancelEmailIntent]: [
    'Failed to update details.',
    async (services) => {
      await services.call('cancel_email_change', {});
      return 'The change was forgotten. Your address stays as it is.';
    },
  ],
  [passwordIntent]: [
    'Failed to change password.',
    async (services, form) => {
      await services.call('change_password', {
        p_current_password: text(form, 'current_password'),
        p_new_password: text(form, 'new_password'),
      });
      return 'Your password was changed.';
    },
  ],
  [endSessionIntent]: [
    'Failed to end session.',
    async (services, form) => {
      await services.call('revoke-user-session', { session_id: text(form, 'session_id') });
      return 'The session was ended.';
    },
  ],
  [endAllIntent]: [
    endAllFailed,
    async (services) => {
      await services.call('sign_out', { p_scope: 'global' });
      throw redirect(paths.login());
    },
  ],
};

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = text(form, 'intent');
  const [failure, act] = acts[intent] ?? [];
  if (!failure || !act) return refuseForm(intent, { message: 'Failed to process request.', field: null });
  const fault = intent === passwordIntent ? newPasswordFault(form) : null;
  if (fault) return refuseForm(intent, fault);
  const services = context.get(servicesContext);
  return answerForm(services, intent, failure, () => act(services, form));
}

export const meta = headOf;

export default function Security() {
  const { account, usernameWait, sessions } = useLoaderData<typeof loader>();
  return (
    <>
      <DetailsForm account={account} usernameWait={usernameWait} />
      <EmailForm account={account} />
      <PasswordForm hasPassword={account.has_password} username={account.username}>
        {(fault) => <NewPasswordFields fault={fault} own={[account.username, account.email]} />}
      </PasswordForm>
      <SessionList sessions={sessions.rows} fault={sessions.fault} />
    </>
  );
}

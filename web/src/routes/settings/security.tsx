import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DetailsForm, usernameFreeFrom } from '../../features/account-settings/details-form.tsx';
import { EmailForm } from '../../features/account-settings/email-form.tsx';
import { PasswordForm } from '../../features/account-settings/password-form.tsx';
import { ProfileForm } from '../../features/account-settings/profile-form.tsx';
import { ProveForm } from '../../features/account-settings/prove-form.tsx';
import { SessionList, type SessionRow } from '../../features/account-settings/session-list.tsx';
import { NewPasswordFields } from '../../features/sign-in/new-password-fields.tsx';
import * as memberPaths from '../../member-paths.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { ownAccount } from '../../page/own-account.ts';
import { pageData, reportFault } from '../../page/page-data.ts';
import { refusalWords } from '../../page/refusal.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import type { Services } from '../../page-context.ts';
import * as texts from '../../texts/account-settings.ts';
import * as pageTexts from '../../texts/settings-pages.ts';
import { securityAction } from './security-acts.ts';

/** The list, or why there is none: the rest of the page stands without it. */
async function sessionsOf(services: Services): Promise<{ rows: SessionRow[]; fault: string | null }> {
  try {
    const rows: unknown = await services.call('list-user-sessions', {});
    if (Array.isArray(rows)) return { rows: rows as SessionRow[], fault: null };
    return { rows: [], fault: pageTexts.receivedInvalidSessionDataFormat };
  } catch (error) {
    reportFault(services, error);
    return { rows: [], fault: refusalWords(error, pageTexts.failedToFetchSessions) };
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = await ownAccount(args);
  const [[security, profile], sessions] = await Promise.all([
    pageData(args.context, pageTexts.failedToFetchData, () =>
      Promise.all([
        services.call('get_security', {}),
        services.call('getPublicProfile', { username: account.username }),
      ]),
    ),
    sessionsOf(services),
  ]);
  return {
    head: head({
      site: services.site,
      title: texts.profileAndAccount,
      path: memberPaths.settingsSecurity(),
      hidden: true,
    }),
    account,
    about: { bio: profile.bio, links: profile.links },
    usernameWait: usernameFreeFrom(account.username_changed_at, Date.now()),
    security,
    sessions,
  };
}

export const action = securityAction;

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Security() {
  const { account, about, usernameWait, security, sessions } = useLoaderData<typeof loader>();
  return (
    <>
      <ProveForm
        provenUntil={security.proven_until}
        hasPassword={account.has_password}
        back={memberPaths.settingsSecurity()}
      />
      <ProfileForm account={account} {...about} />
      <DetailsForm account={account} usernameWait={usernameWait} />
      <EmailForm account={account} pending={security.pending_email} />
      <PasswordForm hasPassword={account.has_password} username={account.username}>
        {(fault) => <NewPasswordFields fault={fault} own={[account.username, account.email]} />}
      </PasswordForm>
      <SessionList sessions={sessions.rows} fault={sessions.fault} />
    </>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminGuard } from '../../features/account-settings/admin-guard.tsx';
import { DetailsForm, usernameFreeFrom } from '../../features/account-settings/details-form.tsx';
import { EmailForm } from '../../features/account-settings/email-form.tsx';
import { GoogleConnection } from '../../features/account-settings/google-connection.tsx';
import { PasskeyList } from '../../features/account-settings/passkey-list.tsx';
import { PasswordForm } from '../../features/account-settings/password-form.tsx';
import { ProfileCard } from '../../features/account-settings/profile-card.tsx';
import { ProveForm } from '../../features/account-settings/prove-form.tsx';
import { SessionList, type SessionRow } from '../../features/account-settings/session-list.tsx';
import { TwoStep } from '../../features/account-settings/two-step.tsx';
import { NewPasswordFields } from '../../features/sign-in/new-password-fields.tsx';
import * as memberPaths from '../../member-paths.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { ownAccount } from '../../page/own-account.ts';
import { pageData, reportFault } from '../../page/page-data.ts';
import { refusalWords } from '../../page/refusal.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { pageFactsContext, type Services } from '../../page-context.ts';
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
  const [security, sessions] = await Promise.all([
    pageData(args.context, pageTexts.failedToFetchData, () => services.call('get_security', {})),
    sessionsOf(services),
  ]);
  return {
    head: head({
      site: services.site,
      title: texts.accountAndSecurity,
      path: memberPaths.settingsSecurity(),
      hidden: true,
    }),
    account,
    usernameWait: usernameFreeFrom(account.username_changed_at, Date.now()),
    security,
    sessions,
    hasGoogle: services.site.hasGoogle,
    secondFactorDue: args.context.get(pageFactsContext).member?.secondFactorDue ?? null,
    googleFailed: args.url.searchParams.get('error') === 'google',
  };
}

export const action = securityAction;

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

/** Who one is to the site, and everything by which one gets in. */
export default function Security() {
  const { account, usernameWait, security, sessions, ...data } = useLoaderData<typeof loader>();
  const { hasGoogle, googleFailed, secondFactorDue } = data;
  return (
    <>
      {secondFactorDue !== null && <AdminGuard due={secondFactorDue} />}
      <ProveForm
        provenUntil={security.proven_until}
        hasPassword={account.has_password}
        back={memberPaths.settingsSecurity()}
      />
      <ProfileCard account={account} />
      <DetailsForm account={account} usernameWait={usernameWait} />
      <EmailForm account={account} pending={security.pending_email} />
      <PasswordForm hasPassword={account.has_password} username={account.username}>
        {(fault) => <NewPasswordFields fault={fault} own={[account.username, account.email]} />}
      </PasswordForm>
      <TwoStep isOn={security.totp_enabled} codesLeft={security.recovery_codes_left} />
      <PasskeyList passkeys={security.passkeys} />
      {(hasGoogle || security.google.length > 0) && (
        <GoogleConnection
          connected={security.google}
          canConnect={hasGoogle}
          failed={googleFailed}
          isProven={security.proven_until !== null}
        />
      )}
      <SessionList sessions={sessions.rows} fault={sessions.fault} />
    </>
  );
}

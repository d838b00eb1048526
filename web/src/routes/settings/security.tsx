import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminGuard } from '../../features/account-settings/admin-guard.tsx';
import { DetailsForm, usernameFreeFrom } from '../../features/account-settings/details-form.tsx';
import { EmailForm } from '../../features/account-settings/email-form.tsx';
import { GoogleConnection } from '../../features/account-settings/google-connection.tsx';
import { intents } from '../../features/account-settings/intents.ts';
import { PasskeyList } from '../../features/account-settings/passkey-list.tsx';
import { PasswordForm } from '../../features/account-settings/password-form.tsx';
import { ProfileForm } from '../../features/account-settings/profile-form.tsx';
import { ProveForm } from '../../features/account-settings/prove-form.tsx';
import { SessionList, type SessionRow } from '../../features/account-settings/session-list.tsx';
import { TwoStep } from '../../features/account-settings/two-step.tsx';
import { NewPasswordFields, newPasswordFault } from '../../features/sign-in/new-password-fields.tsx';
import * as memberPaths from '../../member-paths.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { ownAccount } from '../../page/own-account.ts';
import { pageData, reportFault } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { refusalWords } from '../../page/refusal.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { pageFactsContext, type Services, servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/account-settings.ts';
import { securityActs } from './security-acts.ts';

/** The list, or why there is none: the rest of the page stands without it. */
async function sessionsOf(services: Services): Promise<{ rows: SessionRow[]; fault: string | null }> {
  try {
    const rows: unknown = await services.call('list-user-sessions', {});
    if (Array.isArray(rows)) return { rows: rows as SessionRow[], fault: null };
    return { rows: [], fault: texts.receivedInvalidSessionDataFormat };
  } catch (error) {
    reportFault(services, error);
    return { rows: [], fault: refusalWords(error, texts.failedToFetchSessions) };
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = await ownAccount(args);
  const [[security, profile], sessions] = await Promise.all([
    pageData(args.context, texts.failedToFetchData, () =>
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
      title: texts.security,
      path: memberPaths.settingsSecurity(),
      hidden: true,
    }),
    account,
    about: { bio: profile.bio, links: profile.links },
    usernameWait: usernameFreeFrom(account.username_changed_at, Date.now()),
    security,
    sessions,
    hasGoogle: services.site.hasGoogle,
    secondFactorDue: args.context.get(pageFactsContext).member?.secondFactorDue ?? null,
    googleFailed: new URL(args.request.url).searchParams.get('error') === 'google',
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const [failure, act] = securityActs[intent] ?? [];
  if (!failure || !act) return refuseForm(intent, { message: texts.failedToProcessRequest, field: null });
  const fault = intent === intents.password ? newPasswordFault(form) : null;
  if (fault) return refuseForm(intent, fault);
  const services = context.get(servicesContext);
  return answerForm(services, intent, failure, () => act(services, form));
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Security() {
  const { account, about, usernameWait, security, sessions, hasGoogle, googleFailed, secondFactorDue } =
    useLoaderData<typeof loader>();
  const guard = { isProven: security.proven_until !== null };
  return (
    <>
      {secondFactorDue !== null && <AdminGuard due={secondFactorDue} />}
      <ProfileForm account={account} {...about} />
      <DetailsForm account={account} usernameWait={usernameWait} />
      <EmailForm account={account} pending={security.pending_email} {...guard} />
      <div className="settings-group" id="security">
        <ProveForm
          provenUntil={security.proven_until}
          hasPassword={account.has_password}
          back={memberPaths.settingsSecurity()}
        />
        <PasswordForm hasPassword={account.has_password} username={account.username}>
          {(fault) => <NewPasswordFields fault={fault} own={[account.username, account.email]} />}
        </PasswordForm>
        <TwoStep isOn={security.totp_enabled} codesLeft={security.recovery_codes_left} {...guard} />
        <PasskeyList passkeys={security.passkeys} {...guard} />
        {(hasGoogle || security.google.length > 0) && (
          <GoogleConnection
            connected={security.google}
            canConnect={hasGoogle}
            failed={googleFailed}
            {...guard}
          />
        )}
        <SessionList sessions={sessions.rows} fault={sessions.fault} />
      </div>
    </>
  );
}

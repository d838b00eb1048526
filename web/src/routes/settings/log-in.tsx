import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminGuard } from '../../features/account-settings/admin-guard.tsx';
import { GoogleConnection } from '../../features/account-settings/google-connection.tsx';
import { PasskeyList } from '../../features/account-settings/passkey-list.tsx';
import { ProveForm } from '../../features/account-settings/prove-form.tsx';
import { TwoStep } from '../../features/account-settings/two-step.tsx';
import { placeOnPage } from '../../lib/place-on-page.ts';
import * as memberPaths from '../../member-paths.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { ownAccount } from '../../page/own-account.ts';
import { pageData } from '../../page/page-data.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { pageFactsContext } from '../../page-context.ts';
import * as texts from '../../texts/account-settings.ts';
import * as pageTexts from '../../texts/settings-pages.ts';
import { securityAction } from './security-acts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = await ownAccount(args);
  const security = await pageData(args.context, pageTexts.failedToFetchData, () =>
    services.call('get_security', {}),
  );
  return {
    head: head({
      site: services.site,
      title: texts.security,
      path: memberPaths.settingsLogIn(),
      hidden: true,
    }),
    hasPassword: account.has_password,
    security,
    hasGoogle: services.site.hasGoogle,
    secondFactorDue: args.context.get(pageFactsContext).member?.secondFactorDue ?? null,
    googleFailed: new URL(args.request.url).searchParams.get('error') === 'google',
  };
}

export const action = securityAction;

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function WaysToLogIn() {
  const { hasPassword, security, hasGoogle, googleFailed, secondFactorDue } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="settings-beside">
        <p className="settings-lead">{pageTexts.waysToLogInBesides}</p>
        <Link className="btn sm flat" to={`${memberPaths.settingsSecurity()}#${placeOnPage(texts.password)}`}>
          {pageTexts.passwordAndSessions}
        </Link>
      </div>
      {secondFactorDue !== null && <AdminGuard due={secondFactorDue} />}
      <ProveForm
        provenUntil={security.proven_until}
        hasPassword={hasPassword}
        back={memberPaths.settingsLogIn()}
      />
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
    </>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ProfileForm } from '../../features/account-settings/profile-form.tsx';
import * as memberPaths from '../../member-paths.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { ownAccount } from '../../page/own-account.ts';
import { pageData } from '../../page/page-data.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import * as texts from '../../texts/account-settings.ts';
import * as pageTexts from '../../texts/settings-pages.ts';
import { securityAction } from './security-acts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = await ownAccount(args);
  const { bio, links } = await pageData(args.context, pageTexts.failedToFetchData, () =>
    services.call('getPublicProfile', { username: account.username }),
  );
  return {
    head: head({
      site: services.site,
      title: texts.profile,
      path: memberPaths.settingsProfile(),
      hidden: true,
    }),
    account,
    about: { bio, links },
  };
}

export const action = securityAction;

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Profile() {
  const { account, about } = useLoaderData<typeof loader>();
  return <ProfileForm account={account} {...about} />;
}

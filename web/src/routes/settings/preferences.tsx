import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NotificationsForm } from '../../features/account-settings/notifications-form.tsx';
import { SavesAtOnce } from '../../features/account-settings/section.tsx';
import * as memberPaths from '../../member-paths.ts';
import { requireMember } from '../../page/guard.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import * as texts from '../../texts/account-settings.ts';
import * as pageTexts from '../../texts/settings-pages.ts';
import { preferenceAction } from './preference-acts.ts';

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  return pageData(args.context, pageTexts.failedToFetchData, async (services) => ({
    head: head({
      site: services.site,
      title: texts.notifications,
      path: memberPaths.settingsPreferences(),
      hidden: true,
    }),
    preferences: await services.call('get_preferences', {}),
  }));
}

export const action = preferenceAction;

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Preferences() {
  return (
    <>
      <SavesAtOnce />
      <NotificationsForm preferences={useLoaderData<typeof loader>().preferences} />
    </>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LayoutForm, PlaybackForm } from '../../features/account-settings/preference-forms.tsx';
import { SavesAtOnce } from '../../features/account-settings/section.tsx';
import { WatchingForm } from '../../features/account-settings/watching-form.tsx';
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
  return pageData(args.context, pageTexts.failedToFetchData, async (services) => {
    const [preferences, watchSettings] = await Promise.all([
      services.call('get_preferences', {}),
      services.call('get_watch_settings', {}),
    ]);
    return {
      head: head({
        site: services.site,
        title: texts.playback,
        path: memberPaths.settingsPlayback(),
        hidden: true,
      }),
      preferences,
      watchSettings,
    };
  });
}

export const action = preferenceAction;

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Playback() {
  const { preferences, watchSettings } = useLoaderData<typeof loader>();
  return (
    <>
      <SavesAtOnce />
      <PlaybackForm preferences={preferences} />
      <WatchingForm settings={watchSettings} />
      <LayoutForm preferences={preferences} />
    </>
  );
}

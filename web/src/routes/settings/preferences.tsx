import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  LayoutForm,
  NotificationsForm,
  PlaybackForm,
  PrivacyForm,
} from '../../features/account-settings/preference-forms.tsx';
import {
  changesOf,
  shownIn,
  watchingIntents as watching,
  watchSettingsIn,
} from '../../features/account-settings/preference-input.ts';
import { WatchingForm } from '../../features/account-settings/watching-form.tsx';
import * as memberPaths from '../../member-paths.ts';
import { requireMember } from '../../page/guard.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { type Services, servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/account-settings.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { username } = requireMember(args);
  const { site } = args.context.get(servicesContext);
  const [preferences, watchSettings, profile] = await pageData(
    args.context,
    texts.failedToFetchData,
    (services) =>
      Promise.all([
        services.call('get_preferences', {}),
        services.call('get_watch_settings', {}),
        services.call('getPublicProfile', { username }),
      ]),
  );
  return {
    head: head({ site, title: texts.preferences, path: memberPaths.settingsPreferences(), hidden: true }),
    preferences,
    watchSettings,
    shows: { favorites: profile.shows_favorites, watched: profile.shows_watched },
  };
}

const watchingActs: Readonly<Record<string, (services: Services, form: FormData) => Promise<string>>> = {
  [watching.settings]: async (services, form) => {
    await services.call('update_watch_settings', watchSettingsIn(form));
    return texts.weveSavedYourPreferences;
  },
  [watching.clearHistory]: async (services) => {
    await services.call('clear_watch_history', {});
    return texts.youveClearedYourHistory;
  },
  [watching.clearPositions]: async (services) => {
    await services.call('clear_watch_positions', {});
    return texts.weveForgottenWhereYouStopped;
  },
  [watching.clearCount]: async (services) => {
    await services.call('clear_watched_count', {});
    return texts.yourProfileCountsFrom0;
  },
};

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const act = watchingActs[intent];
  if (act) return answerForm(services, intent, texts.failedToUpdateDetails, () => act(services, form));
  const changes = changesOf(intent, form);
  if (changes === null) return refuseForm(intent, { message: texts.failedToProcessRequest, field: null });
  return answerForm(services, intent, texts.failedToUpdateDetails, async () => {
    await services.call('update_preferences', { p_preferences: changes });
    const favorites = shownIn('favorites_visibility', intent, form);
    if (favorites !== null) await services.call('set_favorites_visibility', { p_public: favorites });
    const watched = shownIn('watched_visibility', intent, form);
    if (watched !== null) await services.call('set_watched_visibility', { p_public: watched });
    return texts.weveSavedYourPreferences;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function PreferencesPage() {
  const { preferences, watchSettings, shows } = useLoaderData<typeof loader>();
  return (
    <>
      <PlaybackForm preferences={preferences} />
      <WatchingForm settings={watchSettings} />
      <LayoutForm preferences={preferences} />
      <PrivacyForm preferences={preferences} shows={shows} />
      <NotificationsForm preferences={preferences} />
    </>
  );
}

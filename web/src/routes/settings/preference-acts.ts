import type { ActionFunctionArgs } from 'react-router';
import {
  changesOf,
  shownIn,
  watchingIntents as watching,
  watchSettingsIn,
} from '../../features/account-settings/preference-input.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { type Services, servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/settings-pages.ts';

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

/** Answers the forms of the pages on which members choose how the site is for them. */
export async function preferenceAction({ request, context }: ActionFunctionArgs) {
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

import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireMember } from '../../api/guard.ts';
import { head } from '../../api/head.ts';
import { headOf } from '../../api/meta.ts';
import { pageData } from '../../api/page-data.ts';
import { answerForm, refuseForm } from '../../api/page-form.ts';
import {
  LayoutForm,
  NotificationsForm,
  PlaybackForm,
  PrivacyForm,
} from '../../features/account-settings/preference-forms.tsx';
import { changesOf } from '../../features/account-settings/preference-input.ts';
import { servicesContext } from '../../page-context.ts';
import * as paths from '../../paths.ts';

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  const { site } = args.context.get(servicesContext);
  const preferences = await pageData(args.context, 'Failed to fetch data.', (services) =>
    services.call('get_preferences', {}),
  );
  return {
    head: head({ site, title: 'Preferences', path: paths.settingsPreferences(), hidden: true }),
    preferences,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const changes = changesOf(intent, form);
  if (changes === null) return refuseForm(intent, { message: 'Failed to process request.', field: null });
  return answerForm(services, intent, 'Failed to update details.', async () => {
    await services.call('update_preferences', { p_preferences: changes });
    return 'Your preferences were saved.';
  });
}

export const meta = headOf;

export default function PreferencesPage() {
  const { preferences } = useLoaderData<typeof loader>();
  return (
    <>
      <PlaybackForm preferences={preferences} />
      <LayoutForm preferences={preferences} />
      <PrivacyForm preferences={preferences} />
      <NotificationsForm preferences={preferences} />
    </>
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import {
  faultsOfForm,
  isSection,
  type Reading,
  readSection,
  type SettingsAnswer,
  settingsOf,
} from '../../features/admin-settings/sections.ts';
import { SettingsPage } from '../../features/admin-settings/settings-page.tsx';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { isRefusal, pageData, refusalStatus } from '../../page/page-data.ts';
import { refuseForm } from '../../page/page-form.ts';
import { faultFrom } from '../../page/refusal.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { type Services, servicesContext } from '../../page-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, 'Failed to load the settings.', async (services) => ({
    head: head({ site: services.site, title: 'Settings', path: adminPaths.settings(), hidden: true }),
    page: await services.call('get_site_settings', {}),
  }));

const failure = 'Failed to save the settings.';
const waiting = 'Nothing is changed yet: it waits on the legal desk until another admin confirms it.';
const answered = { done: null, fault: null, given: null, faults: [], typed: null, now: null } as const;

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const [name = '', act] = intent.split('.');
  if (!isSection(name)) return refuseForm(intent, { message: 'Failed to process request.', field: null });
  const isBack = act === 'back';
  const reading: Reading = isBack
    ? {
        settings: Object.fromEntries(settingsOf(name).map((setting) => [setting, null])),
        typed: {},
        places: {},
      }
    : readSection(name, form);
  try {
    const { waits_for_second: waits } = await services.call('update_site_settings', {
      p_settings: reading.settings,
      p_version: Number(form.get('version')),
    });
    const done = isBack ? 'What was set here is undone.' : 'The settings are saved and apply everywhere.';
    return data<SettingsAnswer>({ ...answered, intent, done: waits ? waiting : done });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return data<SettingsAnswer>(await refusalOf(error, intent, services, isBack ? null : reading), {
      status: refusalStatus(services, error),
    });
  }
}

/** The refusal beside what was typed. If somebody else saved first, with the current values. */
async function refusalOf(
  error: Error,
  intent: string,
  services: Services,
  reading: Reading | null,
): Promise<SettingsAnswer> {
  const isOvertaken = isRefusal(error) && error.status === 409;
  const now = isOvertaken && reading !== null ? await services.call('get_site_settings', {}) : null;
  return {
    ...answered,
    intent,
    fault: faultFrom(error, failure),
    faults: isRefusal(error) && reading !== null ? faultsOfForm(error.faults, reading) : [],
    typed: reading?.typed ?? null,
    now: now === null ? null : { settings: now.settings, version: now.version },
  };
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Settings() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>Settings</h1>
      </header>
      <SettingsPage page={page} />
    </>
  );
}

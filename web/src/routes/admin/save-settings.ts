import { type ActionFunctionArgs, data } from 'react-router';
import {
  faultsOfForm,
  isSection,
  type Reading,
  readSection,
  type SettingsAnswer,
  settingsOf,
} from '../../features/admin-settings/sections.ts';
import { isRefusal, refusalStatus } from '../../page/page-data.ts';
import { refuseForm } from '../../page/page-form.ts';
import { faultFrom } from '../../page/refusal.ts';
import { type Services, servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/admin-settings.ts';

const failure = texts.settingsNotSaved;
const waiting = texts.waitsForAnotherAdmin;
const answered = { done: null, fault: null, given: null, faults: [], typed: null, now: null } as const;

/** Saves one section, or returns it to what it would be without the page. */
export async function saveSettings({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const [name = '', act] = intent.split('.');
  if (!isSection(name)) return refuseForm(intent, { message: texts.failedToProcessRequest, field: null });
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
    const done = isBack ? texts.changesUndone : texts.settingsSaved;
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

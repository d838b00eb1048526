import type { Input } from '#contract/calls.ts';
import { listStatuses, listWinners, scoreScales } from '#contract/work-words.ts';
import type { Services } from '../page-context.ts';
import * as texts from '../texts/lists.ts';
import * as workPaths from '../work-paths.ts';
import { choice } from './address-values.ts';

export const listIntents = {
  save: 'save-entry',
  remove: 'remove-entry',
  settings: 'list-settings',
  preview: 'preview-import',
  bring: 'import-list',
} as const;
/** Where its forms are sent. */
export const listAction = workPaths.myList();

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
const wholeOf = (form: FormData, name: string): number => {
  const number = Number(textOf(form, name) || '0');
  return Number.isInteger(number) && number >= 0 ? Math.min(number, 10_000) : 0;
};

/** What a form says of a work. A short form says only some of it. */
function entryOf(form: FormData): Input<'save_list_entry'> {
  const input: Input<'save_list_entry'> = { p_work_id: textOf(form, 'work_id') };
  const status = choice(textOf(form, 'status'), listStatuses);
  if (status !== null) input.p_status = status;
  if (form.has('score')) input.p_score = textOf(form, 'score') === '' ? null : Number(textOf(form, 'score'));
  if (form.has('notes')) input.p_notes = String(form.get('notes')).replace(/\r\n/g, '\n');
  if (form.has('started_on')) input.p_started_on = textOf(form, 'started_on') || null;
  if (form.has('finished_on')) input.p_finished_on = textOf(form, 'finished_on') || null;
  if (form.has('episodes_seen')) input.p_episodes_seen = wholeOf(form, 'episodes_seen');
  if (form.has('rewatches')) input.p_rewatches = wholeOf(form, 'rewatches');
  // A box that is off is not sent: the form says that it has one.
  if (form.has('has_tells')) input.p_tells_of_new = form.get('tells_of_new') === 'on';
  if (form.has('told_language')) input.p_told_language = textOf(form, 'told_language') || null;
  return input;
}

type Act = (services: Services, form: FormData) => Promise<string>;
export const listActs: Readonly<Record<string, Act>> = {
  [listIntents.save]: async (services, form) => {
    await services.call('save_list_entry', entryOf(form));
    return texts.savedTitle;
  },
  [listIntents.remove]: async (services, form) => {
    await services.call('remove_list_entry', { p_work_id: textOf(form, 'work_id') });
    return texts.removedFromYourList;
  },
  [listIntents.settings]: async (services, form) => {
    const scale = choice(textOf(form, 'scale'), scoreScales);
    await services.call('update_list_settings', {
      ...(scale !== null && { p_scale: scale }),
      p_is_public: form.get('is_public') === 'on',
      p_follows_watching: form.get('follows_watching') === 'on',
    });
    return texts.savedSettings;
  },
};

/** The text of a chosen file, or what a form that was shown once carries of it. */
export async function fileOf(form: FormData): Promise<string> {
  const file = form.get('file');
  return file === null ? '' : typeof file === 'string' ? file : file.text();
}
export const winsOf = (form: FormData): 'newer' | 'file' =>
  choice(textOf(form, 'wins'), listWinners) ?? 'newer';

import { limits } from '#contract/limits.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { isDay } from '../../../kit/dates.ts';
import { type FileEntry, refuse } from './list-file.ts';
import { readListJson } from './read-list-json.ts';
import { readListXml } from './read-list-xml.ts';

const longestTitle = 500;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const language = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;
/** A moment of a day that there is, in a year that PostgreSQL and we mean. */
const isMoment = (text: string): boolean =>
  moment.test(text) &&
  /^(19|20|21)/.test(text) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

/** What a file of a list says, each text made as one that was typed. Throws `badInput`. */
export function readListFile(text: string): FileEntry[] {
  if (text.length > limits.listFileLength)
    throw refuse(`A file may have up to ${limits.listFileLength} characters. Split yours into several.`);
  const file = text.replace(/^\uFEFF/, '').trimStart();
  const entries = file.startsWith('<') ? readListXml(file) : readListJson(file);
  return entries.map((one) => {
    const titles = one.titles.map(cleanText).filter(Boolean);
    const notes = cleanText(one.entry.notes ?? '') || null;
    if (titles.some((title) => title.length > longestTitle))
      throw refuse('A title in this file is too long.');
    if ((notes?.length ?? 0) > limits.listNotesLength)
      throw refuse(
        `The notes on “${titles[0] ?? ''}” are longer than ${limits.listNotesLength} characters. Shorten them in the file.`,
      );
    const told = one.entry.told_language ?? null;
    return {
      ...one,
      named: titles[0] ?? one.named,
      titles,
      work_id: one.work_id !== null && uuid.test(one.work_id) ? one.work_id : null,
      entry: {
        ...one.entry,
        notes,
        ...('told_language' in one.entry && {
          told_language: told !== null && told.length <= 35 && language.test(told) ? told : null,
        }),
      },
      updated_at: one.updated_at !== null && isMoment(one.updated_at) ? one.updated_at : null,
    };
  });
}

import { limits } from '#contract/limits.ts';
import { listStatuses, workKinds } from '#contract/work-words.ts';
import { isDay } from '../../../kit/dates.ts';
import { type FileEntry, present, refuse } from './list-file.ts';

const notList = 'This is not the JSON of a list. Export your list once more, and choose that file.';
type Said = Readonly<Record<string, unknown>>;
const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One of these, or null where it is absent; else the file is refused. */
function wordOf<const Words extends readonly string[]>(
  said: Said,
  name: string,
  words: Words,
): Words[number] | null {
  const value = said[name] ?? null;
  if (value !== null && !words.includes(value as string)) throw wrong(said, name);
  return value as Words[number] | null;
}
const wrong = (said: Said, name: string): Error =>
  refuse(`“${String(said.title ?? '').slice(0, 100)}” has something in “${name}” that can’t be read.`);

function textOf(said: Said, name: string): string | null {
  const value = said[name] ?? null;
  if (value !== null && typeof value !== 'string') throw wrong(said, name);
  return value?.trim() || null;
}
function numberOf(said: Said, name: string, most: number): number | null {
  const value = said[name] ?? null;
  if (value === null) return null;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
    throw wrong(said, name);
  return value;
}
function dayOf(said: Said, name: string): string | null {
  const value = textOf(said, name);
  if (value !== null && !(isDay(value) && /^(19|20|21)/.test(value))) throw wrong(said, name);
  return value;
}

/** Reads the JSON that `writeListJson` writes. Throws `badInput`. */
export function readListJson(text: string): FileEntry[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw refuse(notList);
  }
  if (!isSaid(file) || file.format !== 'tsukimi-list' || !Array.isArray(file.entries)) throw refuse(notList);
  if (file.entries.length > limits.listFileEntries)
    throw refuse(`A file may list up to ${limits.listFileEntries} titles. Split yours into several.`);
  return file.entries.map((said: unknown): FileEntry => {
    if (!isSaid(said)) throw refuse(notList);
    const title = textOf(said, 'title');
    if (title === null) throw refuse('A title in this file has no name.');
    const native = textOf(said, 'native_title');
    const status = wordOf(said, 'status', listStatuses);
    if (status === null) throw wrong(said, 'status');
    return {
      named: title,
      work_id: textOf(said, 'work_id'),
      titles: native === null ? [title] : [title, native],
      year: numberOf(said, 'year', 9999),
      kind: wordOf(said, 'kind', workKinds),
      entry: {
        status,
        score: numberOf(said, 'score', 100),
        notes: textOf(said, 'notes'),
        started_on: dayOf(said, 'started_on'),
        finished_on: dayOf(said, 'finished_on'),
        ...present('episodes_seen', numberOf(said, 'episodes_seen', 10_000)),
        ...present('rewatches', numberOf(said, 'rewatches', 10_000)),
        ...(typeof said.tells_of_new === 'boolean' && { tells_of_new: said.tells_of_new }),
        ...(said.told_language !== undefined && { told_language: textOf(said, 'told_language') }),
      },
      updated_at: textOf(said, 'updated_at'),
    };
  });
}

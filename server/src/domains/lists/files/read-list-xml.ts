import { Parser } from 'htmlparser2';
import { limits } from '#contract/limits.ts';
import { isDay } from '../../../kit/dates.ts';
import { type FileEntry, present, refuse } from './list-file.ts';
import { kindNamed, statusNamed, tenOf } from './list-xml-rules.ts';

type Fields = Readonly<Record<string, string>>;
const notXml = 'This is not the XML of a list. Export your list once more, and choose that file.';
const tooMany = `A file may list up to ${limits.listFileEntries} titles. Split yours into several.`;
/** List, title, and what is said of it. */
const deepest = 3;

/**
 * What a file says of each work, by the names of its elements. Strict: nothing may be declared, nothing may stand where no
 * list has anything, and what is opened is closed.
 */
function readFields(text: string): Fields[] {
  const found: Record<string, string>[] = [];
  const open: string[] = [];
  let roots = 0;
  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (name.toLowerCase() !== '?xml')
          throw refuse('This file declares things of its own, such as entities. We don’t read such files.');
      },
      onopentag(name) {
        open.push(name);
        if (open.length > deepest) throw refuse(notXml);
        if (open.length === 1) {
          roots += 1;
          if (roots > 1 || name !== 'myanimelist') throw refuse(notXml);
        }
        if (open.length === 2 && name === 'anime') {
          if (found.length === limits.listFileEntries) throw refuse(tooMany);
          found.push({});
        }
      },
      ontext(part) {
        if (open.length === deepest && open[1] === 'anime') {
          const fields = found.at(-1)!;
          const name = open[2]!;
          fields[name] = (fields[name] ?? '') + part;
        }
      },
      onclosetag(name, isImplied) {
        // What is empty may close itself, as `<my_tags />`.
        const isWhole = !isImplied || text.startsWith('/>', parser.endIndex - 1);
        if (open.pop() !== name || !isWhole)
          throw refuse('This file is cut off. Export your list once more.');
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(text);
  if (roots === 0) throw refuse(notXml);
  return found;
}

const textOf = (fields: Fields, name: string): string | null =>
  (Object.hasOwn(fields, name) ? fields[name]!.trim() : '') || null;

function numberOf(fields: Fields, name: string, most: number): number | undefined {
  const text = textOf(fields, name);
  if (text === null) return undefined;
  if (!/^\d{1,6}$/.test(text) || Number(text) > most)
    throw refuse(
      `“${textOf(fields, 'series_title') ?? ''}” has ${name} “${text.slice(0, 40)}”, which is no such number.`,
    );
  return Number(text);
}

/** A day of which only the year is known is none, as `0000-00-00`. */
const dayIn = (fields: Fields, name: string): string | null => {
  const day = textOf(fields, name);
  return day !== null && isDay(day) && /^(19|20|21)/.test(day) ? day : null;
};

function scoreOf(fields: Fields): number | null {
  const ten = numberOf(fields, 'my_score', 10) ?? 0;
  const exact = numberOf(fields, 'tsukimi_score', 100);
  // Where the ten points were changed since, they are what is meant.
  if (exact !== undefined && tenOf(exact) === ten) return exact;
  return ten === 0 ? null : ten * 10;
}

/** Reads the XML that list sites write. Throws `badInput`. */
export const readListXml = (text: string): FileEntry[] =>
  readFields(text).map((fields): FileEntry => {
    const title = textOf(fields, 'series_title');
    if (title === null) throw refuse('A title in this file has no name.');
    const word = textOf(fields, 'my_status') ?? '';
    const status = statusNamed(word);
    if (status === null)
      throw refuse(`“${title}” has the status “${word.slice(0, 40)}”, which we don’t know.`);
    const tells = textOf(fields, 'tsukimi_tells_of_new');
    const native = textOf(fields, 'tsukimi_native_title');
    return {
      named: title,
      work_id: textOf(fields, 'tsukimi_work_id'),
      titles: native === null ? [title] : [title, native],
      year: numberOf(fields, 'tsukimi_year', 9999) ?? null,
      kind: kindNamed(textOf(fields, 'series_type') ?? ''),
      entry: {
        status: status === 'completed' && textOf(fields, 'my_rewatching') === '1' ? 'rewatching' : status,
        score: scoreOf(fields),
        notes: textOf(fields, 'my_comments'),
        started_on: dayIn(fields, 'my_start_date'),
        finished_on: dayIn(fields, 'my_finish_date'),
        ...present('episodes_seen', numberOf(fields, 'my_watched_episodes', 10_000)),
        ...present('rewatches', numberOf(fields, 'my_times_watched', 10_000)),
        ...(tells !== null && { tells_of_new: tells === '1' }),
        ...(tells !== null && { told_language: textOf(fields, 'tsukimi_told_language') }),
      },
      updated_at: textOf(fields, 'tsukimi_updated_at'),
    };
  });

import { isLanguage } from '#contract/language-codes.ts';
import { limits } from '#contract/limits.ts';
import type { WorkRelationKind } from '#contract/work-words.ts';
import { badInput } from '../../../kit/app-error.ts';
import { cleanText } from '../../../kit/clean-text.ts';
import { slugOf } from '../../../kit/slug.ts';

/** A text of one line as it is stored; null: nothing was typed. Throws `badInput` naming the field. */
export function readLine(field: string, text: string | null | undefined, longest: number): string | null {
  const line = cleanText(text ?? '').replace(/\s+/g, ' ');
  if (line.length > longest) throw badInput(field, `Use at most ${longest} characters.`);
  return line || null;
}

export function readTitle(text: string): string {
  const title = readLine('p_title', text, limits.titleLength);
  if (title === null) throw badInput('p_title', 'Give it a title.');
  return title;
}

export function readSynopsis(text: string | null): string | null {
  const synopsis = cleanText(text ?? '') || null;
  if ((synopsis?.length ?? 0) > limits.synopsisLength)
    throw badInput('p_synopsis', `Use at most ${limits.synopsisLength} characters.`);
  return synopsis;
}

export interface TypedTitle<Kind extends string = string> {
  language: string;
  kind: Kind;
  title: string;
}

/** Further titles, each once in its language. */
export function readTitles<Kind extends string>(given: readonly TypedTitle<Kind>[]): TypedTitle<Kind>[] {
  const titles = new Map<string, TypedTitle<Kind>>();
  for (const { language, kind, title } of given) {
    const tag = language.trim().toLowerCase();
    if (!isLanguage(tag.split('-')[0]!)) throw badInput('p_titles', `"${language}" is no language.`);
    const text = readLine('p_titles', title, limits.titleLength);
    if (text === null) throw badInput('p_titles', 'A title is empty.');
    if (!titles.has(`${tag} ${text}`)) titles.set(`${tag} ${text}`, { language: tag, kind, title: text });
  }
  return [...titles.values()];
}

/** Names of studios, each once. */
export function readStudios(given: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const typed of given) {
    const name = readLine('p_studios', typed, limits.studioNameLength);
    if (name !== null && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()];
}

/** What addresses are made of; a title without Latin letters gives none, and the thing its id. */
export const slugFor = (title: string, id: string): string =>
  slugOf(title).slice(0, limits.slugLength - 40) || id;

/** With two decimals at most. */
export function readNumber(number: number): number {
  const rounded = Math.round(number * 100) / 100;
  if (Math.abs(rounded - number) > 1e-9) throw badInput('p_number', 'Use two decimals at most.');
  return rounded;
}

export function readDay(day: string | null | undefined): string | null {
  const typed = day?.trim() || null;
  if (typed === null) return null;
  const isDay = /^(19|20|21)\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(`${typed}T00:00:00Z`));
  if (!isDay || new Date(`${typed}T00:00:00Z`).toISOString().slice(0, 10) !== typed)
    throw badInput('p_aired_on', 'Write the day as 2026-11-27.');
  return typed;
}

/** An hour of the day in UTC, as `15:30`. */
export function readTime(time: string | null | undefined): string | null {
  const typed = time?.trim() || null;
  if (typed !== null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(typed))
    throw badInput('p_air_time', 'Write the time as 15:30.');
  return typed;
}

/** A relation as it is stored: `to` is the sequel, side story, summary or alternative of `from`. */
export function storedRelation(
  workId: string,
  otherId: string,
  relation: WorkRelationKind,
): { from: string; to: string; kind: string } {
  const turned = { prequel: 'sequel', parent_story: 'side_story', full_story: 'summary' } as const;
  return relation in turned
    ? { from: otherId, to: workId, kind: turned[relation as keyof typeof turned] }
    : { from: workId, to: otherId, kind: relation };
}

import type { TSchema } from 'typebox';
import { leavesOf } from '#contract/schema-leaves.ts';
import type { PublicTextRules } from '#contract/schema-parts.ts';
import { badInput } from '../../kit/app-error.ts';
import { cleanText } from '../../kit/clean-text.ts';
import type { Config } from '../../platform/config.ts';
import { nameBeginnings, nameEnds } from './prohibited-term-list.ts';
import { findProhibitedTerm } from './prohibited-terms.ts';

type Settings = { config: Pick<Config, 'settings'> };

/** A text of a schema that others read: the path to it, with `[]` for each item of a list, and its rules. */
export interface PublicText {
  readonly path: readonly string[];
  readonly rules: PublicTextRules;
}

export const publicTextsOf = (schema: TSchema): PublicText[] =>
  leavesOf(schema).flatMap(({ path, schema: leaf }) => {
    const rules = leaf['x-public'];
    return rules === undefined ? [] : [{ path, rules }];
  });

/** Found once per schema. */
const checkedTexts = new WeakMap<TSchema, readonly PublicText[]>();
function checkedTextsOf(schema: TSchema): readonly PublicText[] {
  const known = checkedTexts.get(schema);
  if (known) return known;
  const found = publicTextsOf(schema).filter(({ rules }) => !rules.atDoor);
  checkedTexts.set(schema, found);
  return found;
}

function textsAt(value: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof value === 'string' ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  if (step === '[]') return Array.isArray(value) ? value.flatMap((item) => textsAt(item, rest)) : [];
  return textsAt((value as Record<string, unknown>)[step], rest);
}

/**
 * Refuses a value of the schema with a prohibited term in any text that others read, or with a word that
 * needs a review where nobody reviews. Throws `badInput` naming the field. A text longer than its call
 * accepts is skipped: the call refuses it.
 */
export function refuseTerms(settings: Settings, schema: TSchema, value: unknown): void {
  for (const { path, rules } of checkedTextsOf(schema)) {
    for (const text of textsAt(value, path))
      if (holdsTerms(settings, text, rules))
        throw badInput(fieldOf(path), `${rules.holder} a word that is not allowed here.`);
  }
}

/** The innermost name; of what stands in a list of things, the list's: one of its things has no field of its own. */
const fieldOf = (path: readonly string[]): string => {
  const list = path.indexOf('[]');
  return (list > 0 ? path[list - 1] : path.at(-1)) ?? 'body';
};

/** The same for a single text that arrives outside a schema. */
export function refuseTermsIn(settings: Settings, field: string, text: string, rules: PublicTextRules): void {
  if (holdsTerms(settings, text, rules))
    throw badInput(field, `${rules.holder} a word that is not allowed here.`);
}

/** Whether a text contains anything its rules do not allow. */
export function holdsTerms({ config }: Settings, raw: string, rules: PublicTextRules): boolean {
  const text = cleanText(raw).replace(/\s+/g, ' ');
  if (text === '' || text.length > rules.longest) return false;
  const { prohibitedTerms, holdWords } = config.settings;
  const lists =
    rules.holdWords === 'refused' && holdWords.length > 0 ? [prohibitedTerms, holdWords] : [prohibitedTerms];
  return readingsOf(text, rules).some((reading) =>
    lists.some((list) => findProhibitedTerm(reading, list) !== null),
  );
}

/** The text itself; the words of a name written as one; the escaped parts of an address. */
function readingsOf(text: string, { isName }: PublicTextRules): string[] {
  const readings = [text];
  if (isName) {
    const words = text.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ');
    if (words !== text) readings.push(words);
    readings.push(...partedNames(text));
  }
  if (/%[0-9a-f]{2}/i.test(text)) readings.push(unescaped(text));
  return readings;
}

/** `lanternlover` as two words, if one of them is commonly used in names. */
function partedNames(text: string): string[] {
  const name = text.toLowerCase().replace(/\d+$/, '');
  const last = nameEnds.flatMap((end) =>
    name.endsWith(end) ? [`${name.slice(0, -end.length)} ${end}`] : [],
  );
  const first = nameBeginnings.flatMap((begin) =>
    name.startsWith(begin) ? [`${begin} ${name.slice(begin.length)}`] : [],
  );
  return [...last, ...first];
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

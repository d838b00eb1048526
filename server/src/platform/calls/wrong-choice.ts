import type { TSchema } from 'typebox';
import { type Choice, choicesIn, choicesOf } from '#contract/choices.ts';
import type { SchemaNode } from '#contract/schema-leaves.ts';
import { type AppError, badInput } from '../../kit/app-error.ts';

/**
 * The first value of an input that is not one of the allowed choices, refused with the list of them; null:
 * there is none.
 */
export function wrongChoice(schema: TSchema, input: unknown): AppError | null {
  for (const { path, schema: part, choices } of choicesIn(schema)) {
    const { 'x-refusal': words } = refusalOf(part);
    for (const value of valuesAt(path, input)) {
      if (value === undefined || value === null || choices.includes(value as Choice)) continue;
      const names = path.filter((name) => name !== '[]');
      return badInput(names[0] ?? 'body', words ?? `Choose ${listed(choices)}.`);
    }
  }
  return null;
}

/** A nullable choice holds its words in the member that is the choice. */
const refusalOf = (schema: SchemaNode): SchemaNode =>
  schema['x-refusal'] ? schema : (schema.anyOf?.find((one) => choicesOf(one) && one['x-refusal']) ?? schema);

function valuesAt(path: readonly string[], value: unknown): readonly unknown[] {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (name === '[]') return Array.isArray(value) ? value.flatMap((item) => valuesAt(rest, item)) : [];
  if (value === null || typeof value !== 'object' || Array.isArray(value) || !Object.hasOwn(value, name))
    return [];
  return valuesAt(rest, (value as Record<string, unknown>)[name]);
}

/** `newest, views or rating`. */
export const listed = (choices: readonly Choice[]): string =>
  choices.length < 2
    ? choices.join('')
    : `${choices.slice(0, -1).join(', ')} or ${choices[choices.length - 1]}`;

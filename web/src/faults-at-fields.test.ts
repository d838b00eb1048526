import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { isOfField } from './lib/fault-of-form.ts';
import routes from './routes.ts';

const root = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The pages of the back office, and all that they are made of. */
function filesOfBackOffice(): string[] {
  const filesOf = (list: readonly { file: string; children?: unknown }[]): string[] =>
    list.flatMap(({ file, children }) => [file, ...filesOf((children as typeof list) ?? [])]);
  const found = new Set(filesOf(routes).filter((file) => file.startsWith('routes/admin/')));
  for (const file of found)
    for (const [, from = ''] of read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)) {
      const next = path.posix.join(path.posix.dirname(file), from);
      if (/^(features\/admin-|parts\/|routes\/admin\/)/.test(next)) found.add(next);
    }
  return [...found].sort();
}

/** Each field of a form: its file, its name, and whether its form tells it what is wrong with it. */
const fields = filesOfBackOffice().flatMap((file) =>
  [
    ...read(file).matchAll(/<(?:Field|PasswordField|TextArea|Select)\b((?:[^<>]|=>|<[^<>]*\/>)*?)\/?>/g),
  ].flatMap(([, attributes = '']) => {
    const name = /\bname="([^"]+)"/.exec(attributes)?.[1];
    const parameter = /\bparameter="([^"]+)"/.exec(attributes)?.[1] ?? null;
    return name === undefined ? [] : [{ file, name, parameter, isTold: /\berror=/.test(attributes) }];
  }),
);

/** What no call can refuse by a parameter of this name, with the reason. */
const apart: Readonly<Record<string, string>> = {
  consent: 'of a form that only asks',
  target: 'one of a list, of a call that depends on what is done',
  'publish-as': 'one of a list',
  depicts: 'one of a list',
  what: 'one of a list',
  'api-key': 'of a form that only asks; the tab says what is wrong',
  'library-id': 'of a form that only asks; the tab says what is wrong',
  'category-name': 'the only field of its form; the tab says what is wrong',
  second: 'may be anything that fits',
  file: 'goes to a bucket, not to a call',
};

/** Names of parameters, and of what is in them: `p_goals.rate`. */
const namesIn = (schema: unknown, before = ''): string[] => {
  const { properties = {}, anyOf = [] } = schema as {
    properties?: Record<string, unknown>;
    anyOf?: unknown[];
  };
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => [
      before + name,
      ...namesIn(inner, `${before + name}.`),
    ]),
    ...anyOf.flatMap((one) => namesIn(one, before)),
  ];
};
const parameters = [...new Set(Object.values(calls).flatMap(({ input }) => namesIn(input)))];

test('a refusal finds its field in every form of the back office', () => {
  expect(fields.length).toBeGreaterThan(80);
  const lost = fields.filter(
    ({ name, parameter, isTold }) =>
      !isTold &&
      !(name in apart) &&
      !parameters.some((one) => (parameter === null ? isOfField(name, one) : one === parameter)),
  );
  expect(lost.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  expect(Object.keys(apart).filter((name) => !fields.some((one) => one.name === name))).toEqual([]);
});

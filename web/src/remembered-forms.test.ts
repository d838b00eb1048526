import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** Forms in which nothing is typed, and which are posted as documents or by code of their own. */
const withoutText = ['routes/logout.ts', 'routes/age-gate.ts', 'routes/home.tsx'];

test('every page that takes a form keeps what was typed in it', () => {
  const filesOf = (list: readonly { file: string; children?: unknown }[]): string[] =>
    list.flatMap(({ file, children }) => [file, ...filesOf((children as typeof list) ?? [])]);
  const files = [...new Set(filesOf(routes))];
  const source = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const withActions = files.filter((file) => /export (async function|const) action\b/.test(source(file)));
  expect(withActions.length).toBeGreaterThan(20);
  const losing = withActions.filter(
    (file) =>
      !withoutText.includes(file) &&
      !/export const clientAction = (tellingOfLateActs\()?rememberTyped\(/.test(source(file)),
  );
  expect(losing).toEqual([]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageQueries } from '../../contract/src/page.ts';
import { webTexts } from './web-imports.ts';

const reads = /\b(?:search|searchParams|query)\.(?:get|getAll|has)\('(\w+)'\)/g;

test('every name that a page reads of its address reaches it', () => {
  /** Of each file, what reaches the pages that it draws. */
  const reaching = new Map<string, Set<string>>();
  for (const [, path, file] of webTexts
    .get('routes.ts')!
    .matchAll(/(?:route\('([^']+)', |index\()'([^']+)'/g)) {
    const names = pageQueries[path === undefined ? '/' : `/${path}`] ?? [];
    reaching.set(file!, new Set([...(reaching.get(file!) ?? []), ...names]));
  }
  assert.ok(reaching.size > 80);
  let count = 0;
  const lost: string[] = [];
  for (const [file, names] of reaching)
    for (const [, name] of webTexts.get(file)!.matchAll(reads)) {
      count++;
      if (!names.has(name!)) lost.push(`${file}: ${name}`);
    }
  assert.ok(count > 20);
  assert.deepEqual(lost, [], 'name it in pageQueries of contract/src/page.ts: other names are left out');
});

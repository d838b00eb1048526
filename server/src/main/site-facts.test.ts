import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../platform/config.ts';
import type { Platform } from '../platform/context.ts';
import { createSiteFacts } from './site-facts.ts';

const siteOf = (answers: (() => Promise<unknown[]>)[]) => {
  const { config } = readConfig({});
  const asked: string[] = [];
  const db = {
    query: (text: string) => {
      asked.push(text);
      return (answers[asked.length - 1] ?? (async () => []))();
    },
  } as unknown as Platform['db'];
  return { config, asked, read: createSiteFacts({ config, db }, 'http://localhost:3000') };
};

test('pages that are rendered one after another look for demo videos once', async () => {
  const { asked, read } = siteOf([async () => [{}]]);
  const all = await Promise.all([read(), read()]);
  assert.deepEqual(
    [...all, await read()].map(({ hasDemo }) => hasDemo),
    [true, true, true],
  );
  assert.equal(asked.length, 1);
});

test('a failed look is not remembered', async () => {
  const { read } = siteOf([() => Promise.reject(new Error('no connection')), async () => [{}]]);
  await assert.rejects(read(), /no connection/);
  assert.equal((await read()).hasDemo, true);
});

test('a setting holds from the next page on', async () => {
  const { config, read } = siteOf([]);
  await read();
  config.settings = { ...config.settings, siteName: 'Another name' };
  assert.equal((await read()).name, 'Another name');
});

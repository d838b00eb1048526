import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { limits } from '#contract/limits.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const texts = new Map(
  globSync('{contract,server,web,e2e,bench,scripts}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
);

/** Names between braces, as whoever is outside knows them: `type A, b as c` are A and c. */
const outerNames = (braces: string): string[] =>
  braces
    .split(',')
    .map((one) => one.replace(/^\s*type\s/, '').trim())
    .flatMap((one) => (one === '' ? [] : [one.split(' as ').at(-1)!.trim()]));
/** The same as they are called where they come from: A and b. */
const innerNames = (braces: string): string[] =>
  braces
    .split(',')
    .map((one) => one.replace(/^\s*type\s/, '').trim())
    .flatMap((one) => (one === '' ? [] : [one.split(/ as |:/)[0]!.trim()]));

const given = (text: string): string[] => [
  ...[...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, braces]) => outerNames(braces!)),
  ...[...text.matchAll(/^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm)].map(
    ([, name]) => name!,
  ),
];

const takes =
  /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'|\{([^{}]*)\}\s*=\s*await import\('([^']+)'\)/g;
const taken = new Map<string, Set<string>>();
for (const [file, text] of texts)
  for (const [, braces, from, laterBraces, later] of text.matchAll(takes)) {
    const address = from ?? later ?? '';
    const target = address.startsWith('#server/')
      ? `server/src/${address.slice('#server/'.length)}`
      : path.posix.join(path.posix.dirname(file), address);
    if (!target.endsWith('/index.ts')) continue;
    const names = taken.get(target) ?? new Set();
    for (const name of innerNames(braces ?? laterBraces ?? '')) names.add(name);
    taken.set(target, names);
  }

test('whatever a door gives somebody takes', () => {
  const doors = [...texts].filter(([file]) => /^server\/src\/domains\/[^/]+\/index[.]ts$/.test(file));
  assert.ok(doors.length > 15);
  const unused = doors.flatMap(([door, text]) =>
    given(text)
      .filter((name) => !taken.get(door)?.has(name))
      .map((name) => `${door}: ${name}`),
  );
  assert.deepEqual(unused, []);
});

test('every limit limits something', () => {
  const all = [...texts].filter(([file]) => file !== 'contract/src/limits.ts').map(([, text]) => text);
  const unused = Object.keys(limits).filter((name) => !all.some((text) => text.includes(`limits.${name}`)));
  assert.deepEqual(unused, []);
});

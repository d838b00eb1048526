import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { quotedTexts } from './quoted-texts.ts';
import { serverTexts, serverTextsIn } from './server-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const pages = globSync('web/src/texts/*.ts', { cwd: root });

/** Words that an editor replaced, in what people read; each has one that is said instead. */
const retired: readonly (readonly [RegExp, string])[] = [
  [/\badministrators?\b/i, 'admin'],
  [/\blicen(c)es?\b/i, 'license'],
  [/\bprogrammes?\b/i, 'program'],
  [/\b(recogni|organi|authori|apologi|reali)s(e|es|ed|ing|ation)\b/i, 'recognize, organize, …'],
  [/\b(cancelled|cancelling|colours?|favourites?|behaviour|catalogue|grey)\b/i, 'canceled, color, …'],
  [/\b(an?|the|this|our|your|by|of|sent|no|\d+) mails?\b|\bmailed\b|^mails? /i, 'email'],
  [/\b(some|no|any|every)body\b/i, 'someone, no one, …'],
  [/\bany more\b[.,:;]?$|\bany more[.,:;]/i, 'anymore'],
];

test('people read one word for one thing, as Americans write it', () => {
  const said = [
    ...pages.flatMap((file) =>
      read(file)
        .replace(/^export const \w+ =|^\/\/.*$/gm, '')
        .split('\n')
        .map((text) => [file, text] as const),
    ),
    ...[...serverTexts()].flatMap(([file, texts]) => texts.map((text) => [file, text] as const)),
  ];
  assert.ok(said.length > 4000);
  const found = said.flatMap(([file, text]) =>
    retired.flatMap(([word, instead]) =>
      word.test(text) ? [`${file}: ${text.trim()} (say ${instead})`] : [],
    ),
  );
  assert.deepEqual(found, []);
});

test('what the specification quotes still stands, letter for letter', () => {
  const sources = ['web/src/**/*.{ts,tsx}', 'server/src/**/*.ts', 'contract/src/**/*.ts'];
  const all = globSync(sources, { cwd: root })
    .filter((name) => !/\.test\.tsx?$|\/test-[\w-]+\.tsx?$/.test(name))
    .map(read)
    .join('\n');
  const gone = quotedTexts.filter((text) => !text.split('{}').every((piece) => all.includes(piece.trim())));
  assert.deepEqual(gone, []);
});

test('refusals and emails are found wherever the server says them', () => {
  const planted = `
    throw new AppError('badInput', \`Choose \${most} days or fewer.\`, { field: 'p_days' });
    if (wrong) throw badInput('p_name', 'Enter a name.');
    const rows = await query(db, 'select a, b from things where c');
    log.info('For operators only, in the log');
  `;
  assert.deepEqual(serverTextsIn('server/src/domains/x/y.ts', planted), [
    'Choose {} days or fewer.',
    'Enter a name.',
  ]);
  const letter = "export const hello = { subject: 'We got your message', paragraphs: ['Hello,'] };";
  assert.deepEqual(serverTextsIn('server/src/domains/x/hello-letter.ts', letter), [
    'We got your message',
    'Hello,',
  ]);
});

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rooms = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts', 'docs'];
const files = globSync(
  [...rooms.map((room) => `${room}/**/*.{ts,tsx,mjs,css,sql,md}`), '*.{md,ts,cjs}', '.*.cjs'],
  { cwd: root },
).map((name) => ({ name, lines: readFileSync(path.join(root, name), 'utf8').split('\n') }));

/** Where a line of any file matches, as `file:line: text`. */
const linesWith = (pattern: RegExp, among = files): string[] =>
  among.flatMap(({ name, lines }) =>
    lines.flatMap((line, i) => (pattern.test(line) ? [`${name}:${i + 1}: ${line.trim()}`] : [])),
  );

test('no file holds the marks of a merge that was never finished', () => {
  assert.ok(files.length > 2000);
  assert.deepEqual(linesWith(/^(<{7}|>{7}|\|{7}) /), []);
});

test('one says "email", and nobody "e-mail"', () => {
  // Migrations that ran stay as they are.
  const written = files.filter(({ name }) => !name.endsWith('.sql') && !name.endsWith('/words.test.ts'));
  assert.deepEqual(linesWith(/(?<![A-Za-z-])e-mail/i, written), []);
});

const code = files
  .filter(({ name }) => /\.(ts|tsx)$/.test(name) && name !== 'scripts/walls/words.test.ts')
  // A text is named by what it says.
  .filter(({ name }) => !name.startsWith('web/src/texts/'))
  .map(({ name, lines }) => ({ name, lines: lines.map((line) => line.replace(/\b\w*[tT]exts\.\w+/g, '')) }));

test('no name in code says "kept" of what docs/glossary.md gives a word of its own', () => {
  // Options of Node and of client libraries, and names that members might choose.
  const foreign = /keep-?alive|\b(Lantern|Zebrawood)Keeper/i;
  const retired =
    /\b(kept|keep)[A-Z]\w*|[a-z](Kept|Keep)(?!er)\w*|\b(Kept|Keep)[A-Z]\w*|_kept_|\b(kept|keep)-[a-z]+\.ts/;
  assert.deepEqual(
    linesWith(retired, code).filter((line) => !foreign.test(line)),
    [],
  );
  assert.deepEqual(
    files.filter(({ name }) => /(^|\/)(kept|keep)-/.test(name)).map(({ name }) => name),
    [],
  );
});

/** Code without its comments and strings, and SQL without its prose: what is left are names, and the words of a screen. */
const namesOf = (line: string): string =>
  line.replace(/(^|\s)(\/\/|\/?\*).*$/, '$1').replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''");

test('nothing in code is called "kept", and no heading of a screen', () => {
  // How long a thing is stored, in the list that the privacy policy shows, is plain English.
  const retention =
    /^server\/src\/(main\/retention|domains\/legal\/pages\/(shown-lists|legal-text-rules\.test))\.ts:/;
  const name =
    /#kept\b|\b(const|let|function) (\{[^}]*|\[[^\]]*)?\bkept\b|[({[,]\s*(\.\.\.)?kept\b\s*[,:)}\]=?]|^\s*kept\??[,:]|\bas kept\b|\bkept(\?|!)?\.[a-z_]|\bkept as \(/;
  const heading = /\b(title|label|name)="[^"]*\bkept\b|<h[1-4][^>]*>[^<]*\bkept\b/;
  const found = code.flatMap(({ name: file, lines }) =>
    lines.flatMap((line, i) =>
      name.test(namesOf(line)) || heading.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [],
    ),
  );
  assert.deepEqual(
    found.filter((line) => !retention.test(line)),
    [],
    'docs/glossary.md has the word: cached, stored, remembered, barred, managed, supervised',
  );
});

test('one logs in, and is logged in', () => {
  // Quoted by the specification or asked for by Google; and what a client's author reads of calls.
  const given = /Failed to sign in with Google|Sign (in|up) with Google/;
  const ofCalls = /^\s*('|`|\]?\s*(summary|description|errors|then):)|description: '|errors: \[/;
  const said = files.filter(
    ({ name }) => /^(contract|server|web)\/.*\.(ts|tsx)$|\/seed\/.*\.md$/.test(name) && !/test/.test(name),
  );
  const found = said.flatMap(({ name, lines }) =>
    lines.flatMap((line, at) =>
      /\bsign(ed|s|ing)? (in|out)\b/i.test(line.replace(/(^|\s)(\/\/|\/?\*).*$/, '')) &&
      !given.test(line) &&
      !(name.startsWith('contract/') && ofCalls.test(line))
        ? [`${name}:${at + 1}: ${line.trim()}`]
        : [],
    ),
  );
  assert.deepEqual(found, []);
});

test('members are "they"', () => {
  // Stories of the demo and of the bench, the sounds of kana, codes of languages, words of a search, and terms that are refused
  // in any person.
  const told =
    /\/catalogue\/|^bench\/world\/words|\/kana-sounds|\/caption-languages|\/language-codes|\/telling-words|\/domains\/texts\/|^scripts\/walls\/words|\.sql$/;
  const among = files.filter(({ name }) => !told.test(name));
  assert.deepEqual(linesWith(/\b(he|she|him|his|hers|himself|herself)\b/i, among), []);
});

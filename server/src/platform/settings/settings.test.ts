import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { Value } from 'typebox/value';
import { SiteSettings } from '#contract/site-settings.ts';
import { settingFaults } from './setting-faults.ts';
import { defaultSettings, readSettings } from './settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-settings-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const read = (text: string | null, variables: Record<string, string> = {}) => {
  const file = path.join(folder, 'settings.json');
  rmSync(file, { force: true });
  if (text !== null) writeFileSync(file, text);
  return readSettings(file, (name) => variables[name] ?? null);
};
const words = (name: keyof SiteSettings, value: unknown) =>
  settingFaults(name, value).map(({ field, message }) => `${field}: ${message}`);

test('the defaults are what settings may be', () => {
  assert.equal(Value.Check(SiteSettings, defaultSettings), true);
});

test('the file goes before the default, a variable before the file, and each value knows where it is from', () => {
  const { given, faults } = read('{"siteName": "Lanterns", "contactEmail": "file@example.test"}', {
    CONTACT_EMAIL: 'desk@example.test',
  });
  assert.deepEqual(faults, []);
  assert.deepEqual(
    [given.values.siteName, given.values.contactEmail, given.values.hostedLibraryName],
    ['Lanterns', 'desk@example.test', 'Bunny'],
  );
  assert.deepEqual(
    [given.sources.siteName, given.sources.contactEmail, given.sources.hostedLibraryName],
    ['file', 'environment', 'default'],
  );
});

test('each fault of the file and the variables is told by its name, and what is right holds', () => {
  const { given, faults } = read(
    '{"siteName": "", "holdWords": ["casino", 7], "nonsense": 1, "exitUrl": "ftp://x"}',
    {
      CONTACT_EMAIL: '{email}',
    },
  );
  const told = faults.map((fault) => fault.replace(/^.*settings\.json/, 'file'));
  assert.deepEqual(told, [
    'file, siteName: It must be a line of text without braces.',
    'file, holdWords: Entry 2: it must be a word or a phrase.',
    'file: there is no setting named nonsense.',
    'file, exitUrl: It must be an address that starts with https:// or http://.',
    'CONTACT_EMAIL: It must be an email address.',
  ]);
  assert.equal(given.values.siteName, defaultSettings.siteName);
});

test('a file that is no JSON object is told of in one line', () => {
  assert.match(read('{"siteName": ').faults.join(), /^.*settings\.json is not valid JSON: /);
  assert.match(read('[]').faults.join(), /must hold one JSON object\.$/);
  assert.deepEqual(read(null).faults, []);
});

test('a fault says where in a setting it is and what would be right', () => {
  assert.deepEqual(
    words('faq', [
      { question: 'Why?', answer: 'So.' },
      { question: 'How?' },
      { question: ' ', answer: 'So.', more: 1 },
    ]),
    [
      'faq.1: Entry 2: it lacks answer.',
      'faq.2: Entry 3: it holds "more", which is not known.',
      'faq.2.question: Entry 3, question: it must be a text.',
    ],
  );
  assert.deepEqual(words('extraRungs', [1440, 900]), ['extraRungs.1: Entry 2: it must be 1440 or 2160.']);
  assert.deepEqual(words('extraRungs', [1440, 1440]), ['extraRungs: It names something twice.']);
  assert.deepEqual(words('uploadQuota', { videosPerDay: -1, bytesInAll: 1.5 }), [
    'uploadQuota.videosPerDay: Videos per day: it must be from 0 to 10000.',
    'uploadQuota.bytesInAll: Bytes in all: it must be a whole number.',
  ]);
  assert.deepEqual(words('reviewUploads', 'yes'), ['reviewUploads: It must be true or false.']);
  assert.deepEqual(words('siteName', 'x'.repeat(61)), ['siteName: It is longer than 60 characters.']);
  assert.deepEqual(words('signUpFigures', null), ['signUpFigures: It must be a list.']);
});

test('a host is a host: nothing of a policy or an address can stand in its place', () => {
  for (const value of ['player.example', 'localhost:8080', 'a.b-c.example'])
    assert.deepEqual(words('embedHosts', [value]), [], value);
  for (const value of [
    'x; script-src *',
    'https://player.example',
    '*',
    'x y',
    'x/',
    '',
    '-',
    'Player.example',
  ])
    assert.equal(words('embedHosts', [value]).length, 1, value);
  for (const value of ['', 'vz-1.b-cdn.net', 'https://vz.example:8443/videos', 'http://127.0.0.1:9000'])
    assert.deepEqual(words('hostedLibraryHost', value), [], value);
  for (const value of [
    'ftp://files.example',
    'a host',
    'https://',
    'https:// x',
    'vz.example:99999',
    '999.1.1.1',
  ])
    assert.equal(words('hostedLibraryHost', value).length, 1, value);
});

test('a rule for ages names countries that there are, each once, and ways that there are', () => {
  const faults = (...rules: unknown[]) => words('agePolicies', rules);
  const rule = (places: unknown, more = {}) => ({ places, minimum_age: 18, methods: [], ...more });
  assert.deepEqual(faults(rule(['GB', 'US-TX', 'ZZ']), rule(['US'])), []);
  assert.deepEqual(faults(rule(['FR', 'UK'])), [
    'agePolicies.0.places.1: Entry 1, places, entry 2: it must be the code of a country that ISO 3166 knows; "UK" is not, Great Britain is GB.',
  ]);
  assert.deepEqual(faults(rule(['GB']), rule(['US', 'GB'])), [
    'agePolicies.1.places.1: Entry 2, places, entry 2: it names GB, which has been named before.',
  ]);
  assert.deepEqual(faults(rule(['gb'], { minimum_age: 17 })), [
    'agePolicies.0.places.0: Entry 1, places, entry 1: it must be the code of a country like GB, or of a region like US-TX.',
    'agePolicies.0.minimum_age: Entry 1, minimum age: it must be from 18 to 25.',
  ]);
  assert.deepEqual(faults(rule(['GB'], { methods: ['passport'] })), [
    'agePolicies.0.methods.0: Entry 1, methods, entry 1: it must be declaration, identity or assurance.',
  ]);
  assert.equal(faults(rule([])).length, 1);
});

test('currency and time zone of advertising are ones that there are', () => {
  for (const value of ['UTC', 'Europe/Berlin', 'America/Argentina/Ushuaia'])
    assert.deepEqual(words('adTimeZone', value), [], value);
  for (const value of ['Europe/Atlantis', 'CEST', '', 'UTC; drop'])
    assert.deepEqual(words('adTimeZone', value), ['adTimeZone: It must be a time zone like Europe/Berlin.']);
  assert.deepEqual(words('adCurrency', 'JPY'), []);
  for (const value of ['QQQ', 'eur', ''])
    assert.deepEqual(words('adCurrency', value), ['adCurrency: It must be the code of a currency like EUR.']);
  assert.deepEqual(words('adExcludedPaths', ['/faq', 'faq']), [
    'adExcludedPaths.1: Entry 2: it must be a path like /faq.',
  ]);
});

test('the shipped table of places can be pasted as it is', () => {
  const table = readFileSync(new URL('../../../../docs/age-policies.example.json', import.meta.url), 'utf8');
  assert.deepEqual(read(table).faults, []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallName } from '#contract/calls.ts';
import type { HostedVideoPage } from '#contract/hosted-library.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { streamOrigins } from '../../videos/index.ts';
import { guidOf, standInLibrary, standInVideo, startLibraryHost } from './test-library-host.ts';

const host = await startLibraryHost();
const web = await testWeb({ env: { HOSTED_LIBRARY_API: host.origin } });
const { ask } = web;
const admin = await web.memberNamed('keeper', { role: 'admin' });
const { db } = web.platform;

const refusal = async (name: CallName, payload: object): Promise<[number, string]> => {
  const { status, body } = await ask(name, payload, admin);
  return [status, (body as { error: string }).error];
};
const libraries = (apiKey: string, more = {}) => ask('list-bunny-libraries', { apiKey, ...more }, admin);
const videos = (libraryId: number | string, apiKey: string, page?: number) =>
  ask('list-bunny-videos', { libraryId, apiKey, ...(page === undefined ? {} : { page }) }, admin);
const everyRow = async (): Promise<string> => {
  const rows = await Promise.all(
    ['hosted_account', 'hosted_libraries', 'stream_hosts', 'admin_acts'].map((table) =>
      db.query<{ text: string }>(
        `select coalesce(string_agg(t::text, ' '), '') || ' ' || coalesce(string_agg(encode(convert_to(t::text, 'UTF8'), 'hex'), ' '), '') as text from ${table} t`,
      ),
    ),
  );
  return rows.map(([row]) => row?.text).join(' ');
};
const hex = (text: string): string => Buffer.from(text).toString('hex');

test('without a key, or with an id that is no number, the words are those of the form', async () => {
  assert.deepEqual(await refusal('list-bunny-libraries', { apiKey: ' ' }), [
    400,
    'Please enter your Bunny Account API Key.',
  ]);
  assert.deepEqual(await refusal('list-bunny-videos', { libraryId: '12', apiKey: '' }), [
    400,
    'Bunny Account API Key is missing.',
  ]);
  for (const libraryId of ['', 'abc', '12a', '-3', '1.5', '0', '9'.repeat(20)])
    assert.deepEqual(await refusal('list-bunny-videos', { libraryId, apiKey: 'k' }), [
      400,
      'Invalid Library ID. Must be a numerical value.',
    ]);
});

test('libraries are listed by the account key, which goes to the account’s host and never comes back', async () => {
  host.libraries = [standInLibrary(11, 2), standInLibrary(12, 250)];
  const { status, body, text } = await libraries(host.accountKey);
  assert.equal(status, 200);
  assert.deepEqual(body, [
    { Id: 11, Guid: null, Name: 'Library 11', VideoCount: 2 },
    { Id: 12, Guid: null, Name: 'Library 12', VideoCount: 250 },
  ]);
  assert.ok(!/key/i.test(text));
  const asked = host.asked.at(-1)!;
  assert.equal(asked.path, '/videolibrary?page=1&perPage=1000');
  assert.equal(asked.accessKey, host.accountKey);
  const before = host.libraries.splice(0);
  assert.deepEqual((await libraries(host.accountKey)).body, []);
  host.libraries.push(...before);
});

test('a wrong key is said in words that follow from the status, whatever the host wrote', async () => {
  const said = new Set<string>();
  for (let n = 0; n < 3; n += 1) {
    const [status, words] = await refusal('list-bunny-libraries', { apiKey: 'wrong' });
    assert.equal(status, 400);
    said.add(words);
  }
  assert.deepEqual([...said], ['The key was not accepted']);
  for (const body of ['json', 'html', 'nothing'] as const) {
    for (const [status, answer, words] of [
      [403, 400, 'The key was not accepted'],
      [404, 404, 'The host knows no such library or video'],
      [429, 429, 'The host was asked too often. Try again in a minute'],
      [500, 503, 'The host has a fault of its own (status 500)'],
      [302, 503, null],
      [418, 503, 'The host refused with status 418'],
    ] as const) {
      host.spoil(/videolibrary/, { status, body });
      const [found, told] = await refusal('list-bunny-libraries', { apiKey: host.accountKey });
      assert.equal(found, answer, `${status} ${body}`);
      if (words !== null) assert.equal(told, words, `${status} ${body}`);
      assert.ok(!/script|denied/i.test(told));
    }
  }
});

test('a host that is slow, breaks off or sends nonsense is told from one that refuses', async () => {
  for (const [mishap, words] of [
    ['slow', 'The host did not answer in time'],
    ['cut', 'The answer of the host broke off or could not be read'],
    ['garbage', 'The answer of the host broke off or could not be read'],
  ] as const) {
    host.spoil(/videolibrary/, mishap);
    assert.deepEqual(await refusal('list-bunny-libraries', { apiKey: host.accountKey }), [503, words]);
    host.spoil(/\/videos$/, mishap);
    assert.deepEqual(await refusal('list-bunny-videos', { libraryId: 11, apiKey: host.accountKey }), [
      503,
      words,
    ]);
  }
});

test('pages of a hundred come with what is known of each video, by the library’s own key', async () => {
  host.libraries[1]!.videos[3] = standInVideo(guidOf(12_003), { status: 3, availableResolutions: null });
  host.libraries[1]!.videos[4] = standInVideo(guidOf(12_004), { status: 5, availableResolutions: '' });
  host.libraries[1]!.videos[5] = standInVideo(guidOf(12_005), { status: 3, availableResolutions: '240p' });
  const { status, body } = await videos('12', 'whatever');
  assert.equal(status, 200);
  const page = body as HostedVideoPage;
  assert.deepEqual(
    [page.items.length, page.totalItems, page.currentPage, page.itemsPerPage],
    [100, 250, 1, 100],
  );
  assert.deepEqual(page.items[0], {
    guid: guidOf(12_000),
    title: 'Lantern 2000',
    dateUploaded: '2026-10-01T12:00:00.123Z',
    length: 1440,
    bunny_thumbnail_url: null,
    state: 'Finished',
    is_importable: true,
    is_imported: false,
  });
  assert.deepEqual(
    page.items.slice(3, 6).map(({ state, is_importable }) => [state, is_importable]),
    [
      ['Transcoding', false],
      ['Error', false],
      ['Transcoding', true],
    ],
  );
  const last = (await videos(12, 'whatever', 3)).body;
  assert.deepEqual([last.items.length, last.currentPage], [50, 3]);
  assert.ok(
    host.asked
      .filter(({ path }) => path.startsWith('/library/12'))
      .every(({ accessKey }) => accessKey === 'library-key-12'),
  );
});

test('pictures are named at the host of streams, once the account has told it', async () => {
  const page = (await videos(12, host.accountKey)).body;
  assert.equal(page.items[0]!.bunny_thumbnail_url, `https://vz-12.b-cdn.net/${guidOf(12_000)}/thumbnail.jpg`);
});

test('pages may load from the hosts that libraries have told', async () => {
  assert.deepEqual(await streamOrigins(db), ['https://vz-12.b-cdn.net']);
});

test('where the library demands tokens, they are signed', async () => {
  host.libraries.push(standInLibrary(13, 1, { tokenKey: 'token-key-13' }));
  const page = (await videos(13, host.accountKey)).body;
  assert.match(
    page.items[0]!.bunny_thumbnail_url ?? '',
    /^https:\/\/vz-13\.b-cdn\.net\/bcdn_token=HS256-[\w-]{43}&expires=\d+&token_path=%2F[\w-]+%2F\/[\w-]+\/thumbnail\.jpg$/,
  );
});

test('tokens that are switched on or off at the host are so here, with the next first page', async () => {
  const library = host.libraries.find(({ Id }) => Id === 13)!;
  const address = async (key: string) => (await videos(13, key)).body.items[0]!.bunny_thumbnail_url ?? '';
  library.tokenKey = null;
  assert.ok((await address('a key that is not the account’s')).includes('bcdn_token'));
  assert.ok(!(await address(host.accountKey)).includes('bcdn_token'));
  library.tokenKey = 'token-key-13';
  assert.ok((await address(host.accountKey)).includes('bcdn_token'));
});

test('a library is opened by its own key too, and by the account’s where nothing is known of it', async () => {
  host.libraries.push(standInLibrary(14, 1), standInLibrary(15, 1));
  host.asked.length = 0;
  assert.equal((await videos(14, 'library-key-14')).status, 200);
  assert.deepEqual(
    host.asked.map(({ path }) => path.split('?')[0]),
    ['/library/14/videos'],
  );
  host.asked.length = 0;
  assert.equal((await videos(15, host.accountKey)).status, 200);
  assert.deepEqual(
    host.asked.map(({ path, accessKey }) => [path.split('?')[0], accessKey]),
    [
      ['/library/15/videos', host.accountKey],
      ['/videolibrary/15', host.accountKey],
      ['/library/15/videos', 'library-key-15'],
      ['/pullzone/5015', host.accountKey],
    ],
  );
  assert.deepEqual(await refusal('list-bunny-videos', { libraryId: 77, apiKey: 'wrong' }), [
    400,
    'The key was not accepted',
  ]);
  assert.deepEqual(await refusal('list-bunny-videos', { libraryId: 77, apiKey: host.accountKey }), [
    404,
    'The host knows no such library or video',
  ]);
});

test('a key that was changed at the host is asked for again', async () => {
  host.libraries.find(({ Id }) => Id === 15)!.ApiKey = 'another-key-15';
  assert.deepEqual(await refusal('list-bunny-videos', { libraryId: 15, apiKey: 'library-key-15' }), [
    400,
    'The key was not accepted',
  ]);
  assert.equal((await videos(15, host.accountKey)).status, 200);
  assert.equal((await videos(15, 'no matter')).status, 200);
});

test('the account key is kept only when that is asked for, and then a reference does', async () => {
  assert.deepEqual(await refusal('list-bunny-libraries', { apiKey: 'stored' }), [
    400,
    'No Bunny Account API Key is kept here',
  ]);
  assert.equal((await libraries(host.accountKey, { remember: true })).status, 200);
  assert.equal((await libraries('stored')).status, 200);
  host.libraries.push(standInLibrary(16, 1));
  assert.equal((await videos(16, 'stored')).status, 200);
  const { body } = await ask('get_hosted_library_settings', {}, admin);
  const settings = body as {
    account_key_stored_at: string | null;
    libraries: { id: number; has_key: boolean }[];
  };
  assert.ok(settings.account_key_stored_at !== null);
  assert.ok(settings.libraries.every(({ has_key }) => has_key));
});

test('no key lies in the tables as it is, nor in the log of acts, nor in any answer', async () => {
  const rows = await everyRow();
  const { text } = await ask('get_hosted_library_settings', {}, admin);
  for (const key of [
    host.accountKey,
    'library-key-12',
    'read-only-key-12',
    'token-key-13',
    'library-key-14',
  ]) {
    assert.ok(!rows.includes(key) && !rows.includes(hex(key)), key);
    assert.ok(!text.includes(key));
  }
});

test('what a library key does not tell can be set by hand, and is checked', async () => {
  const update = (more: object) => ask('update_hosted_library', { p_library_id: 14, ...more }, admin);
  for (const p_stream_host of [
    'https://a.example/path',
    'a b',
    'localhost',
    '-a.example',
    'http://a.example',
  ])
    assert.equal((await update({ p_stream_host })).status, 400, p_stream_host);
  const { status, body } = await update({
    p_stream_host: 'https://VZ-14.b-cdn.net/',
    p_token_key: 'token-key-14',
    p_read_only_key: 'read-only-key-14',
  });
  assert.equal(status, 200);
  assert.deepEqual(body, {
    id: 14,
    name: 'Library 14',
    has_key: true,
    has_webhook_key: true,
    stream_host: 'vz-14.b-cdn.net',
    has_token_key: true,
  });
  const plain = (await update({ p_token_key: '' })).body;
  assert.deepEqual([plain.has_token_key, plain.stream_host], [false, 'vz-14.b-cdn.net']);
  assert.equal(
    (await ask('update_hosted_library', { p_library_id: 999, p_token_key: 'x' }, admin)).status,
    404,
  );
});

test('keys can be forgotten', async () => {
  assert.deepEqual((await ask('forget_hosted_keys', {}, admin)).body, { forgotten: true });
  assert.deepEqual((await ask('forget_hosted_keys', {}, admin)).body, { forgotten: false });
  assert.deepEqual((await ask('forget_hosted_keys', { p_library_id: 12 }, admin)).body, { forgotten: true });
  assert.deepEqual(await refusal('list-bunny-libraries', { apiKey: 'stored' }), [
    400,
    'No Bunny Account API Key is kept here',
  ]);
  assert.equal((await videos(12, 'wrong')).status, 400);
  const acts = await db.query<{ act: string; summary: string }>(
    'select act, summary from admin_acts order by id',
  );
  const stored = acts.filter(({ act }) => act === 'library_key.stored').map(({ summary }) => summary);
  assert.ok(stored.includes('Stored the account key of Bunny.'));
  for (const id of [14, 15, 16])
    assert.equal(stored.filter((words) => words === `Stored the key of library ${id} of Bunny.`).length, 1);
  assert.deepEqual(
    acts.map(({ act }) => act).filter((act) => act !== 'library_key.stored'),
    ['library.changed', 'library.changed', 'library_key.forgotten', 'library_key.forgotten'],
  );
});

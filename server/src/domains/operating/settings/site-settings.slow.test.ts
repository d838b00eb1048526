import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { SettingsNow } from '#contract/site-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb({
  env: { CONTACT_EMAIL: 'desk@example.test' },
  pages: async (_request, { services }) => new Response(`<h1>${services.site.name}</h1>`),
});
const { ask } = web;
const second = await web.another();
const admin = await web.memberNamed('warden', { role: 'admin' });

const present = async (): Promise<SettingsNow> => (await ask('get_site_settings', {}, admin)).body;
const set = async (settings: object, version?: number) =>
  ask(
    'update_site_settings',
    { p_settings: settings, p_version: version ?? (await present()).version },
    admin,
  );

const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    if (await holds()) return;
    await wait(50);
  }
  assert.fail(`it never came to be: ${what}`);
};
const pageOf = async (app: typeof web.app) => {
  const response = await app.inject({ url: '/faq' });
  return { text: response.body, policy: String(response.headers['content-security-policy']) };
};
const both = [web.app, second.app];

test('a name that an admin sets is on the pages of every process at once, though they were kept', async () => {
  for (const app of both) assert.match((await pageOf(app)).text, /Tsukimi/);
  const { status, body } = await set({ siteName: 'Paper Lanterns' });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.settings.siteName, 'Paper Lanterns');
  for (const app of both)
    await until('the new name', async () => (await pageOf(app)).text.includes('Paper Lanterns'));
});

test('hosts that may stand in a frame are in the policy of pages at once, in every process', async () => {
  for (const app of both) assert.match((await pageOf(app)).policy, /frame-src 'none'/);
  await set({ embedHosts: ['player.example'], hostedLibraryHost: 'vz.example' });
  for (const app of both)
    await until('the new policy', async () => {
      const { policy } = await pageOf(app);
      return policy.includes('frame-src https://player.example ') && policy.includes('https://vz.example');
    });
});

test('a term that an admin prohibits is refused by every process at once, though an answer was kept', async () => {
  const search = async (site: Pick<typeof web, 'ask'>) =>
    (await site.ask('get_all_videos_with_details', { p_filter: 'zebrawood' }, null)).status;
  for (const site of [web, second]) assert.equal(await search(site), 200);
  await set({ prohibitedTerms: ['zebrawood'] });
  for (const site of [web, second]) await until('the refusal', async () => (await search(site)) === 400);
});

test('each value says where it is from and who changed it, and null takes it back', async () => {
  await set({ siteName: 'Night Ferry', contactEmail: 'post@example.test' });
  const origin = ({ origins }: SettingsNow, name: string) => origins.find((one) => one.name === name);
  const changed = await present();
  assert.equal(origin(changed, 'contactEmail')?.source, 'page');
  assert.equal(origin(changed, 'contactEmail')?.changed_by, 'warden');
  assert.ok(Date.now() - Date.parse(origin(changed, 'contactEmail')?.changed_at ?? '') < 60_000);
  assert.equal(changed.given.contactEmail, 'desk@example.test');

  const { body } = await set({ siteName: null, contactEmail: null });
  assert.deepEqual([body.settings.siteName, body.settings.contactEmail], ['Tsukimi', 'desk@example.test']);
  assert.deepEqual(
    [origin(body, 'siteName')?.source, origin(body, 'contactEmail')?.source],
    ['default', 'environment'],
  );
  for (const app of both)
    await until('the old name', async () => (await pageOf(app)).text.includes('Tsukimi'));
});

test('of two admins who change one setting the later one is told, and nothing of theirs is written', async () => {
  const { version } = await present();
  assert.equal((await set({ holdWords: ['casino'] }, version)).status, 200);
  const { status, body } = await set({ holdWords: ['lottery'], exitUrl: 'https://example.org/' }, version);
  assert.equal(status, 409);
  assert.match(body.message, /Someone else has changed holdWords since/);
  const now = await present();
  assert.deepEqual(now.settings.holdWords, ['casino']);
  assert.notEqual(now.settings.exitUrl, 'https://example.org/');
});

test('two admins who change different settings do not stand in each other’s way', async () => {
  const { version } = await present();
  const [first, later] = await Promise.all([
    set({ reviewUploads: false }, version),
    set({ extraRungs: [1440] }, version),
  ]);
  assert.deepEqual([first.status, later.status], [200, 200]);
  const { settings } = await present();
  assert.deepEqual([settings.reviewUploads, settings.extraRungs], [false, [1440]]);
});

test('who is told of holes stands in security.txt, for every process; nobody there is no such file', async () => {
  const textOf = async (app: (typeof both)[number]) => app.inject({ url: '/.well-known/security.txt' });
  for (const app of both) assert.equal((await textOf(app)).statusCode, 404);
  for (const [securityContact, line] of [
    ['holes@example.org', 'Contact: mailto:holes@example.org'],
    ['https://example.org/holes', 'Contact: https://example.org/holes'],
  ] as const) {
    assert.equal((await set({ securityContact })).status, 200);
    for (const app of both) {
      await until('the contact', async () => (await textOf(app)).body.split('\n').includes(line));
      const expires = /^Expires: (.+)$/m.exec((await textOf(app)).body)?.[1] ?? '';
      const days = (Date.parse(expires) - Date.now()) / 86_400_000;
      assert.ok(days > 30 && days < 365, expires);
    }
  }
  for (const securityContact of [
    'javascript:alert(1)',
    'http://example.org',
    'a b',
    'https://[',
    'x\nContact: y',
  ])
    assert.equal((await set({ securityContact })).status, 400, securityContact);
  assert.equal((await set({ securityContact: null })).status, 200);
});

test('every fault is told by its field, and nothing is written', async () => {
  const before = await present();
  const { status, body } = await set({
    siteName: ' ',
    faq: [{ question: 'Why?', answer: '' }],
    nonsense: 1,
    holdWords: ['fine'],
  });
  assert.equal(status, 400);
  assert.deepEqual(JSON.parse(body.details), [
    { field: 'p_settings.siteName', message: 'It must be a line of text without braces.' },
    { field: 'p_settings.faq.0.answer', message: 'Entry 1, answer: it must be a text.' },
    { field: 'p_settings.nonsense', message: 'There is no setting named "nonsense".' },
  ]);
  assert.deepEqual(await present(), before);
});

test('a change is on record with what was before and after, and what changes nothing is not', async () => {
  const acts = () =>
    web.platform.db.query<{ actor_name: string; summary: string; details: unknown }>(
      `select actor_name, summary, details from admin_acts where act = 'settings.changed' order by id desc limit 1`,
    );
  await set({ hostedLibraryName: 'Ferry' });
  const [act] = await acts();
  assert.deepEqual(act, {
    actor_name: 'warden',
    summary: 'Changed the settings hostedLibraryName.',
    details: { before: { hostedLibraryName: 'Bunny' }, after: { hostedLibraryName: 'Ferry' } },
  });
  const { version } = await present();
  await set({ hostedLibraryName: 'Ferry', siteName: null });
  assert.deepEqual(await acts(), [act]);
  assert.equal((await present()).version, version);
});

test('what was changed while nobody could hear it is heard once the connection is mended', async () => {
  // A notice of what was changed before may still be on its way, and would have this read with it.
  await wait(1000);
  await web.platform.db.query(
    `insert into site_settings (name, value, version)
     select 'siteName', '"Blue Heron"', max(version) + 1 from site_settings
     on conflict (name) do update set value = excluded.value, version = excluded.version`,
  );
  await wait(300);
  for (const app of both) assert.match((await pageOf(app)).text, /Tsukimi/);
  await web.platform.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'tsukimi-listen' and datname = current_database()`,
  );
  for (const app of both)
    await until('the name', async () => (await pageOf(app)).text.includes('Blue Heron'));
});

test('a kept value that its setting no longer takes is passed over', async () => {
  await web.platform.db.query(
    `update site_settings set value = '7', version = (select max(version) + 1 from site_settings) where name = 'siteName'`,
  );
  const { settings, origins } = await present();
  assert.equal(settings.siteName, 'Tsukimi');
  assert.equal(origins.find(({ name }) => name === 'siteName')?.source, 'default');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type PublicText, publicTextsOf } from '#server/domains/texts/index.ts';
import { goodInput, pathOf } from '#tests/inputs/contract-samples.ts';
import { inputsFor } from '#tests/inputs/test-inputs.ts';
import { inputSchemas } from '#tests/inputs/test-inputs-by-schema.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
giveSettings(web.platform.config, { prohibitedTerms: ['zebrawood'] });
const video = await buildVideo(web.platform, { title: 'Refused lantern' });
/** May call everything, so that what is refused is the text. */
const asker = await web.memberNamed('refused', { role: 'admin', canUploadVideos: true });
/** One who may apply as a creator. */
const applicant = await web.memberNamed('applicant', { role: 'member' });
const known = {
  p_video_id: video.id,
  p_slug: video.slug,
  ...(await inputsFor(web.platform, asker, video.id)),
};

/** The value with the text at its path; lists on the way become lists of that one thing. */
function withText(value: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  if (step === '[]') return [withText(Array.isArray(value) ? value[0] : undefined, rest, text)];
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [step]: withText(object[step], rest, text) };
}

const inLink = (path: readonly string[]): boolean => path[0] === 'p_links';
const offending = ({ path, rules }: PublicText): string =>
  inLink(path) ? 'https://example.org/Z3brawood' : rules.isName ? 'ZebrawoodLamp' : 'A z3brawood lamp';
const ask = (method: 'POST' | 'PATCH' | 'PUT', url: string, payload: object, who = asker) =>
  web.app.inject({ method, url, headers: who.bearer, payload });

const tested = new Set<string>();
const covers = (schema: string, { path }: PublicText): void =>
  void tested.add(`${schema}: ${path.join('.')}`);

/** Tell of each video by itself what became of it. */
const outlooks: Readonly<Record<string, (body: string) => boolean>> = {
  import_scraped_video: (body) => /"skipped":true|"success":false|not allowed/.test(body),
  preview_import: (body) => (JSON.parse(body) as { outlook: string }[])[0]?.outlook === 'refused',
};

for (const [name, call] of Object.entries(calls) as [string, Call][]) {
  for (const text of publicTextsOf(call.input)) {
    covers(name, text);
    const field = text.path[0] ?? '';
    test(`${name} refuses a prohibited term in ${text.path.join('.')}`, async () => {
      const who = name === 'submit_creator_application' ? applicant : asker;
      // What comes from the library has no format of its own: one is written later.
      const isLater = field === 'format';
      const good = isLater ? { id: video.id } : await goodInput(name, call, known);
      const input = withText(good, text.path, offending(text)) as object;
      const response = await ask('POST', pathOf(name, call), input, who);
      const outlook = outlooks[name];
      if (outlook) return assert.ok(outlook(response.body), response.body);
      assert.equal(response.statusCode, 400, response.body);
      const { message, error, details } = response.json() as Record<string, string | undefined>;
      assert.equal(message ?? error, `${text.rules.holder} a word that is not allowed here.`);
      // The door of videos calls its fields the same for all who come in by it; a part of one thing has its own name.
      const names = [field, field.slice(2), ...(text.path.includes('[]') ? [] : [text.path.at(-1)])];
      if (details !== undefined) assert.ok(names.map((one) => `field: ${one}`).includes(details), details);
      // What was passed over for its length is refused for its length.
      const long = withText(good, text.path, `${'x'.repeat(text.rules.longest)} zebrawood`) as object;
      const tooLong = await ask('POST', pathOf(name, call), long, who);
      assert.ok(tooLong.statusCode >= 400 && tooLong.statusCode < 500, tooLong.body);
    });
  }
}

test('a row of profiles takes no prohibited name', async () => {
  for (const column of ['username', 'display_name']) {
    const row = { id: asker.id, [column]: 'ZebrawoodLamp' };
    for (const answer of [
      await ask('POST', '/rest/v1/profiles', row),
      await ask('PATCH', `/rest/v1/profiles?id=eq.${asker.id}`, row),
    ]) {
      assert.equal(answer.statusCode, 400, answer.body);
      assert.match(answer.body, /a word that is not allowed here/);
    }
    tested.add(`table profiles: ${column}`);
  }
});

test('the account protocol takes no prohibited name', async () => {
  for (const column of ['username', 'display_name']) {
    const data = { [column]: 'ZebrawoodLamp' };
    const fresh = {
      email: `${column.replace('_', '-')}@example.test`,
      password: 'blue-heron-under-9-bridges',
      data,
    };
    for (const answer of [
      await ask('POST', '/auth/v1/signup', fresh),
      await ask('PUT', '/auth/v1/user', { data }),
    ]) {
      assert.ok(answer.statusCode === 400 || answer.statusCode === 422, answer.body);
      assert.match(answer.body, /a word that is not allowed here/);
    }
    for (const schema of [
      'account protocol signUp',
      'account protocol user',
      'POST /auth/v1/signup',
      'PUT /auth/v1/user',
    ])
      tested.add(`${schema}: data.${column}`);
  }
});

test('a photo takes no caption with a prohibited term, in the form or beside the bytes', async () => {
  const url = `/storage/v1/object/photos/${asker.id}/me.png`;
  const metadata = JSON.stringify({ caption: 'A z3brawood lamp' });
  const picture = await plainPicture();
  const form = new FormData();
  form.set('metadata', metadata);
  form.set('', new Blob([new Uint8Array(picture)], { type: 'image/png' }));
  const sent = new Response(form);
  for (const [payload, headers] of [
    [Buffer.from(await sent.arrayBuffer()), { 'content-type': sent.headers.get('content-type')! }],
    [picture, { 'content-type': 'image/png', 'x-metadata': Buffer.from(metadata).toString('base64') }],
  ] as const) {
    const answer = await web.app.inject({
      ...{ method: 'POST', url, payload, headers: { ...asker.bearer, ...headers } },
    });
    assert.equal(answer.statusCode, 400, answer.body);
    assert.match(answer.body, /The caption holds a word that is not allowed here/);
  }
  tested.add('POST /storage/v1/object/photos/*: metadata.caption');
});

test('a name that is not allowed is not said to be free', async () => {
  const answer = await ask('POST', '/rest/v1/rpc/check_username_availability', {
    p_username_input: 'ZebrawoodLamp',
  });
  assert.deepEqual(answer.json(), [{ is_available: false, status_message: 'Username not available.' }]);
});

test('no text that others read was left out, and nothing of what was refused is kept', async () => {
  const all = inputSchemas.flatMap(([name, schema]) =>
    publicTextsOf(schema).map(({ path }) => `${name}: ${path.join('.')}`),
  );
  assert.deepEqual(
    all.filter((one) => !tested.has(one)),
    [],
  );
  const columns = await web.platform.db.query<{ place: string; holds: string }>(
    `select c.table_name || '.' || c.column_name as place,
       format('select exists (select from %I where %I::text ~* ''z[e3]brawood'') as found', c.table_name, c.column_name)
         as holds
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'USER-DEFINED')`,
  );
  assert.ok(columns.length > 100);
  const survived: string[] = [];
  for (const { place, holds } of columns) {
    const [row] = await web.platform.db.query<{ found: boolean }>(holds);
    if (row?.found) survived.push(place);
  }
  // The record of an import tells admins what was refused.
  assert.deepEqual(survived, ['import_items.title']);
});

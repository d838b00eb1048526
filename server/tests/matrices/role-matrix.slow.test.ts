import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Access, Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type Role, roles } from '#contract/roles.ts';
import { type Table, tables } from '#contract/tables.ts';
import { goodInput, pathOf } from '#tests/inputs/contract-samples.ts';
import { inputsFor } from '#tests/inputs/test-inputs.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const video = await buildVideo(web.platform, { title: 'Matrix lantern', uploader: 'kiln' });
const known = {
  p_video_id: video.id,
  p_current_video_id: video.id,
  p_slug: video.slug,
  p_category_slug: 'night-trains',
};

/** Roles that a call lets in, to tell them that they have what it asks for. */
const haveItAlready: Readonly<Record<string, readonly Role[]>> = {
  submit_creator_application: ['admin', 'creator', 'publisher'],
};

interface Asker {
  name: string;
  role: Role | null;
  canUpload: boolean;
}
const askers: Asker[] = [
  { name: 'an anonymous visitor', role: null, canUpload: false },
  ...roles.map((role) => ({ name: `a ${role}`, role, canUpload: false })),
  { name: 'a creator who may upload', role: 'creator' as const, canUpload: true },
];

/** What the declaration says, written apart from the server's own reading of it. */
function refusalFor(access: Access, { role, canUpload }: Asker): 401 | 403 | null {
  if (access === 'anyone') return null;
  if (role === null) return 401;
  const allowed = {
    member: true,
    verified: role !== 'unverified_member',
    uploader: canUpload,
    admin: role === 'admin',
  }[access];
  return allowed ? null : 403;
}

const changesNothing = 'with what it is given here all is as wished already, which is no act';
/** Calls of admins that leave no line in the log here, each with its reason. */
const unlogged: Readonly<Record<string, string>> = {
  set_videos_status: changesNothing,
  count_storage: 'queues a count, which changes nothing',
  check_source: 'what it finds is on record, and here nothing',
  resync_video: changesNothing,
  'backfill-video-details': changesNothing,
  'update-category-direct': changesNothing,
  assign_case: changesNothing,
  forget_hosted_keys: changesNothing,
  lift_suspension: changesNothing,
  'list-bunny-libraries': 'reads; a key that it keeps is on record, and is kept already here',
  'list-bunny-videos': 'reads; as above',
  'scrape-video-info': 'reads',
  note_import_failure: 'is kept with its import',
  uncover_media: 'is counted for whoever looks, and for nobody else',
};
const actsBy = async (member: TestMember): Promise<number> =>
  (await web.platform.db.query('select 1 from admin_acts where actor_id = $1', [member.id])).length;

let people = 0;
/** Somebody of the role for one request, which may change what they are. */
const memberFor = async ({ role, canUpload }: Asker): Promise<TestMember | null> =>
  role === null ? null : web.memberNamed(`matrix-${++people}`, { role, canUploadVideos: canUpload });

/** What the calls can be given, made again for one request: that may use it up. */
const freshInputs = async (asker: Asker) => {
  const member = await memberFor(asker);
  return { member, inputs: await inputsFor(web.platform, member, video.id) };
};
/** The same for all requests of somebody that read or are refused, for they use nothing up: most of them do. */
const made = new Map<Asker, ReturnType<typeof freshInputs>>();
function sameInputs(asker: Asker): ReturnType<typeof freshInputs> {
  const same = made.get(asker) ?? freshInputs(asker);
  made.set(asker, same);
  return same;
}
const sameMember = async (asker: Asker): Promise<TestMember | null> => (await sameInputs(asker)).member;

async function statusFor(
  member: TestMember | null,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
): Promise<number> {
  const token = member?.token ?? 'anon';
  const response = await web.app.inject({
    method,
    url,
    headers: { apikey: 'anon', authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
  return response.statusCode;
}

for (const [name, call] of Object.entries(calls) as [string, Call][]) {
  for (const asker of askers) {
    const refusal = refusalFor(call.access, asker);
    test(`${asker.name} is ${refusal ? `refused (${refusal})` : 'allowed'} to call ${name}`, async () => {
      const reads = call.get || call.limit === 'read' || call.limit === 'search';
      const { member, inputs } = await (refusal || reads ? sameInputs(asker) : freshInputs(asker));
      const input = await goodInput(name, call, { ...known, ...inputs });
      const isAct = call.access === 'admin' && !reads;
      const before = member !== null && isAct && refusal === null ? await actsBy(member) : null;
      const status = await statusFor(member, 'POST', pathOf(name, call), input);
      const has = haveItAlready[name]?.some((role) => role === asker.role);
      assert.equal(status, refusal ?? (has ? 409 : 200));
      if (member !== null && before !== null)
        assert.equal((await actsBy(member)) > before, !(name in unlogged), 'what an admin does is on record');
    });
  }
}

for (const [name, table] of Object.entries(tables) as [string, Table][]) {
  for (const asker of askers) {
    test(`${asker.name} reads the table ${name} as declared`, async () => {
      assert.equal(
        await statusFor(await sameMember(asker), 'GET', `/rest/v1/${name}`),
        refusalFor(table.access, asker) ?? 200,
      );
    });
    test(`${asker.name} cannot write rows of others in the table ${name}`, async () => {
      const refusal = table.writes?.methods.includes('POST')
        ? (refusalFor(table.writes.access, asker) ?? 403)
        : 405;
      assert.equal(
        await statusFor(await sameMember(asker), 'POST', `/rest/v1/${name}`, { id: video.id }),
        refusal,
      );
    });
  }
}

for (const asker of askers) {
  test(`${asker.name} ${asker.role === 'admin' ? 'publishes' : 'cannot publish'} a video by its table`, async () => {
    const pending = await buildVideo(web.platform, { publishStatus: 'pending' });
    const token = (await sameMember(asker))?.token ?? 'anon';
    const response = await web.app.inject({
      method: 'PATCH',
      url: `/rest/v1/videos?id=eq.${pending.id}`,
      headers: { apikey: 'anon', authorization: `Bearer ${token}` },
      payload: { status: 'published', published_at: '1999-01-01T00:00:00Z' },
    });
    assert.equal(response.statusCode, refusalFor('admin', asker) ?? 204, response.body);
  });
}

for (const asker of askers) {
  test(`${asker.name} cannot read users`, async () => {
    assert.equal(
      await statusFor(await sameMember(asker), 'GET', '/rest/v1/users?select=raw_user_meta_data'),
      403,
    );
  });
}

test('a bearer that is no session is refused with 401', async () => {
  const response = await web.app.inject({
    method: 'POST',
    url: '/rest/v1/rpc/get_trending_videos',
    headers: { apikey: 'anon', authorization: 'Bearer somebody-else' },
    payload: {},
  });
  assert.equal(response.statusCode, 401);
});

test('a public key that is not the default one, sent as bearer and apikey alike, is anonymous', async () => {
  const response = await web.app.inject({
    method: 'POST',
    url: '/rest/v1/rpc/get_trending_videos',
    headers: { apikey: 'a-key-of-the-client', authorization: 'Bearer a-key-of-the-client' },
    payload: {},
  });
  assert.equal(response.statusCode, 200);
});

test('an admin sees every state where others see what is published', async () => {
  const pending = await buildVideo(web.platform, { title: 'Waiting for review', publishStatus: 'pending' });
  for (const asker of askers) {
    const token = (await sameMember(asker))?.token ?? 'anon';
    const response = await web.app.inject({
      method: 'POST',
      url: '/rest/v1/rpc/get_all_videos_with_details',
      headers: { apikey: 'anon', authorization: `Bearer ${token}` },
      payload: {},
    });
    const row = (response.json() as { id: string; status: string; publish_status?: string }[]).find(
      ({ id }) => id === pending.id,
    );
    if (asker.role === 'admin') assert.deepEqual([row?.status, row?.publish_status], ['pending', 'pending']);
    else assert.equal(row, undefined, asker.name);
  }
});

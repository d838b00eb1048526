import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallName } from '#contract/calls.ts';
import type { CreatorApplication } from '#contract/creator-applications.ts';
import type { Role } from '#contract/roles.ts';
import type { TestMember, TestMemberOptions } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { ask } = web;
const { db } = web.platform;
const admin = await web.memberNamed('keeper', { role: 'admin' });
let people = 0;
const person = (more: TestMemberOptions = {}) => web.memberNamed(`applicant-${++people}`, more);
const form = {
  p_makes: 'Short films about lanterns',
  p_about: 'I draw by night.\n\nTen minutes a film.',
  p_links: ['https://films.example/lanterns', ''],
  p_is_adult: true,
  p_holds_rights: true,
};
const said = async (name: CallName, payload: object, who: TestMember | null) => {
  const { status, body } = await ask(name, payload, who);
  return [status, body.message ?? null];
};
const apply = async (who: TestMember, more: object = {}): Promise<CreatorApplication> => {
  const { status, body } = await ask('submit_creator_application', { ...form, ...more }, who);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};
const mine = async (who: TestMember) => (await ask('get_my_creator_application', {}, who)).body;
const decide = (name: 'approve' | 'refuse', id: string, more: object = {}, who = admin) =>
  ask(`${name}_creator_application`, { p_application_id: id, ...more }, who);
const roleOf = async ({ id }: TestMember): Promise<Role> =>
  (await db.query<{ role: Role }>('select role from profiles where id = $1', [id]))[0]!.role;
const told = async (who: TestMember) =>
  (await ask('get_notifications', {}, who)).body.map(({ type, outcome }) => [type, outcome]);
const mails = async (who: TestMember): Promise<number> =>
  (
    await db.query(
      `select from jobs.job j join notifications n on n.id = (j.data ->> 'notificationId')::uuid
       where j.name = 'send-notification-mail' and n.member_id = $1`,
      [who.id],
    )
  ).length;
const acts = ({ id }: TestMember) =>
  db.query<{ act: string; actor_name: string; summary: string; details: object }>(
    'select act, actor_name, summary, details from admin_acts where target_id = $1 order by id',
    [id],
  );

test('a member applies once, sees the application wait, and may take it back', async () => {
  const who = await person();
  assert.deepEqual(await mine(who), { application: null, obstacle: null, message: null });
  const sent = await apply(who);
  assert.equal(sent.state, 'pending');
  assert.deepEqual(sent.links, ['https://films.example/lanterns']);
  assert.equal(sent.about, form.p_about);
  assert.deepEqual(await mine(who), {
    application: sent,
    obstacle: 'waiting',
    message: 'You already have an application waiting for a decision.',
  });
  assert.deepEqual(await said('submit_creator_application', form, who), [
    409,
    'You already have an application waiting for a decision.',
  ]);
  const other = await person();
  const back = { p_application_id: sent.id };
  assert.deepEqual(await said('withdraw_creator_application', back, other), [
    404,
    'You have no application waiting for a decision.',
  ]);
  assert.equal((await ask('withdraw_creator_application', back, who)).body.state, 'withdrawn');
  assert.equal((await said('withdraw_creator_application', back, who))[0], 404);
  assert.deepEqual((await mine(who)).obstacle, null);
  assert.equal((await decide('approve', sent.id)).status, 409, 'what was taken back is not decided');
});

test('of two applications that are sent at once one is taken', async () => {
  const who = await person();
  const sent = await Promise.all([1, 2, 3].map(() => ask('submit_creator_application', form, who)));
  assert.deepEqual(sent.map(({ status }) => status).sort(), [200, 409, 409]);
});

test('a visitor is asked to log in, and a member without a confirmed address to confirm it', async () => {
  assert.deepEqual(await said('submit_creator_application', form, null), [401, 'Please log in first.']);
  const who = await person({ role: 'unverified_member' });
  assert.deepEqual(await said('submit_creator_application', form, who), [
    403,
    'Please confirm your email address first.',
  ]);
  assert.equal((await mine(who)).obstacle, 'unconfirmed');
});

test('what is missing or not allowed is refused by its field, and nothing is written', async () => {
  const who = await person();
  const faults: [object, string, string][] = [
    [{ p_makes: ' ' }, 'p_makes', 'What you make is empty.'],
    [{ p_makes: 'x'.repeat(121) }, 'p_makes', 'What you make is longer than 120 characters.'],
    [{ p_makes: 'Films of lolicon' }, 'p_makes', 'What you make holds a word that is not allowed here.'],
    [{ p_about: '\n' }, 'p_about', 'What you say about yourself is empty.'],
    [{ p_about: 'x'.repeat(2001) }, 'p_about', 'What you say about yourself is longer than 2000 characters.'],
    [{ p_links: [''] }, 'p_links', 'Please add at least one link to your work.'],
    [
      { p_links: ['http://films.example'] },
      'p_links',
      'Links are addresses that start with https://, each in its own field.',
    ],
    [
      { p_links: ['https://films.example/%6Colicon'] },
      'p_links',
      'One of the links holds a word that is not allowed here.',
    ],
    [
      { p_is_adult: false },
      'p_is_adult',
      'Only adults can apply, with work in which everyone depicted is an adult.',
    ],
    [
      { p_holds_rights: false },
      'p_holds_rights',
      'Please confirm that you hold the rights to what you’ll publish.',
    ],
  ];
  for (const [fault, field, words] of faults) {
    const { status, body } = await ask('submit_creator_application', { ...form, ...fault }, who);
    assert.deepEqual([status, body.message, body.details], [400, words, `field: ${field}`]);
  }
  assert.equal((await mine(who)).application, null);
});

test('an approval makes the member a creator at once, on record, and tells them on the site and by mail', async () => {
  const who = await person();
  const { id } = await apply(who);
  const { status, body } = await decide('approve', id);
  assert.deepEqual([status, body], [200, { id, state: 'approved', role: 'creator' }]);
  assert.equal(await roleOf(who), 'creator');
  const now = await mine(who);
  assert.equal(now.application!.state, 'approved');
  assert.equal(now.obstacle, 'has_role');
  assert.ok(Date.parse(String(now.application!.decided_at)) > 0);
  assert.ok(!JSON.stringify(now).includes('keeper'), 'who decided is not told');
  assert.deepEqual(await told(who), [['application_decided', 'approved']]);
  assert.equal(await mails(who), 1);
  assert.deepEqual(await acts(who), [
    {
      act: 'application.approved',
      actor_name: 'keeper',
      summary: `Approved the application of ${who.username} to the creator program: creator now (was member).`,
      details: { application: id, before: 'member', after: 'creator' },
    },
  ]);
  for (const again of ['approve', 'refuse'] as const) {
    const refused = await decide(again, id, again === 'refuse' ? { p_reason: 'Late.' } : {});
    assert.deepEqual(
      [refused.status, refused.body.message],
      [409, 'This application is no longer waiting for a decision.'],
    );
  }
  assert.deepEqual(await said('submit_creator_application', form, who), [
    409,
    'Your account has this role, or a higher one, already.',
  ]);
});

test('an approval gives no right to upload by itself', async () => {
  const who = await person();
  await decide('approve', (await apply(who)).id);
  assert.equal((await ask('get_upload_room', {}, who)).status, 403);
});

test('whoever became more than a creator meanwhile stays what they are', async () => {
  for (const role of ['publisher', 'admin', 'creator'] as const) {
    const who = await person();
    const { id } = await apply(who);
    await db.query('update profiles set role = $2 where id = $1', [who.id, role]);
    const { status, body } = await decide('approve', id);
    assert.deepEqual([status, body.role, await roleOf(who)], [200, role, role]);
    assert.equal(
      (await acts(who)).at(-1)?.summary,
      `Approved the application of ${who.username} to the creator program; the role stays ${role}.`,
    );
  }
});

test('a premium member becomes a creator', async () => {
  const who = await person({ role: 'premium_member' });
  const { id } = await apply(who);
  assert.equal(
    (await ask('get_creator_application', { p_application_id: id }, admin)).body.role_if_approved,
    'creator',
  );
  await decide('approve', id);
  assert.equal(await roleOf(who), 'creator');
});

test('nobody without a confirmed address, suspended or deciding for themselves is approved', async () => {
  const unsure = await person();
  const first = await apply(unsure);
  await db.query(`update profiles set role = 'unverified_member' where id = $1`, [unsure.id]);
  const one = await decide('approve', first.id);
  assert.deepEqual(
    [one.status, one.body.message],
    [409, `${unsure.username} has not confirmed an email address.`],
  );
  const out = await person();
  const second = await apply(out);
  await ask('suspend_user', { p_user_id: out.id, p_reason: 'Spam.', p_until: null }, admin);
  const two = await decide('approve', second.id);
  assert.deepEqual(
    [two.status, two.body.message],
    [409, `${out.username} is suspended. Lift the suspension first.`],
  );
  const risen = await person();
  const third = await apply(risen);
  // By another admin, so that every process knows.
  await ask('grant_admin_role', { p_user_id: risen.id, p_password: admin.password }, admin);
  const three = await ask('approve_creator_application', { p_application_id: third.id }, risen);
  assert.deepEqual([three.status, three.body.message], [409, 'You can’t decide on your own application.']);
  for (const who of [unsure, out, risen])
    assert.deepEqual(
      await acts(who).then((rows) => rows.filter(({ act }) => act.startsWith('application'))),
      [],
    );
});

test('a refusal has its reason, leaves the role, is told, and one may apply again, three times in 30 days', async () => {
  const who = await person();
  const { id } = await apply(who);
  const without = await decide('refuse', id, { p_reason: ' ' });
  assert.deepEqual(
    [without.status, without.body.message, without.body.details],
    [400, 'Say why, so that the member knows.', 'field: p_reason'],
  );
  const { body } = await decide('refuse', id, { p_reason: ' The links lead   nowhere. ' });
  assert.deepEqual(body, { id, state: 'refused', role: 'member' });
  const now = await mine(who);
  assert.deepEqual([now.application!.reason, now.obstacle], ['The links lead nowhere.', null]);
  assert.equal(await roleOf(who), 'member');
  assert.deepEqual(await told(who), [['application_decided', 'refused']]);
  assert.equal(await mails(who), 1);
  assert.equal(
    (await acts(who))[0]?.summary,
    `Refused the application of ${who.username} to the creator program.`,
  );
  await decide('refuse', (await apply(who)).id, { p_reason: 'Still nowhere.' });
  await decide('refuse', (await apply(who)).id, { p_reason: 'Still.' });
  assert.equal((await told(who)).length, 3, 'each decision is told');
  const blocked = await mine(who);
  assert.equal(blocked.obstacle, 'too_many');
  assert.match(
    String((await said('submit_creator_application', form, who))[1]),
    /^You have applied 3 times within 30 days\. You can apply again on \d{4}-\d\d-\d\d\.$/,
  );
  await db.query(
    `update creator_applications set created_at = created_at - interval '31 days' where id = $1`,
    [id],
  );
  assert.equal((await apply(who)).state, 'pending');
});

test('two admins who decide at once decide once', async () => {
  const who = await person();
  const { id } = await apply(who);
  const answers = await Promise.all([
    decide('approve', id),
    decide('refuse', id, { p_reason: 'No.' }),
    decide('approve', id),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
  assert.equal((await acts(who)).length, 1);
  assert.equal((await told(who)).length, 1);
});

test('the queue has those that wait, the longest waiting first, found by name, address and what is made', async () => {
  await db.query('delete from creator_applications');
  const one = await web.memberNamed('Clay_Fox', { email: 'fox@post.example' });
  const two = await web.memberNamed('clayXfox', { email: 'x.100%@post.example' });
  const three = await web.memberNamed('third-fox');
  const first = await apply(one, { p_makes: 'Clay films, 100% by hand' });
  const second = await apply(two, { p_makes: 'Songs' });
  const third = await apply(three);
  await decide('refuse', third.id, { p_reason: 'No.' });
  const found = async (input: object): Promise<[string[], number]> => {
    const { status, body } = await ask('list_creator_applications', input, admin);
    assert.equal(status, 200, JSON.stringify(body));
    return [body.items.map(({ id }) => id), body.total];
  };
  assert.deepEqual(await found({ p_state: 'pending' }), [[first.id, second.id], 2]);
  assert.deepEqual(await found({}), [[third.id, second.id, first.id], 3]);
  assert.deepEqual(await found({ p_state: 'refused' }), [[third.id], 1]);
  assert.deepEqual(await found({ p_state: 'approved' }), [[], 0]);
  assert.deepEqual(await found({ p_search: 'y_F' }), [[first.id], 1], 'an underscore is itself');
  assert.deepEqual(await found({ p_search: ' CLAY ' }), [[second.id, first.id], 2]);
  assert.deepEqual(
    await found({ p_search: '100%' }),
    [[second.id, first.id], 2],
    'what is made, and addresses',
  );
  assert.deepEqual(await found({ p_search: 'lantern', p_state: 'pending' }), [[], 0]);
  assert.deepEqual(await found({ p_limit: 1, p_offset: 1 }), [[second.id], 3]);
  const { items } = (await ask('list_creator_applications', { p_state: 'refused' }, admin)).body;
  assert.equal(items[0]!.reviewer, 'keeper');
  assert.equal(items[0]!.email, three.email);
});

test('one application comes with what is known of its writer, and their earlier ones', async () => {
  const who = await person();
  const earlier = await apply(who);
  await decide('refuse', earlier.id, { p_reason: 'No links.' });
  await ask('give_strike', { p_user_id: who.id, p_reason: 'Spam.' }, admin);
  const { id } = await apply(who);
  const { body } = await ask('get_creator_application', { p_application_id: id.toUpperCase() }, admin);
  assert.deepEqual(
    [body.username, body.email, body.role, body.role_if_approved, body.strikes, body.is_email_confirmed],
    [who.username, who.email, 'member', 'creator', 1, true],
  );
  assert.deepEqual(
    [body.about, body.links, body.reviewer],
    [form.p_about, ['https://films.example/lanterns'], null],
  );
  assert.deepEqual(
    body.earlier.map((one) => [one.id, one.state, one.reason]),
    [[earlier.id, 'refused', 'No links.']],
  );
  assert.deepEqual(await said('get_creator_application', { p_application_id: who.id }, admin), [
    404,
    'There is no such application.',
  ]);
});

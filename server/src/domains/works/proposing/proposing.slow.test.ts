import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { readTitleOf } from './note-to-read.ts';
import { proposeEpisodes } from './propose-episodes.ts';

const web = await testWeb();
const { platform } = web;
const admin = await web.memberNamed('proposal-keeper', { role: 'admin' });
const read = () => proposeEpisodes(platform.db);
const groups = async () => (await web.call('get_episode_proposals', { p_limit: 50 }, admin)).items;
const groupOf = async (title: string) => (await groups()).find((group) => group.title === title);
const build = async (...titles: string[]) => {
  const videos = [];
  for (const title of titles) videos.push(await buildVideo(platform, { title }));
  return videos;
};
const takeAll = (group: NonNullable<Awaited<ReturnType<typeof groupOf>>>) =>
  group.proposals.map(({ id, kind, number, episode_title, cut, release_group }) => ({
    ...{ id, kind, number: number ?? 1, title: episode_title, cut, release_group },
  }));
const seen = async (slug: string) => {
  await web.caughtUp();
  return (await web.call('get_work', { p_slug: slug }, null))[0];
};

test('loose videos become one proposal of a work, in order, and one acceptance makes it', async () => {
  await build(
    '[Kite] Cedar Signal - 02 (1080p)',
    '[Kite] Cedar Signal - 01 (1080p)',
    'Cedar Signal Episode 3 English Dub',
    'Cedar Signal - 03 Uncensored',
    'Cedar Signal OVA 1',
    'Cedar Signals of another kind',
  );
  await read();
  const group = (await groupOf('Cedar Signal'))!;
  assert.equal(group.work, null);
  assert.deepEqual(
    group.proposals.map(({ number, origin, release_group }) => [number, origin, release_group]),
    [
      [1, 'title', 'Kite'],
      [2, 'title', 'Kite'],
      [3, 'title', null],
      [3, 'title', null],
    ],
  );
  const work = await web.call(
    'accept_episode_proposals',
    { p_title: 'Cedar Signal', p_proposals: takeAll(group) },
    admin,
  );
  assert.deepEqual(
    (await seen(work.slug))!.episodes.map(({ number, versions }) => [number, versions.length]),
    [
      [1, 1],
      [2, 1],
      [3, 2],
    ],
  );
  // What comes later leads to the work, also by a title of its own that differs in signs alone.
  await build('CEDAR-SIGNAL 04');
  await read();
  const later = (await groups()).find((one) => one.work?.id === work.id)!;
  assert.deepEqual(
    later.proposals.map(({ number }) => number),
    [4],
  );
});

test('one number alone behind a title proposes nothing; a second does, and the one without is the first', async () => {
  await build('Pebble Choir 2');
  await read();
  assert.equal(await groupOf('Pebble Choir'), undefined);
  await build('Pebble Choir 3', 'Pebble Choir', 'Pebble Choir trailer', 'Pebble Choir 1-3 Batch');
  await read();
  assert.deepEqual(
    (await groupOf('Pebble Choir'))!.proposals.map(({ number, title }) => [number, title]),
    [
      [1, 'Pebble Choir'],
      [2, 'Pebble Choir 2'],
      [3, 'Pebble Choir 3'],
    ],
  );
});

test('a work is found by its synonyms, and each season is one', async () => {
  const first = await web.call(
    'create_work',
    { p_title: 'Inkwell', p_titles: [{ language: 'de', kind: 'synonym', title: 'Das Tintenfass' }] },
    admin,
  );
  const second = await web.call('create_work', { p_title: 'Inkwell 2' }, admin);
  await build('Das Tintenfass - 05', 'Inkwell S2 - 05', 'Inkwell II - 06', 'Inkwell 3rd Season - 01');
  await read();
  const all = await groups();
  const numbers = (id: string) =>
    all.find((group) => group.work?.id === id)?.proposals.map(({ number }) => number);
  assert.deepEqual(numbers(first.id), [5]);
  assert.deepEqual(numbers(second.id), [5, 6]);
  assert.ok(await groupOf('Inkwell Season 3'));
});

test('what is dismissed is not proposed again, until the title says something else', async () => {
  const [video] = await build('Dust Ballad Episode 1');
  await read();
  const [proposal] = (await groupOf('Dust Ballad'))!.proposals;
  await web.call('dismiss_episode_proposals', { p_proposal_ids: [proposal!.id] }, admin);
  assert.equal(await groupOf('Dust Ballad'), undefined);
  await platform.db.transaction((transaction) => readTitleOf(transaction, video!.id));
  await read();
  assert.equal(await groupOf('Dust Ballad'), undefined);
  const [act] = (await web.call('get_work_acts', {}, admin)).items;
  assert.match(act!.summary, /Dismissed a proposal for "Dust Ballad"/);
  await web.call('undo_work_act', { p_act_id: act!.id }, admin);
  assert.ok(await groupOf('Dust Ballad'));
});

test('an acceptance is undone as a whole and made again, and not undone once something changed', async () => {
  await build('Gull Letters - 01', 'Gull Letters - 02');
  await read();
  const accept = async () =>
    web.call(
      'accept_episode_proposals',
      { p_title: 'Gull Letters', p_kind: 'ova', p_proposals: takeAll((await groupOf('Gull Letters'))!) },
      admin,
    );
  const undo = async () => {
    const [act] = (await web.call('get_work_acts', {}, admin)).items;
    return web.ask('undo_work_act', { p_act_id: act!.id }, admin);
  };
  const work = await accept();
  assert.equal((await seen(work.slug))!.episodes.length, 2);
  assert.equal((await undo()).status, 200);
  assert.equal(await seen(work.slug), undefined);
  assert.equal((await undo()).status, 409);
  const again = await accept();
  assert.equal(again.slug, work.slug);
  assert.notEqual(again.id, work.id);
  await web.call('save_episode', { p_work_id: again.id, p_number: 3 }, admin);
  const refused = await undo();
  assert.equal(refused.status, 409);
  assert.match(refused.words, /changed since/);
  assert.equal((await seen(work.slug))!.episodes.length, 3);
});

test('what was left out of an acceptance waits for the work, and for none again once that is undone', async () => {
  await build('Wool Harbor - 01', 'Wool Harbor - 02');
  await read();
  const [first] = takeAll((await groupOf('Wool Harbor'))!);
  const work = await web.call(
    'accept_episode_proposals',
    { p_title: 'Wool Harbor', p_proposals: [first!] },
    admin,
  );
  assert.equal((await groupOf('Wool Harbor'))!.work!.id, work.id);
  const [act] = (await web.call('get_work_acts', {}, admin)).items;
  await web.call('undo_work_act', { p_act_id: act!.id }, admin);
  const group = (await groupOf('Wool Harbor'))!;
  assert.deepEqual([group.work, group.count], [null, 2]);
});

test('what cannot be accepted is refused at its field', async () => {
  await build('Refused Tide - 01', 'Refused Tide - 02');
  await read();
  const given = takeAll((await groupOf('Refused Tide'))!);
  const ask = async (input: object) => {
    const { status, words } = await web.ask(
      'accept_episode_proposals',
      { p_proposals: given, ...input },
      admin,
    );
    return `${status} ${words}`;
  };
  assert.match(await ask({ p_title: ' ' }), /^400 .*Give it a title/);
  assert.match(
    await ask({ p_title: 'X', p_proposals: given.map((one) => ({ ...one, number: 1.234 })) }),
    /^400 .*two decimals/,
  );
  assert.match(await ask({ p_title: 'X', p_proposals: [...given, given[0]] }), /^400 .*named twice/);
  await web.call('dismiss_episode_proposals', { p_proposal_ids: [given[0]!.id] }, admin);
  assert.match(await ask({ p_title: 'X' }), /^404 .*wait no more/);
  const member = await web.memberNamed('proposal-reader');
  assert.equal((await web.ask('get_episode_proposals', {}, member)).status, 403);
});

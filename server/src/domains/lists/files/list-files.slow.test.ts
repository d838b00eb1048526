import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertTestTitle, insertTestWork } from '#tests/inputs/test-work-inputs.ts';
import type { TestMember } from '#tests/support/test-member.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const { platform, call, ask } = web;
const { db } = platform;

const tide = await insertTestWork(platform, {
  title: 'Tide & <Ebb>',
  nativeTitle: '潮の満ち引き',
  year: 2024,
});
const film = await insertTestWork(platform, { title: 'Lanterns: the Film', kind: 'movie', year: 2025 });
const series = await insertTestWork(platform, { title: 'Lanterns – The film', kind: 'tv', year: 2021 });
const short = await insertTestWork(platform, { title: 'Rain on Glass', kind: 'ova' });
await insertTestTitle(platform, short.id, 'de', 'Regen auf Glas');

const listOf = async (member: TestMember) =>
  (await call('get_my_list', { p_sort: 'title' }, member)).items.map(
    ({ work, expected_episodes: _, updated_at: __, ...entry }) => ({ title: work.title, ...entry }),
  );
const preview = (p_file: string, member: TestMember, more: object = {}) =>
  call('preview_list_import', { p_file, ...more }, member);
const bring = (p_file: string, member: TestMember, more: object = {}) =>
  call('import_list', { p_file, ...more }, member);
const anime = (fields: Record<string, string | number>) =>
  `<anime>${Object.entries(fields)
    .map(([name, value]) => (value === '' ? `<${name} />` : `<${name}>${value}</${name}>`))
    .join('')}</anime>`;
const xml = (...all: string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- as another site wrote it -->
<myanimelist><myinfo><user_name>somebody</user_name></myinfo>${all.join('\n')}</myanimelist>`;

async function filled(name: string): Promise<TestMember> {
  const member = await web.memberNamed(name);
  const save = (p_work_id: string, more: object) => call('save_list_entry', { p_work_id, ...more }, member);
  await save(tide.id, {
    p_status: 'rewatching',
    ...{
      p_score: 73,
      p_notes: 'A ]]> B & <C>\n"D"',
      p_started_on: '2024-02-29',
      p_finished_on: '2024-05-01',
    },
    ...{ p_episodes_seen: 7, p_rewatches: 2, p_tells_of_new: true, p_told_language: 'en' },
  });
  await save(film.id, { p_status: 'completed', p_score: 4 });
  await save(short.id, { p_status: 'on_hold', p_tells_of_new: true });
  await save(series.id, { p_status: 'planned', p_score: 0 });
  return member;
}

for (const p_format of ['xml', 'json'] as const)
  test(`a list that is exported as ${p_format}, taken apart and imported again is the same list`, async () => {
    const member = await filled(`goes-round-${p_format}`);
    const before = await listOf(member);
    assert.equal(before.length, 4);
    const file = await call('export_my_list', { p_format }, member);
    assert.equal(file.name, `my-list.${p_format}`);
    for (const { id } of [tide, film, short, series])
      await call('remove_list_entry', { p_work_id: id }, member);
    const seen = await preview(file.text, member);
    assert.deepEqual([seen.added, seen.changed, seen.unknown], [4, 0, 0]);
    assert.deepEqual(await listOf(member), [], 'a preview changes nothing');
    await bring(file.text, member);
    assert.deepEqual(await listOf(member), before);
    const again = await bring(file.text, member);
    assert.deepEqual([again.added, again.changed, again.unchanged], [0, 0, 4]);
  });

test('the XML has the words that the known list sites read', async () => {
  const member = await filled('reads-xml');
  const { text, type } = await call('export_my_list', { p_format: 'xml' }, member);
  assert.equal(type, 'application/xml');
  assert.match(text, /<series_title><!\[CDATA\[Tide & <Ebb>\]\]><\/series_title>/);
  assert.match(text, /<series_type>Movie<\/series_type>/);
  assert.match(text, /<my_status>On-Hold<\/my_status>/);
  assert.match(text, /<my_status>Plan to Watch<\/my_status>/);
  assert.match(text, /<my_start_date>2024-02-29<\/my_start_date>/);
  assert.match(text, /<my_start_date>0000-00-00<\/my_start_date>/);
  assert.match(text, /<my_rewatching>1<\/my_rewatching>/);
  assert.match(text, /<update_on_import>1<\/update_on_import>/);
  assert.match(text, new RegExp(`<user_name>${member.username}</user_name>`));
});

test('a file of another site is matched by title and kind, and nothing is guessed', async () => {
  const member = await web.memberNamed('from-elsewhere');
  const file = xml(
    anime({
      ...{ series_animedb_id: 17, series_title: '<![CDATA[regen auf GLAS!]]>', series_type: 'OVA' },
      ...{ my_watched_episodes: 2, my_start_date: '2019-05-00', my_finish_date: '2019-06-30', my_score: 8 },
      ...{ my_status: 'Completed', my_times_watched: 1, my_tags: '', my_comments: 'Good &amp; short' },
    }),
    anime({ series_title: 'Lanterns: The Film', series_type: 'Movie', my_score: 0, my_status: 6 }),
    anime({ series_title: 'LANTERNS THE FILM', my_score: 5, my_status: 'Dropped' }),
    anime({ series_title: 'Nobody made this', my_status: 'Watching' }),
  );
  const seen = await preview(file, member);
  assert.deepEqual(seen.not_found, [
    { title: 'LANTERNS THE FILM', why: 'several' },
    { title: 'Nobody made this', why: 'unknown' },
  ]);
  await bring(file, member);
  const rows = await listOf(member);
  assert.deepEqual(
    rows.map(({ title, status, score, started_on, finished_on, notes, rewatches, episodes_seen }) => [
      ...[title, status, score, started_on, finished_on, notes, rewatches, episodes_seen],
    ]),
    [
      ['Lanterns: the Film', 'planned', null, null, null, null, 0, 0],
      ['Rain on Glass', 'completed', 80, null, '2019-06-30', 'Good & short', 1, 2],
    ],
  );
});

test('what stands on the list stays where it is newer, and gives way where the file shall win', async () => {
  const member = await web.memberNamed('who-wins');
  await call(
    'save_list_entry',
    { p_work_id: short.id, p_status: 'watching', p_score: 90, p_notes: 'Mine' },
    member,
  );
  const file = xml(anime({ series_title: 'Rain on Glass', my_score: 3, my_status: 'Dropped' }));
  const stays = await bring(file, member);
  assert.deepEqual([stays.changed, stays.matched[0]!.change], [0, 'stays']);
  const json = (updated_at: string) =>
    JSON.stringify({
      format: 'tsukimi-list',
      version: 1,
      entries: [{ title: 'Rain on Glass', status: 'completed', score: 60, updated_at }],
    });
  assert.equal((await bring(json('2001-01-01T00:00:00Z'), member)).changed, 0);
  const seen = await preview(file, member, { p_wins: 'file' });
  assert.deepEqual(
    [seen.matched[0]!.change, seen.matched[0]!.before!.score, seen.matched[0]!.after.score],
    ['changed', 90, 30],
  );
  await bring(file, member, { p_wins: 'file' });
  const [entry] = await listOf(member);
  assert.deepEqual([entry!.status, entry!.score, entry!.notes], ['dropped', 30, 'Mine']);
  assert.equal((await bring(json(new Date(Date.now() + 60_000).toISOString()), member)).changed, 1);
  assert.equal((await listOf(member))[0]!.score, 60);
});

test('files that are none, cut off, or made to do harm are refused in words, and change nothing', async () => {
  const member = await web.memberNamed('hostile-files');
  const bomb = `<?xml version="1.0"?><!DOCTYPE myanimelist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>
    <myanimelist><anime><series_title>&b;</series_title><my_status>Watching</my_status></anime></myanimelist>`;
  const one = { series_title: 'Rain on Glass', my_status: 'Watching' };
  const wrong: [file: string, words: RegExp][] = [
    ['hello', /JSON of a list/],
    ['{"format":"else","entries":[]}', /JSON of a list/],
    ['[]', /JSON of a list/],
    ['{"format":"tsukimi-list","entries":[{"title":"X","status":"sleeping"}]}', /status/],
    ['{"format":"tsukimi-list","entries":[{"title":"X","status":"planned","score":101}]}', /score/],
    [
      '{"format":"tsukimi-list","entries":[{"title":"X","status":"planned","started_on":"2026-02-30"}]}',
      /started_on/,
    ],
    ['<rss></rss>', /XML of a list/],
    [xml('<anime><a><b><c><d>deep</d></c></b></a></anime>'), /XML of a list/],
    [bomb, /entities/],
    [`<!DOCTYPE x SYSTEM "file:///etc/passwd">${xml(anime(one))}`, /entities/],
    [xml(anime(one)).slice(0, -30), /cut off/],
    [xml('<anime><series_title>X</my_status></anime>'), /cut off/],
    [xml(anime({ ...one, my_status: 'Asleep' })), /Asleep/],
    [xml(anime({ ...one, my_score: 11 })), /my_score/],
    [xml(anime({ ...one, my_comments: 'x'.repeat(2001) })), /notes/],
    [xml('<anime />'.repeat(5001)), /up to 5000/],
  ];
  for (const [file, words] of wrong) {
    const refused = await ask('import_list', { p_file: file }, member);
    assert.deepEqual([refused.status, refused.text.length > 0], [400, true], file.slice(0, 80));
    assert.match(refused.text, words, file.slice(0, 80));
    assert.match(refused.text, /p_file/);
  }
  assert.deepEqual(await listOf(member), []);
});

test('a file of five thousand titles is read in moments', async () => {
  const member = await web.memberNamed('long-list');
  const all = Array.from({ length: 5000 }, (_, index) => ({
    ...{ title: `Title ${index}`, status: 'completed' },
  }));
  const { importList } = await import('./import-list.ts');
  const text = JSON.stringify({ format: 'tsukimi-list', version: 1, entries: all });
  const began = performance.now();
  const answer = await db.transaction((transaction) => importList(transaction, member.id, text, 'newer'));
  assert.ok(performance.now() - began < 4000, 'five thousand titles');
  assert.deepEqual([answer.unknown, answer.not_found.length], [5000, 500]);
  const tooLong = importList.bind(null, db as never, member.id, `${text}${' '.repeat(900_000)}`, 'newer');
  await assert.rejects(tooLong, /900000 characters/);
});

test('a list does not grow without end', async () => {
  const member = await web.memberNamed('full-list');
  await call('save_list_entry', { p_work_id: tide.id }, member);
  await db.query('update list_counts set entries = 10000 where member_id = $1', [member.id]);
  const file = xml(anime({ series_title: 'Rain on Glass', my_status: 'Watching' }));
  assert.equal((await ask('import_list', { p_file: file }, member)).status, 409);
  assert.equal((await ask('save_list_entry', { p_work_id: short.id }, member)).status, 409);
});

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { Value } from 'typebox/value';
import { type CallName, calls, type Input, type Output } from '#contract/calls.ts';
import { RawJson } from '../../../platform/calls/implement.ts';
import { anonymousViewer, type CallContext } from '../../../platform/context.ts';
import { testDatabase } from '../../../platform/db/test-database.ts';
import { createLog } from '../../../platform/log.ts';
import { everywhere } from '../../../platform/places/place-group.ts';
import { defaultSettings } from '../../../platform/settings/settings.ts';
import { getSearchFilters } from '../calls/get-search-filters.ts';
import { getSearchSuggestions } from '../calls/get-search-suggestions.ts';
import { searchNames } from '../calls/search-names.ts';
import { searchVideos } from '../calls/search-videos.ts';
import { publishedVideo } from './fixtures/published-video.ts';
import { indexVideo, recountSearch, refreshSearch, reindexVideos, removeFromIndex } from './index-upkeep.ts';
import { rebuildSearch } from './rebuild-search.ts';

const { db } = await testDatabase();
const logged: { event?: string }[] = [];
const log = createLog('silent');
log.info = ((entry: { event?: string }) => void logged.push(entry)) as typeof log.info;
const settings = { ...defaultSettings, prohibitedTerms: ['forbidden thing'] };
const context = {
  db,
  log,
  config: { settings },
  objectBase: '/',
  place: everywhere,
  viewer: anonymousViewer,
  request: { id: 'test' },
} as unknown as CallContext;

/** A call that anyone may make. */
interface PublicCall<N extends CallName> {
  readonly name: N;
  run(input: Input<N>, context: CallContext): Promise<unknown>;
}

/** The answer of a call, checked against the contract. */
async function answer<N extends CallName>(
  implementation: PublicCall<N>,
  input: Input<N>,
): Promise<Output<N>> {
  const result = await implementation.run(input, context);
  const value = result instanceof RawJson ? (JSON.parse(result.text) as Output<N>) : (result as Output<N>);
  assert.deepEqual([...Value.Errors(calls[implementation.name].output, value)], []);
  return value;
}
const search = (p_query: string, more: Partial<Input<'search_videos'>> = {}) =>
  answer(searchVideos, { p_query, p_page: 1, ...more });
const titles = async (query: string, more: Partial<Input<'search_videos'>> = {}): Promise<string[]> =>
  (await search(query, more)).items.map((item) => item.title);
const suggest = async (p_query: string): Promise<string[]> =>
  (await answer(getSearchSuggestions, { p_query })).map(({ kind, text }) => `${kind}: ${text}`);

const velvet = { username: 'velvet_cel', displayName: 'Velvet Cel Studio' };
before(async () => {
  const videos = [
    {
      title: 'Glass Sparrow',
      description: 'A forger and a curator.',
      tags: ['heist', 'slow burn'],
      views: 900,
      uploader: velvet,
      subtitles: ['en'],
      audio: 'ja',
      seconds: 300,
      release: 'completed',
      format: 'TV',
      height: 2160,
    },
    {
      title: 'The Sparrow of Glass Mountain',
      tags: ['heist'],
      views: 900,
      category: 'Far Away',
      seconds: 3000,
      release: 'ongoing',
      format: 'OVA',
      height: 720,
      subtitles: ['pt-BR', 'und'],
      daysOld: 800,
    },
    {
      title: 'Umbrellas',
      description: 'A glass sparrow hangs in the window.',
      views: 90_000,
      audio: 'en',
      seconds: 1200,
    },
    { title: 'Neon Coast ネオンの海岸', description: 'A drive.', tags: ['road'], seconds: 1500 },
    { title: 'ほしのうみ', description: '星の海を渡る船' },
    { title: 'Tōkyō Nocturne', tags: ['city'] },
    { title: 'トーキョー・アフターダーク' },
    { title: 'Hoshizora no Shita' },
    { title: 'Café Über Crème', tags: ['jalapeño'] },
    { title: 'Spider-Lily Blues', description: "The widow's garden" },
    { title: 'Lantern', views: 5, daysOld: 400 },
    { title: 'Lantern', views: 50_000, daysOld: 400 },
    { title: 'Lanterns over the Long River and Other Stories', views: 50_000, daysOld: 400 },
    {
      title: 'Secret Orchid',
      status: 'pending',
      tags: ['orchidtag'],
      category: 'Hiddenhouse',
      uploader: { username: 'orchid_only', displayName: 'Orchid Only' },
    },
  ];
  for (const video of videos) await publishedVideo(db, video);
  for (let at = 0; at < 60; at++) {
    await publishedVideo(db, {
      title: `Paged tale ${at}`,
      views: at,
      daysOld: at + 1,
      seconds: 60 + at,
      rating: at / 20,
    });
  }
});

test('a query finds words of title, description, tags, category and uploader', async () => {
  assert.deepEqual(await titles('forger curator'), ['Glass Sparrow']);
  assert.deepEqual(await titles('jalapeño'), ['Café Über Crème']);
  assert.deepEqual(await titles('far away'), ['The Sparrow of Glass Mountain']);
  assert.deepEqual(await titles('velvet cel'), ['Glass Sparrow']);
  assert.deepEqual(await titles('velvet_cel'), ['Glass Sparrow']);
  assert.deepEqual(await titles('velvetcel'), ['Glass Sparrow']);
  assert.deepEqual(await titles('studio forger'), ['Glass Sparrow']);
});

test('typos are mended, and what was searched instead is said', async () => {
  for (const typed of ['glas sparow', 'Glass Sparrwo', 'galss sparrow', 'glass zparrow']) {
    const found = await search(typed);
    assert.equal(found.items[0]?.title, 'Glass Sparrow', typed);
    assert.equal(found.corrected_query?.toLowerCase(), 'glass sparrow', typed);
    assert.equal(found.outcome, 'found');
  }
  assert.equal((await search('glass sparrow')).corrected_query, null);
  assert.equal((await search('"Umbrelas", curatr!')).corrected_query, null);
  // Titles, tags and descriptions contain only its plural.
  assert.equal((await search('umbrela')).corrected_query, 'umbrellas');
  assert.equal((await search('mountainnn')).corrected_query, 'mountain');
  assert.deepEqual(await titles('noturne'), ['Tōkyō Nocturne']);
});

test('a word finds what one can see: no titles of chapters, no single letters, common words in titles alone', async () => {
  const id = await publishedVideo(db, {
    title: 'Side Quince',
    description: '0:00 Opening\n0:30 Quagmire at the river\n\nSide b is not the talk.',
  });
  assert.deepEqual(await titles('quagmire'), []);
  // Nor does its card show them.
  assert.equal((await search('side b')).items[0]?.description, 'Side b is not the talk.');
  assert.deepEqual(await titles('<b>x'), []);
  assert.deepEqual(await titles('the'), [
    'The Sparrow of Glass Mountain',
    'Lanterns over the Long River and Other Stories',
  ]);
  assert.ok((await titles('the talk of quince')).includes('Side Quince'));
  await db.query('delete from videos where id = $1', [id]);
});

test('a search can be held to what was typed', async () => {
  const found = await search('lanten', { p_as_typed: true });
  assert.deepEqual([found.outcome, found.corrected_query], ['nothing', null]);
  assert.deepEqual(await titles('lanten sparrow', { p_as_typed: true }), await titles('sparrow'));
});

test('case, accents, width, plurals and hyphens make no difference', async () => {
  for (const query of [
    'cafe uber creme',
    'CAFÉ ÜBER CRÈME',
    'ｃａｆｅ　ｕｂｅｒ',
    'Cafe\u0301 Uber',
    'jalapeno',
  ]) {
    assert.deepEqual(await titles(query), ['Café Über Crème'], query);
  }
  for (const query of [
    'spider lily',
    'spiderlily',
    'spider-lily',
    'spiders lilies',
    "widow's garden",
    'widows gardens',
    'widow',
  ]) {
    assert.deepEqual(await titles(query), ['Spider-Lily Blues'], query);
  }
});

test('katakana, hiragana and romaji find each other', async () => {
  for (const query of ['ネオン', 'ねおん', 'neon', 'ﾈｵﾝ', 'NEON', 'ネオンの海岸', 'neon no']) {
    assert.equal((await titles(query))[0], 'Neon Coast ネオンの海岸', query);
  }
  for (const query of ['とうきょう', 'トーキョー', 'tokyo', 'toukyou', 'tōkyō', 'tookyoo', 'Toukyō']) {
    const found = await titles(query);
    assert.ok(found.includes('トーキョー・アフターダーク'), query);
    assert.ok(found.includes('Tōkyō Nocturne'), query);
  }
  for (const query of [
    'ほしのうみ',
    'ホシノウミ',
    'hoshi no umi',
    'hoshinoumi',
    'うみ',
    'umi',
    'hosinoumi',
    'ほし の うみ',
  ]) {
    assert.ok((await titles(query)).includes('ほしのうみ'), query);
  }
  for (const query of [
    'ほしぞら',
    'ホシゾラ',
    'hoshizora',
    'ほしぞらのした',
    'hosizora no sita',
    'hosizora',
  ]) {
    assert.ok((await titles(query)).includes('Hoshizora no Shita'), query);
  }
});

test('a part of a run of kanji is found, a single one too', async () => {
  for (const query of ['海岸', '海', '岸', '星の海', '渡', '船', '海を渡'])
    assert.notEqual((await titles(query)).length, 0, query);
  assert.deepEqual(await titles('海底'), []);
});

test('the last word may be unfinished', async () => {
  assert.equal((await titles('glass spar'))[0], 'Glass Sparrow');
  assert.deepEqual(await titles('noct'), ['Tōkyō Nocturne']);
  assert.deepEqual(await titles('gla sparrow'), await titles('sparrow'));
});

test('what is suggested is found: whole words first, then what the last word begins, page by page', async () => {
  const ids: string[] = [];
  const add = async (title: string, views = 1) => ids.push(await publishedVideo(db, { title, views }));
  await add('Quill Pond');
  await add('A Second Quill', 3);
  await add('Quillwork of Winter', 90_000);
  for (let at = 0; at < 30; at++) await add(`Quillfeather ${at}`, at);

  const pages = await Promise.all([1, 2, 3].map((p_page) => search('quill', { p_page })));
  assert.deepEqual(
    pages.map((page) => [page.items.length, page.has_more, page.total]),
    [
      [24, true, 33],
      [9, false, 33],
      [0, false, 33],
    ],
  );
  const all = pages.flatMap((page) => page.items.map((item) => item.title));
  assert.equal(new Set(all).size, 33);
  assert.deepEqual(all.slice(0, 2).toSorted(), ['A Second Quill', 'Quill Pond']);
  for (const suggested of await suggest('quill')) assert.ok(all.includes(suggested.replace('video: ', '')));
  // An order that was asked for holds among all of them, and a typo changes nothing.
  assert.equal((await titles('quill', { p_sort: 'views' }))[0], 'Quillwork of Winter');
  assert.equal((await search('quil')).total, 33);
  assert.equal((await search('quillz')).total, 33);
  for (const id of ids) await db.query('delete from videos where id = $1', [id]);
  await db.transaction(async (transaction) => {
    for (const id of ids) await removeFromIndex(transaction, id);
  });
});

test('a word is found as the other shore writes it, and as it sounds on a sign', async () => {
  const ids = [
    await publishedVideo(db, { title: 'Moonbright Harbor', views: 1 }),
    await publishedVideo(db, { title: 'A Lamp on Harbour Street', views: 9000 }),
    await publishedVideo(db, { title: 'Moonbrit Maintenance', views: 9000 }),
    await publishedVideo(db, { title: 'Starlight Inn', views: 1 }),
    await publishedVideo(db, { title: 'Starlit Inn', views: 9000 }),
  ];
  assert.deepEqual((await titles('harbour')).toSorted(), ['A Lamp on Harbour Street', 'Moonbright Harbor']);
  assert.deepEqual((await titles('harbors')).toSorted(), ['A Lamp on Harbour Street', 'Moonbright Harbor']);
  assert.deepEqual(await titles('moonbright harbour'), ['Moonbright Harbor']);
  assert.equal((await search('starlite inn')).corrected_query, 'starlight inn');
  for (const id of ids) await db.query('delete from videos where id = $1', [id]);
  await db.transaction(async (transaction) => {
    for (const id of ids) await removeFromIndex(transaction, id);
  });
});

test('titles rank before descriptions, whole titles first, and popularity decides between equals', async () => {
  assert.deepEqual(await titles('glass sparrow'), [
    'Glass Sparrow',
    'The Sparrow of Glass Mountain',
    'Umbrellas',
  ]);
  const lanterns = (await search('lantern')).items;
  assert.deepEqual(
    lanterns.map((item) => [item.title, item.view_count]),
    [
      ['Lantern', 50_000],
      ['Lantern', 5],
      ['Lanterns over the Long River and Other Stories', 50_000],
    ],
  );
});

test('words that nobody wrote are left out when the rest finds something', async () => {
  assert.equal((await titles('glass sparrow qqqqqqzz'))[0], 'Glass Sparrow');
  assert.equal((await titles('nocturne forger')).length, 2);
});

test('what is not published is never found, suggested or named', async () => {
  for (const query of [
    'Secret Orchid',
    'orchid',
    'orchidtag',
    'hiddenhouse',
    'orchid_only',
    'orchidd',
    'secert orchid',
  ]) {
    const found = await search(query);
    assert.equal(found.outcome, 'nothing', query);
    assert.ok(!JSON.stringify(found.related_tags).includes('orchid'), query);
    assert.deepEqual(await suggest(query), [], query);
  }
  const id = await publishedVideo(db, {
    title: 'Vanishing Quokka',
    tags: ['quokkatag'],
    uploader: { username: 'quokka_fan', displayName: 'Quokka' },
  });
  assert.deepEqual(await titles('quokka'), ['Vanishing Quokka']);
  assert.equal((await suggest('quok')).length, 3);
  for (const state of ['held', 'removed', 'pending', 'expired', 'draft']) {
    await db.transaction(async (transaction) => {
      await transaction.query('update videos set publish_status = $2 where id = $1', [id, state]);
      await transaction.query(`update tags set video_count = 0 where name = 'quokkatag'`);
    });
    // Even before the index has heard of it.
    assert.deepEqual(await titles('quokka'), [], state);
    assert.deepEqual(
      (await suggest('quok')).filter((text) => text.startsWith('video')),
      [],
    );
  }
  await db.transaction((transaction) => indexVideo(transaction, id));
  assert.deepEqual(await suggest('quok'), []);
  const gone = await search('quoka');
  assert.equal(gone.outcome, 'nothing');
  assert.equal(gone.corrected_query, null);
});

test('an edit is found at once, and the old text no more', async () => {
  const id = await publishedVideo(db, { title: 'Firstname Wombat' });
  await db.transaction(async (transaction) => {
    await transaction.query(`update videos set title = 'Othername Numbat' where id = $1`, [id]);
    await indexVideo(transaction, id);
  });
  assert.deepEqual(await titles('wombat'), []);
  assert.deepEqual(await titles('numbat'), ['Othername Numbat']);
  await db.transaction((transaction) => removeFromIndex(transaction, id));
  assert.deepEqual(await titles('numbat'), []);
  assert.ok(((await rebuildSearch(db)) ?? 0) > 70);
  assert.deepEqual(await titles('numbat'), ['Othername Numbat']);
  await db.transaction(async (transaction) => {
    await transaction.query(`delete from videos where id = $1`, [id]);
  });
  assert.deepEqual(await titles('numbat'), []);
});

test('a renamed tag, category or uploader is found by its new name', async () => {
  const id = await publishedVideo(db, {
    title: 'Renaming',
    tags: ['oldtag'],
    category: 'Oldcat',
    uploader: { username: 'oldname', displayName: 'Oldname' },
  });
  await db.query(`update tags set name = 'newtag', slug = 'newtag' where name = 'oldtag'`);
  await db.query(`update categories set name = 'Newcat', slug = 'newcat' where name = 'Oldcat'`);
  await db.query(
    `update profiles set username = 'newname', display_name = 'Newname' where username = 'oldname'`,
  );
  const [row] = await db.query<{ category_id: string; uploader_id: string; tag_id: number }>(
    'select category_id, uploader_id, tag_id from videos join video_tags on video_id = id where id = $1',
    [id],
  );
  assert.equal(await reindexVideos(db, { tagId: row!.tag_id }), 1);
  assert.equal(await reindexVideos(db, { categoryId: row!.category_id }), 1);
  assert.equal(await reindexVideos(db, { uploaderId: row!.uploader_id }), 1);
  for (const query of ['newtag', 'newcat', 'newname'])
    assert.deepEqual(await titles(query), ['Renaming'], query);
  for (const query of ['oldtag', 'oldcat', 'oldname'])
    assert.ok(!(await suggest(query)).some((text) => text.includes('ld')), query);
  assert.deepEqual(await suggest('newt'), ['tag: newtag']);
  await db.query(`insert into tag_aliases (alias, tag_id) values ('othertag', $1)`, [row!.tag_id]);
  await reindexVideos(db, { tagId: row!.tag_id });
  assert.deepEqual(await titles('othertag'), ['Renaming']);
});

test('a prohibited term is refused in plain words, logged without the query, and suggests nothing', async () => {
  logged.length = 0;
  for (const query of ['loli', 'l0li sparrow', 'ロリ', 'glass rape', 'FORBIDDEN things']) {
    const found = await search(query);
    assert.equal(found.outcome, 'refused', query);
    assert.deepEqual(found.items, []);
    assert.deepEqual(found.related_tags, []);
    assert.match(found.safety_message ?? '', /not allowed here.*help/s);
    assert.deepEqual(await suggest(query), []);
  }
  assert.deepEqual(
    logged.map((entry) => entry.event),
    Array(5).fill('search.refused'),
  );
  assert.ok(!JSON.stringify(logged).includes('sparrow'));
  assert.equal((await search('grape therapist')).outcome, 'nothing');
});

test('a prohibited term is refused as a filter too, with words and without', async () => {
  for (const query of ['', 'sparrow'])
    for (const filter of [
      { p_tag: 'loli' },
      { p_tag: 'forbidden-thing' },
      { p_tag: 'Forbidden Thing' },
      { p_format: 'loli' },
    ]) {
      const found = await search(query, filter);
      assert.deepEqual([found.outcome, found.items], ['refused', []], JSON.stringify({ query, ...filter }));
    }
});

test('a typo is never mended into a prohibited term', async () => {
  const id = await publishedVideo(db, { title: 'Teenagerz Night' });
  await db.query(`update videos set title = 'Teenager Night' where id = $1`, [id]);
  await db.transaction((transaction) => indexVideo(transaction, id));
  const found = await search('teenagger');
  assert.equal(found.corrected_query, null);
  assert.deepEqual(found.items, []);
  assert.ok(!(await suggest('nigh')).some((text) => text.includes('Teenager')));
});

test('filters narrow the results', async () => {
  assert.deepEqual(await titles('sparrow', { p_category_slug: 'far-away' }), [
    'The Sparrow of Glass Mountain',
  ]);
  assert.deepEqual(await titles('sparrow', { p_category_slug: 'nowhere' }), []);
  assert.deepEqual(await titles('sparrow', { p_sub_or_dub: 'sub' }), [
    'Glass Sparrow',
    'The Sparrow of Glass Mountain',
  ]);
  assert.deepEqual(await titles('sparrow', { p_sub_or_dub: 'dub' }), ['Umbrellas']);
  assert.deepEqual(await titles('sparrow', { p_status: 'completed' }), ['Glass Sparrow']);
  assert.deepEqual(await titles('sparrow', { p_status: 'ongoing' }), ['The Sparrow of Glass Mountain']);
  assert.deepEqual(await titles('sparrow', { p_duration: 'short' }), ['Glass Sparrow']);
  assert.deepEqual(await titles('sparrow', { p_duration: 'medium' }), ['Umbrellas']);
  assert.deepEqual(await titles('sparrow', { p_duration: 'long', p_status: 'ongoing' }), [
    'The Sparrow of Glass Mountain',
  ]);
  const [glass, mountain] = ['Glass Sparrow', 'The Sparrow of Glass Mountain'];
  assert.deepEqual(await titles('sparrow', { p_tag: 'heist' }), [glass, mountain]);
  assert.deepEqual(await titles('sparrow', { p_tag: 'Slow Burn' }), [glass]);
  assert.deepEqual(await titles('sparrow', { p_tag: 'nobody' }), []);
  assert.deepEqual(await titles('sparrow', { p_format: 'tv' }), [glass]);
  assert.deepEqual(await titles('sparrow', { p_quality: 'hd' }), [glass, mountain]);
  assert.deepEqual(await titles('sparrow', { p_quality: 'uhd' }), [glass]);
  const year = new Date(Date.now() - 800 * 86_400_000).getUTCFullYear();
  assert.deepEqual(await titles('sparrow', { p_year: year }), [mountain]);
  assert.deepEqual(await titles('sparrow', { p_subtitle_language: 'pt' }), [mountain]);
  assert.deepEqual(await titles('sparrow', { p_subtitle_language: 'EN-gb' }), [glass]);
  assert.deepEqual(await titles('sparrow', { p_tag: 'heist', p_year: year, p_quality: 'hd' }), [mountain]);
  assert.deepEqual(await titles('sparrow', { p_tag: 'heist', p_year: year, p_quality: 'uhd' }), []);
  assert.deepEqual(
    await titles('sparrow', { p_duration: null, p_status: null, p_sub_or_dub: null, p_category_slug: null }),
    await titles('sparrow'),
  );
});

test('filters alone find what passes them, in every order', async () => {
  for (const p_sort of ['relevance', 'newest', 'views', 'rating', 'longest', 'shortest'] as const) {
    const found = await search('', { p_tag: 'heist', p_sort });
    assert.equal(found.outcome, 'found');
    assert.deepEqual(found.items.map(({ title }) => title).sort(), [
      'Glass Sparrow',
      'The Sparrow of Glass Mountain',
    ]);
  }
  assert.equal((await search(' ', { p_tag: 'nobody' })).outcome, 'nothing');
});

test('what a search can be narrowed by is what published videos have, and the refresh forgets the rest', async () => {
  const id = await publishedVideo(db, {
    title: 'Laser Disc Walrus',
    format: 'Laser Disc',
    subtitles: ['eo'],
  });
  const known = await answer(getSearchFilters, {});
  assert.deepEqual(known.formats, ['Laser Disc', 'OVA', 'TV']);
  assert.deepEqual(known.subtitle_languages, ['en', 'eo', 'pt']);
  assert.ok(known.years.includes(new Date().getUTCFullYear()));
  assert.deepEqual(
    known.years,
    known.years.toSorted((a, b) => b - a),
  );
  await db.transaction(async (transaction) => {
    await transaction.query(`update videos set publish_status = 'removed' where id = $1`, [id]);
    await removeFromIndex(transaction, id);
    // The state that two simultaneous publications leave behind.
    await transaction.query(`insert into search_filters values ('format', 'TV')`);
  });
  await recountSearch(db);
  const left = await answer(getSearchFilters, {});
  assert.deepEqual(left.formats, ['OVA', 'TV']);
  assert.deepEqual(left.subtitle_languages, ['en', 'pt']);
});

test('uploaders and tags are found by their name, its beginning, and what is nearly spelled so', async () => {
  const names = async (p_query: string) => {
    const { uploaders, tags } = await answer(searchNames, { p_query });
    return [...uploaders.map(({ username }) => `@${username}`), ...tags.map(({ name }) => name)];
  };
  for (const query of [
    'Velvet Cel Studio',
    'velvet_cel',
    'velvet',
    'Velvt Cell Studio',
    'velvet_cell',
    'velvetcel',
  ])
    assert.ok((await names(query)).includes('@velvet_cel'), query);
  for (const query of ['heist', 'hei', 'heizt']) assert.ok((await names(query)).includes('heist'), query);
  for (const query of ['', 'x', 'vel tel', 'feast', 'orchid_only', 'orchidtag', 'forbidden thing', '!!'])
    assert.deepEqual(await names(query), [], query);
});

test('pages follow each other without gap or repetition in every order', async () => {
  const numbers = Array.from({ length: 60 }, (_, at) => `Paged tale ${at}`);
  const expected = {
    newest: numbers,
    views: numbers.toReversed(),
    rating: numbers.toReversed(),
    longest: numbers.toReversed(),
    shortest: numbers,
    relevance: null,
  };
  for (const [sort, order] of Object.entries(expected)) {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((p_page) => search('paged tale', { p_page, p_sort: sort as 'newest' })),
    );
    const all = pages.flatMap((page) => page.items.map((item) => item.title));
    assert.deepEqual(
      pages.map((page) => [page.items.length, page.has_more, page.total]),
      [
        [24, true, 60],
        [24, true, 60],
        [12, false, 60],
        [0, false, 60],
      ],
      sort,
    );
    assert.equal(new Set(all).size, 60, sort);
    if (order) assert.deepEqual(all, order, sort);
  }
});

test('tags that the results share are named, and an empty result names near and popular ones', async () => {
  assert.deepEqual(
    (await search('glass sparrow')).related_tags.map((tag) => tag.name),
    ['heist', 'slow burn'],
  );
  const empty = await search('heizt qqqqzz wwwwxx');
  const near = await search('zzheistzz');
  for (const found of [empty, near]) assert.ok(found.related_tags.length <= 8);
  assert.equal(near.outcome, 'nothing');
  assert.ok(near.related_tags.length > 0);
  assert.equal((await search('slow birn romance qqqq')).outcome, 'found');
});

test('an empty query is said to be empty, and one without words finds nothing', async () => {
  for (const query of ['', '   ', '\u3000\n'])
    assert.equal((await search(query)).outcome, 'empty', JSON.stringify(query));
  for (const query of ['!!!', '🌙🎬', '・・・', '&', "'", '\\', '()', 'ー']) {
    const found = await search(query);
    assert.equal(found.outcome, 'nothing', query);
    assert.ok(found.related_tags.length > 0);
  }
});

test('whatever is typed is text', async () => {
  const odd = [
    ...[
      `'; drop table videos; --`,
      `glass' or '1'='1`,
      '"glass sparrow"',
      'glass & !sparrow | <->',
      'glass:*A',
      ':* :B',
      `\\'`,
      '%_%',
    ],
    ...[
      'a'.repeat(200),
      'a '.repeat(100),
      '海'.repeat(200),
      'ネオン'.repeat(66),
      '🌙'.repeat(100),
      'é'.repeat(200),
      '\ud800 lone',
      'k:neon r:neon f:sub',
    ],
    ...[
      '--',
      '/* */',
      '$' + '{title}',
      '{{title}}',
      '<script>alert(1)</script>',
      'null',
      'undefined',
      '0',
      '-1',
      '1e999',
      '\u202eabc',
      'ー'.repeat(50),
      'っっっ',
      'ゝゝ',
    ],
  ];
  for (const query of odd) {
    const found = await search(query);
    assert.ok(['found', 'nothing'].includes(found.outcome), query);
    for (const sort of ['newest', 'views'] as const) await search(query, { p_sort: sort });
    await suggest(query);
  }
  assert.equal((await titles('"glass sparrow"'))[0], 'Glass Sparrow');
  assert.equal((await titles('glass & !sparrow'))[0], 'Glass Sparrow');
  assert.deepEqual(await titles('f:sub'), []);
});

test('a title in English is found in Japanese and the other way round, and by its tags with all their names', async () => {
  await publishedVideo(db, { title: 'Dragon Orchard', tags: ['hot spring'] });
  await publishedVideo(db, { title: '竜とドラゴン' });
  for (const query of ['ドラゴン', 'ﾄﾞﾗｺﾞﾝ', '竜', 'dragon', 'dragons'])
    assert.deepEqual((await titles(query)).toSorted(), ['Dragon Orchard', '竜とドラゴン'], query);
  const springs = await search('温泉');
  assert.deepEqual(springs.read_as, ['hot spring']);
  assert.deepEqual(
    springs.items.map(({ title, tags }) => ({ title, tags })),
    [{ title: 'Dragon Orchard', tags: [{ name: 'hot spring', aliases: [] }] }],
  );
  assert.ok((await suggest('ドラゴン')).includes('video: Dragon Orchard'));
  // No table knows it; it sounds nearly like a word that is there.
  await publishedVideo(db, { title: 'Camera Shy' });
  assert.equal((await search('カメラ')).corrected_query, 'camera');
  settings.prohibitedTerms = ['forbidden thing', 'hot spring'];
  assert.equal((await search('温泉')).outcome, 'refused');
  settings.prohibitedTerms = ['forbidden thing'];
});

test('suggestions complete titles, tags, categories and uploaders', async () => {
  assert.deepEqual(await suggest('glass sp'), [
    'video: Glass Sparrow',
    'video: The Sparrow of Glass Mountain',
  ]);
  assert.ok((await suggest('hei')).includes('tag: heist'));
  assert.ok((await suggest('slow b')).includes('tag: slow burn'));
  assert.ok((await suggest('noi')).includes('category: Noir'));
  assert.ok((await suggest('velv')).includes('uploader: Velvet Cel Studio'));
  assert.ok((await suggest('velvet_c')).includes('uploader: Velvet Cel Studio'));
  assert.deepEqual(await suggest('caf'), ['video: Café Über Crème']);
  assert.deepEqual(await suggest('ねお'), ['video: Neon Coast ネオンの海岸']);
  assert.deepEqual(await suggest('neon c'), ['video: Neon Coast ネオンの海岸']);
  assert.deepEqual(await suggest('海岸'), ['video: Neon Coast ネオンの海岸']);
  assert.equal((await suggest('paged')).length, 8);
  assert.deepEqual(await suggest('noturne'), ['video: Tōkyō Nocturne']);
  assert.ok((await suggest('lantrens')).every((text) => text.includes('Lantern')));
  assert.ok((await suggest('heizt')).includes('tag: heist'));
  for (const query of ['', 'g', ' g ', '!!']) assert.deepEqual(await suggest(query), [], query);
});

test('the refresh moves popularity, places and the vocabulary, and can run twice', async () => {
  const id = await publishedVideo(db, { title: 'Sleeper Hit Marmoset' });
  await db.query('update videos set view_count = 100000 where id = $1', [id]);
  // The state that two simultaneous publications leave behind.
  await db.query(`insert into search_terms select * from search_terms where term = 'marmoset'`);
  await db.query(`insert into search_terms values ('nobodywrotethis', '', '{nobodywrotethis}', 3)`);
  await refreshSearch(db);
  await refreshSearch(db);
  await recountSearch(db);
  const [row] = await db.query<{ popularity: number }>(
    'select popularity from video_search where video_id = $1',
    [id],
  );
  assert.ok(Math.abs((row?.popularity ?? 0) - Math.log(100_001)) < 0.01);
  const terms = await db.query<{ term: string; frequency: number }>(
    `select term, frequency from search_terms where term in ('marmoset', 'nobodywrotethis', 'glass') order by term`,
  );
  assert.deepEqual(terms, [
    { term: 'glass', frequency: 2 },
    { term: 'marmoset', frequency: 1 },
  ]);
  assert.deepEqual(await titles('marmozet'), ['Sleeper Hit Marmoset']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expressionText } from './match-expression.ts';
import { englishOf } from './other-script.ts';
import { type MatchQuery, onlyFilters, QueryWords, suggestionQuery } from './search-rules.ts';
import { deletionsOf, documentOf, glyphPairs, textKey, wordsOf } from './search-text.ts';
import { mend, otherNumber, typos } from './spelling-rules.ts';

const noFacets = { categories: [], tags: [], formats: [], years: [], subtitleLanguages: [] };
const unfiltered = { ...noFacets, kinds: [] };
const textOf = (query: MatchQuery | null): string => (query ? expressionText(query.everywhere) : '');
const titleTextOf = (query: Pick<MatchQuery, 'inTitle'> | null): string =>
  query ? expressionText(query.inTitle) : '';
const texts = (text: string): string[] => wordsOf(text).map((word) => word.text);

test('text is cut into words, runs of kana and runs of glyphs', () => {
  assert.deepEqual(texts("The Widow's  Garden—No. 9"), ['the', 'widows', 'garden', 'no', '9']);
  assert.deepEqual(texts('pale_engine spider-lily'), ['pale', 'engine', 'spider', 'lily']);
  assert.deepEqual(wordsOf('ネオンの海岸'), [
    { kind: 'kana', text: 'ネオン' },
    { kind: 'kana', text: 'の' },
    { kind: 'glyphs', text: '海岸' },
  ]);
  assert.deepEqual(texts('東京タワーNight2'), ['東京', 'タワー', 'night2']);
  assert.deepEqual(texts('Привет, Ёлка!'), ['привет', 'елка']);
  for (const nothing of ['', ' ', '!!!', '🌙', '・', 'ー', "'"])
    assert.deepEqual(texts(nothing), [], nothing);
  assert.equal(texts('a'.repeat(5000))[0]?.length, 64);
  assert.deepEqual(glyphPairs('星の海'.replace('の', '')), ['星海', '海']);
  assert.equal(textKey('Neon Coast ネオンの海岸'), 'neon coast neon no 海岸');
});

test('a document holds its words with their weights, its title apart, and its filters', () => {
  const document = documentOf({
    title: "Neon's Coast",
    description: 'A night drive\n\n0:00 Opening\n0:40 The harbour',
    categoryName: 'Noir',
    uploaderNames: ['pale_engine'],
    tags: ['slow burn'],
    filters: ['sub', 'short'],
    facets: {
      categories: ["no'ir"],
      tags: ['slow-burn'],
      formats: ['TV Special'],
      years: [2025],
      subtitleLanguages: ['pt-BR', 'pt'],
      audioLanguages: ['ja-JP'],
      cuts: ['uncut'],
      works: ['w1'],
      studios: ['s1', 's2'],
      uploaders: ['u1'],
    },
    seconds: 615,
  });
  assert.match(document.head, /'coast':1A/);
  assert.match(document.head, /'slow':1B/);
  assert.match(document.head, /'noir':1B/);
  assert.match(document.head, /'engine':1C/);
  assert.doesNotMatch(document.head, /drive/);
  assert.doesNotMatch(document.lexemes, /opening|harbour|'40'/);
  for (const lexeme of [
    ...["'drive'", "'t:coast'", "'f:sub'", "'f:short'", "'c:no''ir'", "'paleengine'"],
    ...["'g:slow-burn'", "'m:tv special'", "'y:2025'", "'l:pt'"],
    ...["'a:ja'", "'x:uncut'", "'w:w1'", "'s:s2'", "'u:u1'", "'d:60:10'", "'d:900:0'", "'p:neons coast'"],
    "'p:slow burn'",
  ]) {
    assert.ok(document.lexemes.includes(lexeme), lexeme);
  }
  assert.ok(!document.lexemes.includes("'t:slow'"));
  assert.deepEqual(document.terms.sort(), ['burn', 'coast', 'engine', 'neons', 'noir', 'pale', 'slow']);
});

test('a query asks for all its words, the last perhaps unfinished, and for its filters', () => {
  const query = new QueryWords('Glass spar', 'unfinished').all({
    ...noFacets,
    categories: ["o'x"],
    kinds: ['sub'],
  });
  assert.equal(
    textOf(query),
    "(('glass' | 'glasses') & ('spar' | 'spars' | 'spar':* | 'r:spar':*)) & 'c:o''x' & 'f:sub'",
  );
  assert.equal(query?.key, ' glass spar');
  assert.equal(onlyFilters(unfiltered), null);
  assert.equal(textOf(onlyFilters({ ...unfiltered, years: [2025], kinds: ['sub'] })), "'y:2025' & 'f:sub'");
  assert.equal(new QueryWords('!!').all(unfiltered), null);
  assert.equal(textOf(new QueryWords('a b').all(unfiltered)), "(('t:a' | 't:r:a') & ('t:b'))");
  assert.equal(textOf(new QueryWords('plan b').all(unfiltered)), "(('plan' | 'plans') & ('b'))");
  assert.equal(textOf(new QueryWords('の').all(unfiltered)), "(('r:no' | 'k:no'))");
  assert.equal(textOf(new QueryWords('海').all(unfiltered)), "(('海':* | 'sea' | 'seas'))");
});

test('common words are asked for alone, in titles; they only rank beside others, and carry no search', () => {
  const some = new QueryWords('The night of the bus');
  assert.equal(
    textOf(some.all(unfiltered)),
    "(('night' | 'nights' | 'r:naito' | '夜') & ('bus' | 'bu' | 'r:basu'))",
  );
  assert.match(some.all(unfiltered)?.ranking ?? '', /'the'/);
  assert.doesNotMatch(textOf(some.any(unfiltered)), /'the'|'of'/);
  assert.match(textOf(new QueryWords('the').all(unfiltered)), /^\(\('t:the'/);
  assert.equal(new QueryWords('b x').any(unfiltered), null);
  assert.deepEqual([new QueryWords('b of').tells, new QueryWords('海').tells], [false, true]);
  assert.equal(
    titleTextOf(suggestionQuery('the night bu')),
    "('t:night' | 't:nights' | 't:r:naito' | 't:夜') & ('t:bu':* | 't:r:bu':*)",
  );
});

test('a query of any length stays small', () => {
  for (const text of ['a b c d '.repeat(50), '海山'.repeat(100), 'かな '.repeat(60)]) {
    assert.ok(textOf(new QueryWords(text.slice(0, 200)).all(unfiltered)).length < 900, text.slice(0, 20));
  }
});

test('words are replaced and left out where they stand, the rest stays as typed', () => {
  const words = new QueryWords('  Glas   SPARROW, glas! ');
  assert.equal(words.replace(new Map([['glas', 'glass']])), 'glass SPARROW, glass!');
  assert.equal(words.without(new Set(['glas'])).key, ' sparrow');
});

test('English nouns meet their plural and their singular', () => {
  const pairs = [
    ['lantern', 'lanterns'],
    ['party', 'parties'],
    ['witch', 'witches'],
    ['box', 'boxes'],
    ['glass', 'glasses'],
    ['day', 'days'],
  ];
  for (const [one, many] of pairs) {
    assert.deepEqual(otherNumber(one!), [many]);
    assert.deepEqual(otherNumber(many!), [one]);
  }
  for (const word of ['of', '海', 'über']) assert.deepEqual(otherNumber(word), []);
});

test('typos are counted, a swap as one', () => {
  assert.equal(typos('sparrow', 'sparrow'), 0);
  for (const typo of ['sparow', 'sparrrow', 'sparrwo', 'zparrow', 'sparro'])
    assert.equal(typos(typo, 'sparrow'), 1, typo);
  assert.equal(typos('evangelien', 'evangelion'), 1);
  assert.equal(typos('abc', 'abcdefg'), Number.POSITIVE_INFINITY);
});

test('words one typo apart share a deletion', () => {
  for (const typo of ['sparow', 'sparrrow', 'sparrwo', 'zparrow', 'sparro']) {
    const shared = deletionsOf(typo).filter((entry) => deletionsOf('sparrow').includes(entry));
    assert.notEqual(shared.length, 0, typo);
  }
});

test('the nearest term mends a word, among equals the more frequent, and a far one does not', () => {
  const candidates = [
    { term: 'glass', frequency: 3 },
    { term: 'grass', frequency: 9 },
    { term: 'glad', frequency: 1 },
  ];
  assert.equal(mend({ word: 'glas', known: false, candidates }), 'glass');
  assert.equal(mend({ word: 'gzass', known: false, candidates }), 'grass');
  assert.equal(mend({ word: 'gl', known: false, candidates: [{ term: 'gla', frequency: 9 }] }), null);
  assert.equal(mend({ word: 'quartz', known: false, candidates }), null);
  assert.equal(
    mend({ word: 'toukyou', known: false, candidates: [{ term: 'tokyo', frequency: 1 }] }),
    'tokyo',
  );
  assert.equal(
    mend({ word: 'evangalien', known: false, candidates: [{ term: 'evangelion', frequency: 1 }] }),
    'evangelion',
  );
});

test('a half-typed query asks for words that begin so, and one letter is too little', () => {
  assert.equal(titleTextOf(suggestionQuery('gl')), "('t:gl':* | 't:r:gr':*)");
  assert.equal(titleTextOf(suggestionQuery('glass s')), "('t:glass' | 't:glasses')");
  assert.equal(
    expressionText(suggestionQuery('glass sp')!.inNames),
    "('glass' | 'glasses') & ('sp':* | 'r:sp':*)",
  );
  for (const text of ['', 'g', ' g ', '!!', '🌙🌙']) assert.equal(suggestionQuery(text), null, text);
});

test('genres are meant by their names in the other script too', () => {
  const everywhere = (text: string) => textOf(new QueryWords(text).all(unfiltered));
  for (const dragon of ['ドラゴン', 'ﾄﾞﾗｺﾞﾝ', 'どらごん', '竜']) {
    assert.match(everywhere(dragon), /'dragon'/, dragon);
    assert.match(everywhere(dragon), /'dragons'/, dragon);
  }
  assert.match(everywhere('dragon'), /'r:doragon'/);
  assert.match(everywhere('温泉'), /\('hot' & 'spring'\)/);
  assert.match(everywhere('onsen'), /\('hot' & 'spring'\)/);
  assert.match(titleTextOf(new QueryWords('温泉').all(unfiltered)), /\('t:hot' & 't:spring'\)/);
  // Each pair of a run may be met by the word it belongs to.
  assert.equal(everywhere('吸血鬼').match(/'vampire'/g)?.length, 2);
  assert.doesNotMatch(everywhere('東京'), /[a-z]/);
  assert.deepEqual(englishOf('ドラゴンの温泉'), ['dragon', 'hot spring']);
  assert.deepEqual(englishOf('魔法騎士'), ['magic', 'knight']);
  assert.deepEqual(['月見', '傘', 'みずうみ'].flatMap(englishOf), ['moon viewing', 'umbrella', 'lake']);
  assert.deepEqual(englishOf('dragon magic'), []);
  // What no table knows is mended by its sound.
  const glass = new QueryWords('グラス night');
  assert.deepEqual(
    glass.spelled.map(({ word }) => word),
    ['gurasu', 'night'],
  );
  assert.equal(glass.replace(new Map([['gurasu', 'glass']])), 'glass night');
  assert.deepEqual(new QueryWords('ひらがな').spelled, []);
});

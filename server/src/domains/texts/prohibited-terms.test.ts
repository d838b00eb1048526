import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { builtInTerms } from './prohibited-term-list.ts';
import { findProhibitedTerm } from './prohibited-terms.ts';

const none: readonly string[] = [];
const each = (list: string): string[] =>
  list
    .split(/ \| |\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

test('every built-in term is met, alone, in a sentence, in capitals and in full width', () => {
  const wide = (text: string) =>
    text
      .replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
      .replaceAll(' ', '\u3000');
  for (const term of builtInTerms) {
    for (const text of [term, `The ${term} story`, term.toUpperCase(), wide(term), `「${term}」`]) {
      assert.notEqual(findProhibitedTerm(text, none), null, text);
    }
  }
});

test('a plural and a phrase written as one word are met', () => {
  for (const text of ['lolis', 'kids', 'schoolgirls', 'school girls', 'Highschool', 'rapists', 'teenagers']) {
    assert.notEqual(findProhibitedTerm(text, none), null, text);
  }
});

test('digits, look-alikes, separators, stars, stretching and invisible letters do not hide a term', () => {
  const hidden = each(`
    l0li | 1oli | l0l1 | L0LI | r4pe | r@pe | ch1ld | ch!ld | k1d | 5hota | p3do | t33n | r4p3 | sh0ta5
    l.o.l.i | l-o-l-i | l o l i | r a p e | lo-li | ra_pe | r/a/p/e | l 0 l 1 | sho.ta | l.0.l.1 | r*pe
    l*li | sh*ta | t**n | looooli | raaaape | teeeen | rаpe | lоli | lo\u200bli | lo\u00adli | l̶o̶l̶i̶
    lólí | ﾛﾘ | ロ・リ | ロ リ | ろり | 合法ロリ | ロリっ子 | レイプシーン | 幼 女 | 幼・女
    JOSHI-KOUSEI | yōjo`);
  for (const text of hidden) assert.notEqual(findProhibitedTerm(text, none), null, text);
});

test('letters that only look like Latin ones do not hide a term, whatever alphabet or sign they are', () => {
  const hidden = each(`
    ӏоӏі | ѕһота | реԁо | rɑpe | lօli | ʟᴏʟɪ | ʀᴀᴘᴇ | cнild | t€€n | £oli | 🅛🅞🅛🅘 | 🅻🅾🅻🅸 | 🇱🇴🇱🇮 | 🇱 🇴 🇱 🇮
    loIi | schoolgirI | schooI girl | l\u20e3o\u20e3l\u20e3i\u20e3 | l\u0489oli`);
  for (const text of hidden) assert.notEqual(findProhibitedTerm(text, none), null, text);
});

test('letters that are drawn with brackets and bars do not hide a term', () => {
  const hidden = each(`
    l()li | L()LI | l[]li | l{}li | l<>li | l( )li | sh()ta | ped() | pe|)o | (l)oli | l(o)li | lo{l}i | [l]oli
    |<id | |_oli | l°li | ｌ（）ｌｉ`);
  for (const text of hidden) assert.notEqual(findProhibitedTerm(text, none), null, text);
  for (const text of ['main()', 'lol() and more', 'a [] b', 'f(x) = {}', '5 |<', 'grape()', 'list<>'])
    assert.equal(findProhibitedTerm(text, none), null, text);
});

test('letters that nobody sees do not hide a term', () => {
  for (const sign of ['\u3164', '\u115f', '\ufe0f', '\u{e0100}', '\u180b', '\u034f', '\u2060', '\u{e0061}'])
    assert.notEqual(findProhibitedTerm(`lo${sign}li`, none), null, String(sign.codePointAt(0)));
});

test('a term broken in two, grown together with another word, or with digits after it is met', () => {
  const hidden = each(`
    lo li | ra pe | sh o ta | jail bait | jail-bait | loli2 | loli18 | lolicon2020 | 18teen | @loli | lolii | raape
    kidz | teenz | lolihentai | teensex | childsex | rapeporn | xxxloli | l●li | l○li | hentailoli | inner child porn
    ロり | ろリ | レ○プ | レ×プ | 小○生 | 中〇生 | 小学○ | 小/学/生 | 幼|女`);
  for (const text of hidden) assert.notEqual(findProhibitedTerm(text, none), null, text);
});

test('an age below eighteen is met, the age of a thing is not', () => {
  for (const text of [
    '15yo',
    'aged 15',
    'a girl aged fifteen',
    'aged: 15',
    'aged 14-16',
    'aged 15 years',
    'Age: 15',
    'at the age of 15',
    'at age sixteen',
    'her age is 14',
    'She is 15.',
    'he just turned sixteen',
    'she’s only 15, and',
    'barely 17',
    '15 y.o. girl',
    '15 y o',
    '15-y-o',
    '15y old',
    '15 years young',
    '15 y/o',
    '13 year old',
    '16-year-old',
    'a sixteen-year-old',
    '17 years old',
    '15 yr. old',
    '15 years of age',
    '15 year old cartoon girl',
    '14 year old housewife',
    '16 year old Betty',
    '15 year old mystery girl',
    '10 year old anime girl',
    '12 year old car’s owner',
    '15歳',
    '十五歳',
    '１５才',
  ]) {
    assert.notEqual(findProhibitedTerm(text, none), null, text);
  }
  const innocent = each(`
    18 year old | 21yo | 45-year-old | forty-five-year-old | 115 years old | 12 year old whisky
    a ten-year-old grudge | a 10 year old anime | this is a 15 year old series and still good | 5 year old account
    10 year old cars | 10 years later | 二十五歳 | 25歳 | 5歳年上の人 | 三十歳 | Ice Age 3
    7 years | You only live twice | 15 years of love | aged 18 | aged 25 | aged 151 | aged 3.5
    whisky aged 12 years | a wine, aged 10 years | aged 12 years in oak | aged 15 months in an oak barrel
    she is 15 minutes late | turned 10 heads | Dragon Age 2 | Age of 3 kings
    at age 18 | she is 18. | They are 12 episodes | middle-aged 30 year old | packaged 12 | It was 15. | Chapter 15`);
  for (const text of innocent) assert.equal(findProhibitedTerm(text, none), null, text);
});

test('innocent words hold no term', () => {
  const innocent = each(`
    assassin | Essex | grape | grapes | drapes | scrape | trapeze | rapeseed | therapist
    the therapists | rapture | child-free | child free | childfree | childhood friend | childish
    brainchild | kidnap | kidney | no kidding | kid gloves | inner child | high school reunion
    infantry | sixteen | Overtime, Seventeenth Floor | canteen | velveteen | lollipop | lol | LOL I know
    lol i | trollish | minority | A minor | Ursa Minor | C minor | a minor key | with a minor role
    school | I want little. Girls came later | schoolteacher | university | a young woman | girlfriend
    cowgirl | rapped | rapping | rapper | loll about | lolz | ao pé do mar | McIlroy | WiFi | Hunter×Hunter
    it is so, do I | 少女 | 魔法少女 | 大○生 | ○学生 | cowgirls | fangirl | boyhood | animes | made in 🇯🇵 | 5€ | p 2 p
    cowgirl | Sparrow S P A | Rap-3 | rap 3 | molecule | ロリポップ | フロリダ | カロリー
    グレイプフルーツ | ドレープ | 大学生 | しょたい | 学生 | うろり | *grape* | g*ape | st*r | consent
    forced proximity | Nonna | Lola | 🎬🌙 | !!!`);
  for (const text of innocent) assert.equal(findProhibitedTerm(text, none), null, text);
});

test("the operator's terms extend the list and cannot shorten it", () => {
  const extra = ['Forbidden Thing', '禁止', 'ダメ', 'naïve'];
  for (const text of [
    'a forbidden thing',
    'forbidden-things',
    'これは禁止です',
    'だめ',
    'NAIVE',
    'n4ive',
    'loli',
  ]) {
    assert.notEqual(findProhibitedTerm(text, extra), null, text);
  }
  assert.equal(findProhibitedTerm('a thing', extra), null);
  assert.equal(findProhibitedTerm('   ', ['', ' ', '!!']), null);
  assert.equal(findProhibitedTerm('', none), null);
});

test('a long text is read within milliseconds, whatever it holds', () => {
  for (const unit of [
    'a ',
    'l-',
    '*a',
    '1!',
    'aaaaab',
    '幼 ',
    'レ・',
    'one two-',
    '9 years ',
    '..',
    'рa',
    'l()',
    'aged ',
    'she is ',
  ]) {
    const began = process.cpuUsage();
    findProhibitedTerm(unit.repeat(5000 / unit.length), none);
    const { user } = process.cpuUsage(began);
    assert.ok(user < 500_000, `${unit}: ${user} µs`);
  }
});

test('the demo catalogue holds no prohibited term', () => {
  const folder = path.resolve(import.meta.dirname, '../../main/demo/catalogue');
  for (const file of ['videos-close.ts', 'videos-far.ts', 'videos-night.ts', 'people.ts']) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, string] of text.matchAll(/'((?:[^'\\]|\\.)*)'/g)) {
      assert.equal(findProhibitedTerm(string ?? '', none), null, string ?? '');
    }
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moraSounds, readsAsRomaji, soundOf, soundOfKana } from './kana-sounds.ts';

test('kana are read mora by mora, loan words too', () => {
  const readings: Readonly<Record<string, string>> = {
    しゃしん: 'sha shi n',
    きょう: 'kyo u',
    ファイナル: 'fa i na ru',
    ティーパーティー: 'ti pa ti',
    ウィンドウ: 'wi n do u',
    ヴァイオレット: 'va i o re tto',
    シェフ: 'she fu',
    ちゅうごく: 'chu u go ku',
    まっちゃ: 'ma ccha',
    ジュース: 'ju su',
    っ: '',
    ー: '',
    ゝ海a: '',
  };
  for (const [kana, sounds] of Object.entries(readings))
    assert.equal(moraSounds(kana).join(' '), sounds, kana);
});

test('every way to write a sound in Latin letters is the same as the kana', () => {
  const spellings: Readonly<Record<string, readonly string[]>> = {
    とうきょう: ['toukyou', 'tokyo', 'tookyoo', 'tokyou'],
    トーキョー: ['toukyou', 'tokyo'],
    しんぶん: ['shinbun', 'shimbun', 'sinbun'],
    まっちゃ: ['matcha', 'maccha', 'mattya'],
    ふじ: ['fuji', 'huzi', 'huji'],
    ちゅうしゃ: ['chuusha', 'chusha', 'tyuusya'],
    つづく: ['tsuzuku', 'tuduku', 'tsudzuku'],
    ラーメン: ['raamen', 'ramen', 'lamen'],
    ヴィーナス: ['viinasu', 'biinasu', 'vinasu'],
    じゅうじつ: ['juujitsu', 'jujitsu', 'zyuuzitu'],
    をんな: ['wonna', 'onna'],
  };
  for (const [kana, romaji] of Object.entries(spellings)) {
    for (const spelling of romaji) {
      assert.ok(readsAsRomaji(spelling), spelling);
      assert.equal(soundOf(spelling), soundOfKana(kana), `${kana} ${spelling}`);
    }
  }
});

test('words that cannot be read as romaji are told apart', () => {
  for (const word of ['glass', 'sparrow', 'night', 'city', '86', 'x', ''])
    assert.equal(readsAsRomaji(word), false, word);
  for (const word of ['hoshi', 'no', 'umi', 'konya', 'kitte', 'zasshi', 'house'])
    assert.equal(readsAsRomaji(word), true, word);
});

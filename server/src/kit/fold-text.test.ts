import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText } from './fold-text.ts';

test('case, accents, width, ligatures and invisible letters are folded away', () => {
  const folded: Readonly<Record<string, string>> = {
    'Glass SPARROW': 'glass sparrow',
    'Café Über Crème': 'cafe uber creme',
    'Cafe\u0301': 'cafe',
    ﬁne: 'fine',
    'Ｔｏｋｙｏ　１２': 'tokyo 12',
    'Straße Ærø Łódź': 'strasse aero lodz',
    'so\u00adft\u200bly': 'softly',
    'so\u3164ft\ufe0fl\u{e0100}y': 'softly',
    'ё й': 'е и',
    İstanbul: 'istanbul',
  };
  for (const [text, expected] of Object.entries(folded)) assert.equal(foldText(text), expected, text);
});

test('kana keep their voicing, and half width becomes full width', () => {
  assert.equal(foldText('ガがパぱ'), 'ガがパぱ');
  assert.equal(foldText('ｶﾞﾊﾟ'), 'ガパ');
  assert.equal(foldText('한국어'), '한국어');
});

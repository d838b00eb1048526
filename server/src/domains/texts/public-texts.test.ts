import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TSchema } from 'typebox';
import { type CallName, calls } from '#contract/calls.ts';
import { AppError } from '../../kit/app-error.ts';
import { defaultSettings } from '../../platform/settings/settings.ts';
import { refuseTerms } from './public-texts.ts';

const config = {
  settings: { ...defaultSettings, prohibitedTerms: ['zebrawood'], holdWords: ['casino'] },
};
const refusal = (schema: TSchema, value: unknown): string | null => {
  try {
    refuseTerms({ config }, schema, value);
    return null;
  } catch (error) {
    return error instanceof AppError ? `${error.field}: ${error.message}` : 'a bug';
  }
};
const inputOf = (name: CallName): TSchema => calls[name].input;

test('a prohibited term is refused by the name of its field, in lists too', () => {
  const words = 'a word that is not allowed here.';
  assert.equal(refusal(inputOf('create_comment'), { p_content: 'Fine.' }), null);
  assert.equal(
    refusal(inputOf('create_comment'), { p_content: 'Z e b r a w o o d' }),
    `p_content: The comment holds ${words}`,
  );
  assert.equal(
    refusal(inputOf('submit_creator_application'), {
      p_links: ['https://a.example/', 'https://b.example/zebra%77ood'],
    }),
    `p_links: One of the links holds ${words}`,
  );
});

test('names are read as the words that they are made of', () => {
  const of = (p_username: string) => refusal(inputOf('sign_up'), { p_username });
  for (const name of ['ZebrawoodKeeper', 'loli4ever', 'xLoliX', 'my_loli', 'TeenQueen', 'Loli-Fan99'])
    assert.equal(of(name), 'p_username: The username holds a word that is not allowed here.', name);
  // Joined in lower case with a word that names are made with.
  for (const name of [
    'lolilover',
    'ilovelolis',
    'teenqueen',
    'kidslover99',
    'hotteen',
    'l0lifan',
    'my_shotahunter',
  ])
    assert.equal(of(name), 'p_username: The username holds a word that is not allowed here.', name);
  for (const name of [
    'clover',
    'skidmaster',
    'lollipopfan',
    'canteenking',
    'fairchildlord',
    'grapelover',
    'myrapture',
  ])
    assert.equal(of(name), null, name);
  for (const name of ['LanternKeeper9', 'grape4ever', 'AssassinTherapist', 'Mio.Aoki'])
    assert.equal(of(name), null, name);
});

test('words that somebody should look at are refused where nobody does', () => {
  const words = { p_name: 'Casino nights', p_username: 'CasinoKing', p_content: 'To the casino.' };
  for (const [name, isRefused] of [
    ['create_album', true],
    ['sign_up', true],
    ['create_comment', false],
    ['create_playlist', false],
    ['send_message', false],
  ] as const)
    assert.equal(refusal(inputOf(name), words) !== null, isRefused, name);
});

test('what is longer than its call takes is left to the call, which refuses it', () => {
  assert.equal(refusal(inputOf('create_comment'), { p_content: `zebrawood ${'x '.repeat(4000)}` }), null);
  // White space that the call folds does not count.
  assert.notEqual(refusal(inputOf('create_comment'), { p_content: `zebrawood${' '.repeat(4000)}.` }), null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../kit/app-error.ts';
import { defaultSettings } from '../../platform/settings/settings.ts';
import { readMemberText } from './member-text.ts';

const settings = { ...defaultSettings, prohibitedTerms: ['zebrawood'], holdWords: ['casino', 'free coins'] };
const check = (text: string) =>
  readMemberText({ config: { settings } }, { field: 'p_content', what: 'The comment', text, longest: 40 });
const refusal = (text: string): string => {
  try {
    check(text);
    return 'taken';
  } catch (error) {
    return error instanceof AppError ? `${error.field}: ${error.message}` : 'a bug';
  }
};

test('a text keeps its lines and loses what is blank or invisible', () => {
  assert.equal(check('  one \r\n two\u0007 \n\n\n\n three\t\tfour ').text, 'one\ntwo\n\nthree four');
});

test('what is empty or too long is refused by the name of the field', () => {
  assert.equal(refusal(' \n\t '), 'p_content: The comment is empty.');
  assert.equal(refusal('x'.repeat(41)), 'p_content: The comment is longer than 40 characters.');
});

test('a word of the operator holds a text back, on word boundaries, however it is written', () => {
  assert.equal(check('A quiet evening').isHeld, false);
  assert.equal(check('Best CASINO in town').isHeld, true);
  assert.equal(check('get free  coins').isHeld, true);
  assert.equal(check('casinova').isHeld, false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CallName, calls } from '#contract/calls.ts';
import { choicesIn } from '#contract/choices.ts';
import { AppError } from '../../kit/app-error.ts';
import { checkInput } from './check-input.ts';

const refusalOf = (name: CallName, input: unknown): AppError => {
  try {
    checkInput(name, input);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  return assert.fail(`${name} takes ${JSON.stringify(input)}`);
};
const names = Object.keys(calls) as CallName[];

test('a wrong choice in any parameter of any call is answered with the choices, or with the words of its form', () => {
  const found = names.flatMap((name) => choicesIn(calls[name].input).map((one) => ({ name, ...one })));
  assert.ok(found.length > 80);
  for (const { name, path, choices } of found) {
    const input = path.reduceRight<unknown>(
      (value, part) => (part === '[]' ? [value] : { [part]: value }),
      'nonsense',
    );
    const { message, field } = refusalOf(name, input);
    assert.equal(field, path[0], name);
    if (path[0] === 'reason_category') assert.equal(message, 'Please select a reason for your report.');
    else for (const choice of choices) assert.ok(message.includes(String(choice)), `${name}: ${message}`);
  }
});

test('the choices are told in words', () => {
  assert.equal(refusalOf('get_video_comments', { p_sort: 'best' }).message, 'Choose top or newest.');
  assert.equal(refusalOf('get_studio_statistics', { p_days: 8 }).message, 'Choose 7, 28, 90 or 365.');
});

import { expect, test } from 'vitest';
import { gapsIn } from './form-gaps.ts';

test('everything that is wrong with a form is said at once, each at its field', () => {
  const fault = gapsIn('Please fill out all required fields.', [
    { field: 'p_kind', value: null, isChoice: true },
    { field: 'p_full_name', value: ' ', most: 200 },
    { field: 'p_email', value: 'not an address', isEmail: true },
    { field: 'p_phone', value: '', isOptional: true },
    { field: 'p_words', value: 'x'.repeat(5001), most: 5000 },
  ]);
  expect(fault).toEqual({
    message: 'Please fill out all required fields.',
    field: null,
    also: [
      { field: 'p_kind', message: 'Please choose one.' },
      { field: 'p_full_name', message: 'Please fill this in.' },
      { field: 'p_email', message: 'Please check this email address.' },
      { field: 'p_words', message: 'Please write at most 5,000 characters here.' },
    ],
  });
  expect(gapsIn('x', [{ field: 'p_email', value: 'aki@mail.example', isEmail: true }])).toBeNull();
});

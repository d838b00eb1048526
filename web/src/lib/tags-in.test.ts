import { expect, test } from 'vitest';
import { tagsIn } from './tags-in.ts';

test('tags are words between commas, each once', () => {
  expect(tagsIn(' rain,, night , rain')).toEqual(['rain', 'night']);
});

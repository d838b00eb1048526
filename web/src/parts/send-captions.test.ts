import { expect, test } from 'vitest';
import { languageOfFile } from './send-captions.ts';

test('a file’s name may say its language', () => {
  expect(languageOfFile('Lantern street.de.srt')).toBe('de');
  expect(languageOfFile('lantern.PT-br.forced.vtt')).toBe('pt-BR');
  expect(languageOfFile('Lantern street [ja].ass')).toBe('ja');
  expect(languageOfFile('lantern.srt')).toBe('');
  expect(languageOfFile('de')).toBe('');
});

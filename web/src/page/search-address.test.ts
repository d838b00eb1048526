import { expect, test } from 'vitest';
import { faultsInWords, partInWords } from './query-words.ts';
import { foldedAddress, hasNoRoom, readSearchAddress, withoutPart } from './search-address.ts';

const read = (query: string) => readSearchAddress(new URLSearchParams(query));

test('what the fields of the filters show and what the words hold are the whole query, each once', () => {
  const { values, words } = read(
    'q=rain+tag:sea+-tag:loud+tag:night+year:2024+length:>10m+sub:en+audio:ja+%22slow+night%22&sort=views',
  );
  expect(values).toEqual({
    ...{ tag: 'sea', audio: null, status: null, duration: null, quality: null, format: null },
    ...{ year: '2024', language: 'en', sort: 'views' },
    q: 'rain -tag:loud tag:night length:>10m audio:ja "slow night"',
  });
  expect(words).toBe('rain slow night');
});

test('a filter that is chosen becomes an operator of the address, and an address of operators stays', () => {
  const folded = (query: string) => foldedAddress(new URLSearchParams(query));
  expect(folded('q=rain+-tag:loud&tag=red+moon&duration=long&quality=&sort=views')).toBe(
    `/search?${new URLSearchParams({ q: 'rain -tag:loud tag:"red moon" length:long', sort: 'views' })}`,
  );
  expect(folded('q=rain&tag=&year=')).toBe('/search?q=rain');
  expect(folded('q=rain+tag:sea&sort=views')).toBeNull();
});

test('a filter that a long query has no room for is not cut', () => {
  const search = (length: number) => new URLSearchParams({ q: 'x'.repeat(length), tag: 'sea' });
  expect([hasNoRoom(search(192)), foldedAddress(search(192))?.endsWith('+tag%3Asea')]).toEqual([false, true]);
  expect([hasNoRoom(search(193)), foldedAddress(search(193))]).toEqual([true, null]);
});

test('a part is taken out of the search, which stays in its tab', () => {
  expect(withoutPart(read('q=rain+tag:sea+-loud&tab=series'), 'tag:sea')).toBe(
    '/search?q=rain+-loud&tab=series',
  );
});

test('parts are said in words, and so is what is wrong with them', () => {
  const { parts } = read('q=rain+-loud+sub:en+audio:dub+length:short+year:soon+-"by day"');
  expect(parts.map(partInWords)).toEqual([
    null,
    'Without “loud”',
    'Subtitles: English',
    'Audio: Dubbed',
    'Length: Under 10 min',
    'Year: soon',
    'Without “by day”',
  ]);
  expect(faultsInWords(parts, [{ text: 'tag:x', fault: 'unknown' }]).map(({ words }) => words)).toEqual([
    '“year:soon” isn’t a year. Try year:2024 or year:2019..2024.',
    'Nothing here is called “tag:x”.',
  ]);
});

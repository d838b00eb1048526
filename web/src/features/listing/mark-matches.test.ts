import { expect, test } from 'vitest';
import { type Found, matcherOf, matchesIn, withReason } from './mark-matches.ts';

const marked = (query: string, text: string): string[] => {
  const box = document.createElement('p');
  box.textContent = text;
  const matcher = matcherOf({ query });
  return matcher ? matchesIn(box, matcher).map(String) : [];
};

test('words are marked whole, in either number, and the last one from its beginning', () => {
  expect(marked('night', 'Night after night, overnight')).toEqual(['Night', 'night']);
  expect(marked('lanterns', 'A lantern and lanterns')).toEqual(['lantern', 'lanterns']);
  expect(marked('glass spar', 'Glass Sparrow')).toEqual(['Glass', 'Sparrow']);
  expect(marked('the night of', 'The end of the night')).toEqual(['night']);
  expect(marked('the', 'The end of the other')).toEqual(['The', 'the']);
  expect(marked('海', '星の海を渡る')).toEqual(['海']);
  expect(marked('a.b (c', 'plain')).toEqual([]);
  expect(marked('!!', 'plain')).toEqual([]);
});

test('a card that its description alone brought here shows that part of it', () => {
  const about = 'A conference on an island with no signal, where somebody was asked to speak of the night.';
  const card: Found = { title: 'Out of Office', uploader: 'Ferry', description: about };
  const night = { query: 'night' };
  expect(withReason(card, night)).toEqual({
    ...card,
    why: true,
    description: '…somebody was asked to speak of the night.',
  });
  expect(withReason({ ...card, title: 'Night' }, night).why).toBeUndefined();
  expect(withReason(card, { query: 'rain' }).why).toBeUndefined();
  expect(withReason(card, { query: '!!' })).toBe(card);
});

test('a card that its tags, category or username brought here says so, with what is said about it below', () => {
  const card: Found = {
    title: 'Ninety Steps',
    uploader: 'Komorebi Works',
    uploaderName: 'komorebi',
    category: 'Romance',
    description: 'The new cook counts.',
  };
  const tags = [
    { name: 'hot spring', aliases: ['onsen'] },
    { name: 'inn', aliases: [] },
  ];
  const reason = (query: string, readAs?: string[]) =>
    withReason(card, { query, ...(readAs && { readAs }) }, tags).description;
  expect(reason('inn')).toBe('Tag: inn\nThe new cook counts.');
  expect(reason('inn springs')).toBe('Tags: hot spring, inn\nThe new cook counts.');
  expect(reason('onsen')).toBe('Tag: hot spring (onsen)\nThe new cook counts.');
  expect(reason('温泉', ['hot spring'])).toBe('Tag: hot spring\nThe new cook counts.');
  expect(reason('romance inn')).toBe('Tag: inn · Category: Romance\nThe new cook counts.');
  // The name that is shown is painted; the username is not shown.
  expect(reason('komorebi')).toBe('The new cook counts.');
  expect(withReason({ ...card, uploader: 'Light' }, { query: 'komorebi' }, tags).description).toBe(
    'Uploader: @komorebi\nThe new cook counts.',
  );
  expect(reason('steps inn')).toBe('Tag: inn\nThe new cook counts.');
  expect(reason('steps')).toBe('The new cook counts.');
});

test('what a word means in another script is marked too', () => {
  const box = document.createElement('p');
  box.textContent = 'Dragons at the hot spring';
  const matcher = matcherOf({ query: 'ドラゴン', readAs: ['dragon', 'hot spring'] });
  expect(matchesIn(box, matcher!).map(String)).toEqual(['Dragons', 'hot spring']);
});

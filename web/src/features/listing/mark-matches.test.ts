import { expect, test } from 'vitest';
import { type Found, matcherOf, matchesIn, withReason } from './mark-matches.ts';

const marked = (query: string, text: string): string[] => {
  const box = document.createElement('p');
  box.textContent = text;
  const matcher = matcherOf(query);
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
  const night = matcherOf('night');
  expect(withReason(card, night)).toEqual({
    ...card,
    why: true,
    description: '…somebody was asked to speak of the night.',
  });
  expect(withReason({ ...card, title: 'Night' }, night).why).toBeUndefined();
  expect(withReason(card, matcherOf('rain')).why).toBeUndefined();
  expect(withReason(card, null)).toBe(card);
});

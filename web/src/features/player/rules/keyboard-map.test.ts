import { expect, test } from 'vitest';
import { belongsTo, commandFor, type KeyPress } from './keyboard-map.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  shift: false,
  modified: false,
  ...more,
});
const of = (key: string, more?: Partial<KeyPress>) => commandFor(press(key, more));

test.each([
  [' ', { do: 'toggle-play' }],
  ['k', { do: 'toggle-play' }],
  ['j', { do: 'seek-by', seconds: -10 }],
  ['l', { do: 'seek-by', seconds: 10 }],
  ['ArrowLeft', { do: 'seek-by', seconds: -5 }],
  ['ArrowRight', { do: 'seek-by', seconds: 5 }],
  ['ArrowUp', { do: 'volume-by', share: 0.05 }],
  ['ArrowDown', { do: 'volume-by', share: -0.05 }],
  ['m', { do: 'mute' }],
  ['f', { do: 'fullscreen' }],
  ['t', { do: 'theatre' }],
  ['i', { do: 'mini' }],
  ['c', { do: 'captions' }],
  ['0', { do: 'seek-to-share', share: 0 }],
  ['Home', { do: 'seek-to-share', share: 0 }],
  ['End', { do: 'seek-to-share', share: 1 }],
  ['9', { do: 'seek-to-share', share: 0.9 }],
  [',', { do: 'step-frame', frames: -1 }],
  ['.', { do: 'step-frame', frames: 1 }],
  ['K', { do: 'toggle-play' }],
])('%j asks for what the help says', (key, command) => expect(of(key)).toEqual(command));

test('signs count as signs, with shift or without', () => {
  expect(of('<', { shift: true })).toEqual({ do: 'speed-by', steps: -1 });
  expect(of('>')).toEqual({ do: 'speed-by', steps: 1 });
  expect(of('?', { shift: true })).toEqual({ do: 'help' });
  expect(of('N', { shift: true })).toEqual({ do: 'next' });
  expect(of('P', { shift: true })).toEqual({ do: 'previous' });
  expect(of('n')).toBeNull();
  expect(of('p')).toBeNull();
  expect(of('K', { shift: true })).toBeNull();
});

test('keys with control, alt or meta belong to the browser', () => {
  expect(of('f', { modified: true })).toBeNull();
  expect(of('ArrowLeft', { modified: true })).toBeNull();
});

test('letters of another script are found by their place', () => {
  expect(of('л', { code: 'KeyK' })).toEqual({ do: 'toggle-play' });
  expect(of('constructor')).toBeNull();
});

test('typing, and things that answer to a key themselves, keep their keys', () => {
  document.body.innerHTML =
    '<input id="text"><input id="range" type="range"><textarea id="area"></textarea><p contenteditable id="free"></p>' +
    '<button id="button"><i id="inner"></i></button><div role="slider" id="slider"></div><dialog open><a id="within"></a></dialog><p id="plain"></p>';
  const keeps = (id: string, key: string) => belongsTo(document.getElementById(id), press(key));
  expect(['text', 'area', 'free', 'within'].map((id) => keeps(id, 'k'))).toEqual([true, true, true, true]);
  expect([keeps('range', 'k'), keeps('range', 'ArrowUp'), keeps('range', 'End')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(keeps('plain', 'End')).toBe(false);
  expect([keeps('inner', ' '), keeps('button', 'k'), keeps('button', 'ArrowLeft')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([keeps('slider', 'ArrowLeft'), keeps('slider', ' ')]).toEqual([true, false]);
  expect(keeps('plain', ' ')).toBe(false);
});

import { expect, test } from 'vitest';
import { mentionTyped } from './mention-typed.ts';

test('a mention is written where the caret stands behind an @ and the beginning of a name', () => {
  const at = (text: string) => mentionTyped(text.replace('|', ''), text.indexOf('|'));
  expect(at('@ve|')).toEqual({ start: 0, name: 've' });
  expect(at('Hello @velvet_c| and more')).toEqual({ start: 6, name: 'velvet_c' });
  expect(at('(@k|)')).toEqual({ start: 1, name: 'k' });
  for (const none of ['@|', 'mail@exa|mple', '@ve |', 'no|', 'a/@ve|', '@_v|'])
    expect(at(none), none).toBeNull();
});

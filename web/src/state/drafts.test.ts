import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authEventName } from './auth-events.ts';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test('a draft is there after the page was loaded again, for whoever wrote it', async () => {
  const { rememberDraft } = await import('./drafts.ts');
  rememberDraft('mio', 'message:1', 'Good evening');
  rememberDraft('mio', 'post', 'gone');
  rememberDraft('mio', 'post', '');
  vi.resetModules();
  const { draftOf } = await import('./drafts.ts');
  expect(['message:1', 'post', 'message:2'].map((box) => draftOf('mio', box))).toEqual([
    'Good evening',
    '',
    '',
  ]);
  expect(draftOf('ren', 'message:1')).toBe('');
});

test('signing out leaves none', async () => {
  const { draftOf, rememberDraft } = await import('./drafts.ts');
  rememberDraft('mio', 'post', 'Good evening');
  window.dispatchEvent(new CustomEvent(authEventName, { detail: { type: 'signed-out' } }));
  expect([draftOf('mio', 'post'), sessionStorage.length]).toEqual(['', 0]);
});

test('a browser that keeps nothing keeps them as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  const { draftOf, rememberDraft } = await import('./drafts.ts');
  rememberDraft(null, 'post', 'Good evening');
  expect(draftOf(null, 'post')).toBe('Good evening');
});

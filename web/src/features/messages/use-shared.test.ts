import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useShared } from './use-shared.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const origin = 'https://t.example';
const video = (slug: string) => ({ slug, title: slug, uploader: 'Studio', picture: null });
const rain = { content: `See ${origin}/play/rain` };
const lamp = { content: '/play/lamp' };
const gone = { content: '/play/gone' };
const quoting = { content: '> /play/other\nYes' };

test('what the page does not know of a list of messages is asked for once, and stays as it is when nobody answers', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.includes('boat')) throw new TypeError('no network');
    return Response.json({ lamp: video('lamp'), gone: null });
  });
  const { result, rerender } = renderHook(
    ({ messages }) => useShared({ rain: video('rain') }, origin, messages),
    {
      initialProps: { messages: [rain, lamp, gone, quoting] },
    },
  );
  expect(result.current(rain)?.title).toBe('rain');
  await waitFor(() => expect(result.current(lamp)?.title).toBe('lamp'));
  expect([result.current(gone), result.current(quoting)]).toEqual([null, null]);
  const boat = { content: '/play/boat' };
  rerender({ messages: [rain, lamp, gone, quoting, boat] });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(result.current(boat)).toBeNull();
  expect(asked).toEqual(['/conversation/shared?slugs=lamp%2Cgone', '/conversation/shared?slugs=boat']);
});

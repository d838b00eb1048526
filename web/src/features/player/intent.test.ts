import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '#contract/client.ts';
import { playbackOf } from '../../test-data.ts';
import { watchIntent } from './intent.ts';
import { deservesBeginning } from './rules/intent-rules.ts';
import { warmUp } from './warm-up.ts';

vi.mock('#contract/client.ts', async (original) => ({
  ...(await original<typeof import('#contract/client.ts')>()),
  call: vi.fn(async () => [playbackOf()]),
}));
vi.mock('./warm-up.ts', () => ({ warmUp: vi.fn(), loadPlayer: vi.fn() }));
vi.mock('./slot-arrival.ts', () => ({
  beginsEarly: ({ playback }: { playback: { state: string } }) => playback.state === 'ready',
  maySelfStart: () => true,
  expectedStart: () => 7,
}));

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(call).mockClear();
  vi.mocked(warmUp).mockClear();
  document.body.innerHTML = '<a id="a" href="/play/a">A</a><a id="b" href="/play/b">B</a><p>words</p>';
  const videoAt = (target: EventTarget | null) => {
    const id = (target as Element | null)?.id;
    return id ? { id, slug: id, ...(id === 'b' && isShielded ? { shield: { act: 'blur' } } : {}) } : null;
  };
  isShielded = false;
  stop = watchIntent(videoAt);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
let isShielded = false;

const at = (id: string) => document.getElementById(id) ?? document.querySelector('p')!;
const point = (id: string, name = 'pointerover', pointerType = 'mouse') =>
  at(id).dispatchEvent(Object.assign(new MouseEvent(name, { bubbles: true }), { pointerType }));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const asked = () =>
  vi.mocked(call).mock.calls.map(([, input]) => (input as { p_video_id: string }).p_video_id);

test('a pointer that rests on a card begins its video, one that passes does not', async () => {
  point('a');
  await pass(60);
  point('b');
  await pass(60);
  expect(asked()).toEqual([]);
  await pass(60);
  expect(asked()).toEqual(['b']);
  expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({ p_ahead: true });
  await vi.waitFor(() => expect(warmUp).toHaveBeenCalledOnce());
  expect(vi.mocked(warmUp).mock.calls[0]?.[1]).toMatchObject({ at: 7, priority: 'low' });
  expect(document.querySelector('link[rel=prefetch]')?.getAttribute('href')).toBe(
    '/play/b.data?_routes=routes%2Fwatch',
  );
});

test('when it goes on, what is under way is let go; what is opened is not', async () => {
  point('a');
  await pass(150);
  const [first] = vi.mocked(call).mock.calls.map(([, , options]) => options?.signal);
  point('words');
  expect(first?.aborted).toBe(true);
  point('a');
  await pass(150);
  const second = vi.mocked(call).mock.calls[1]?.[2]?.signal;
  at('a').click();
  point('words');
  expect(second?.aborted).toBe(false);
});

test('a press begins it at once, and once', async () => {
  point('a', 'pointerdown', 'touch');
  await pass(0);
  point('a', 'pointerdown', 'touch');
  await pass(500);
  expect(asked()).toEqual(['a']);
});

test('a video that is to be blurred or warned of is not begun, nor what is not prepared', async () => {
  isShielded = true;
  point('b', 'pointerdown');
  await pass(500);
  expect(asked()).toEqual([]);
  vi.mocked(call).mockResolvedValueOnce([playbackOf({ state: 'preparing' })] as never);
  point('a', 'pointerdown');
  await pass(500);
  expect(asked()).toEqual(['a']);
  expect(warmUp).not.toHaveBeenCalled();
});

test('who saves data, or has a very slow line, begins nothing', async () => {
  expect([undefined, {}, { effectiveType: '4g' }, { effectiveType: '3g' }].map(deservesBeginning)).toEqual(
    Array(4).fill(true),
  );
  expect([{ saveData: true }, { effectiveType: '2g' }].map(deservesBeginning)).toEqual([false, false]);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  stop();
  stop = watchIntent(() => ({ id: 'a', slug: 'a' }));
  point('a', 'pointerdown');
  await pass(500);
  expect(asked()).toEqual([]);
});

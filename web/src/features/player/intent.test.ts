import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '#contract/client.ts';
import { playbackOf, videoDetails } from '../../test-data.ts';
import { watchIntent } from './intent.ts';
import { deservesBeginning } from './rules/intent-rules.ts';
import { warmUp } from './warm-up.ts';

vi.mock('#contract/client.ts', async (original) => ({
  ...(await original<typeof import('#contract/client.ts')>()),
  call: vi.fn(async () => [videoDetails()]),
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
  document.body.innerHTML =
    '<article class="card"><i id="inside"></i><a id="a" href="/play/a?list=x">A</a></article><a id="b" href="/play/b?t=83">B</a><a id="c" href="/user/c">C</a><p>words</p>';
  document.head.innerHTML = '';
  stop = watchIntent();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const at = (id: string) => document.getElementById(id) ?? document.querySelector('p')!;
const point = (id: string, name = 'pointerover', pointerType = 'mouse') =>
  at(id).dispatchEvent(Object.assign(new MouseEvent(name, { bubbles: true }), { pointerType }));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const asked = () => vi.mocked(call).mock.calls.map(([, input]) => (input as { p_slug: string }).p_slug);

test('a pointer that rests on a card begins its video, one that passes does not', async () => {
  point('a');
  await pass(60);
  point('b');
  await pass(60);
  expect(asked()).toEqual([]);
  await pass(60);
  expect(asked()).toEqual(['b']);
  expect(vi.mocked(call).mock.calls[0]?.[0]).toBe('get_video_details_by_slug');
  await vi.waitFor(() => expect(warmUp).toHaveBeenCalledOnce());
  expect(vi.mocked(warmUp).mock.calls[0]?.[1]).toMatchObject({ at: 83, priority: 'low' });
  expect(document.querySelector('link[rel=prefetch]')?.getAttribute('href')).toContain(
    '/play/b.data?t=83&_routes=routes%2Fwatch',
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
  point('a', 'pointerdown');
  await pass(0);
  expect(asked()).toEqual(['a']);
  point('a', 'pointerdown');
  await pass(500);
  expect(asked()).toEqual(['a']);
});

test('a touch begins it, but not where the finger moves the page', async () => {
  point('a', 'pointerdown', 'touch');
  await pass(50);
  point('a', 'pointercancel', 'touch');
  await pass(500);
  expect(asked()).toEqual([]);
  point('b', 'pointerdown', 'touch');
  await pass(90);
  expect(asked()).toEqual(['b']);
  const [first] = vi.mocked(call).mock.calls.map(([, , options]) => options?.signal);
  point('b', 'pointercancel', 'touch');
  expect(first?.aborted).toBe(true);
});

test('a card is its video’s, but for links that lead elsewhere', async () => {
  point('c', 'pointerdown');
  await pass(500);
  expect(asked()).toEqual([]);
  point('inside');
  await pass(150);
  expect(asked()).toEqual(['a']);
  await vi.waitFor(() => expect(warmUp).toHaveBeenCalledOnce());
  expect(vi.mocked(warmUp).mock.calls[0]?.[1]).toMatchObject({ at: 7 });
});

test('of what is warned of, or not prepared, or gone, no stream is begun', async () => {
  const rows = [
    [videoDetails({ shield: { act: 'blur' } as never })],
    [videoDetails({ playback: playbackOf({ state: 'preparing' }) })],
    [],
  ];
  for (const row of rows) {
    vi.mocked(call).mockResolvedValueOnce(row as never);
    point('a', 'pointerdown');
    await pass(500);
    point('words');
  }
  expect(asked()).toEqual(['a', 'a', 'a']);
  expect(warmUp).not.toHaveBeenCalled();
});

test('who saves data, or has a very slow line, begins nothing', async () => {
  expect([undefined, {}, { effectiveType: '4g' }, { effectiveType: '3g' }].map(deservesBeginning)).toEqual(
    Array(4).fill(true),
  );
  expect([{ saveData: true }, { effectiveType: '2g' }].map(deservesBeginning)).toEqual([false, false]);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  stop();
  stop = watchIntent();
  point('a', 'pointerdown');
  await pass(500);
  expect(asked()).toEqual([]);
});

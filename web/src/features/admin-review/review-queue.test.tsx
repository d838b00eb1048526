import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReviewEntry } from '#contract/reviewing.ts';
import { useStillWaiting } from '../../parts/held-work.ts';
import { PageStateProvider } from '../../state/page-state.tsx';
import { ReviewQueue, reviewIntent } from './review-queue.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const entry = (video_id: string, title: string): ReviewEntry =>
  ({
    ...{ video_id, title, tags: [], subtitle_languages: [], stills: [], found: [] },
    ...{ asked_at: '2026-11-27T00:00:00Z', declaration: {}, held_because: null, master_url: null },
    ...{ description: null, duration_seconds: null, width: null, height: null, audio_language: null },
    ...{ publish_at: null, licence_ends_at: null, category_name: null, uploader_username: 'aki' },
  }) as unknown as ReviewEntry;

const layout = { viewLayout: 'standard', gridColumns: 4, autoPlayPreviews: true } as never;

/** What the navigation counts, as the server last said. */
function Beside() {
  const items = useLoaderData<ReviewEntry[]>();
  const [videos] = useStillWaiting([{ kind: 'videos', count: items.length, has_more: false }]) ?? [];
  return <output>{videos?.count}</output>;
}

/** Two videos that wait; what was sent is in the list that comes back. */
async function queue() {
  const sent: string[] = [];
  function Page() {
    const items = useLoaderData<ReviewEntry[]>();
    return (
      <PageStateProvider initial={layout} gated={true}>
        <Beside />
        <ReviewQueue items={items} total={items.length} next={null} empty="All caught up." />
      </PageStateProvider>
    );
  }
  const Stub = createRoutesStub([
    {
      path: '/admin/review',
      Component: Page,
      HydrateFallback: () => null,
      loader: () =>
        [entry('1', 'Paper Boats'), entry('2', 'Rain')].filter((one) => !sent.includes(one.video_id)),
      action: async ({ request }) => {
        sent.push(String((await request.formData()).get('video_id')));
        return { intent: reviewIntent, done: 'Approved.', fault: null, given: null };
      },
    },
  ]);
  render(<Stub initialEntries={['/admin/review']} />);
  await screen.findByRole('heading', { name: 'Paper Boats' });
  await act(() => vi.advanceTimersByTimeAsync(100));
  return sent;
}
const isShown = (title: string) => screen.queryByRole('heading', { name: title }) !== null;

test('a decision can be taken back for a few seconds, and nobody has heard of it', async () => {
  const sent = await queue();
  fireEvent.click(screen.getAllByRole('button', { name: 'Approve' })[0]!);
  expect(isShown('Paper Boats')).toBe(false);
  expect(screen.getByText('1 video waiting')).toBeTruthy();
  expect(screen.getByText('Approving “Paper Boats”…')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Rain');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(isShown('Paper Boats')).toBe(true);
  expect(screen.getByText('2 videos waiting')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(sent).toEqual([]);

  fireEvent.click(screen.getAllByRole('button', { name: 'Approve' })[0]!);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  await vi.waitFor(() => expect(sent).toEqual(['1']));
  await vi.waitFor(() => expect(isShown('Paper Boats')).toBe(false));
});

test('keys lead through the queue and decide about the video that has the focus; the next decision sends the last', async () => {
  const sent = await queue();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  // The first one is chosen from the start.
  press('j');
  expect(document.activeElement?.textContent).toBe('Rain');
  (document.activeElement as HTMLElement).blur();
  press('a');
  expect(isShown('Paper Boats')).toBe(false);
  expect(document.activeElement?.textContent).toBe('Rain');
  press('z');
  expect(isShown('Paper Boats')).toBe(true);
  press('k');
  press('a');
  press('r');
  expect((document.activeElement as HTMLTextAreaElement).name).toBe('reason');
  // What is typed is no key.
  press('z');
  expect(isShown('Paper Boats')).toBe(false);
  fireEvent.change(document.activeElement!, { target: { value: 'Too dark.' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Send back' }).at(-1)!);
  await vi.waitFor(() => expect(sent).toEqual(['1']));
  await act(() => vi.advanceTimersByTimeAsync(6000));
  await vi.waitFor(() => expect(sent).toEqual(['1', '2']));
});

test('once the last one is decided the queue is empty, here and where it is counted, unless it comes back', async () => {
  const sent = await queue();
  const counted = () => document.querySelector('output')?.textContent;
  const approve = () => fireEvent.click(screen.getAllByRole('button', { name: 'Approve' })[0]!);
  approve();
  expect(counted()).toBe('1');
  approve();
  expect(counted()).toBe('0');
  expect(screen.getByText('All caught up.')).toBeTruthy();
  expect(screen.queryByText('0 videos waiting')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(counted()).toBe('1');
  expect(screen.getByText('1 video waiting')).toBeTruthy();
  await vi.waitFor(() => expect(sent).toEqual(['1']));
});

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { HeldCaptions } from '#contract/captions.ts';
import { defaultLayout } from '#contract/page.ts';
import type { WaitingPicture } from '#contract/picture-review.ts';
import type { ReviewEntry } from '#contract/reviewing.ts';
import { PageStateProvider } from '../../state/page-state.tsx';
import { answerCalls } from '../../test-calls.ts';
import Review from './review.tsx';

afterEach(cleanup);

const entry: ReviewEntry = {
  video_id: '01a20000-0000-7000-8000-000000000002',
  slug: 'evening-walk',
  title: 'Evening walk',
  description: 'Rain on tin.',
  category_name: 'Night trains',
  tags: ['rain'],
  format: null,
  audio_language: 'ja',
  subtitle_languages: ['en'],
  uploader_id: '01a20000-0000-7000-8000-000000000003',
  uploader_username: 'mio',
  declaration: {
    adults_only: true,
    depicts: 'drawn',
    rights_held: true,
    declared_at: '2026-11-21T20:00:00.000Z',
  },
  duration_seconds: 754,
  width: 1920,
  height: 1080,
  playback_state: 'ready',
  thumbnail_url: null,
  stills: ['/media/a/1.webp', '/media/a/2.webp'],
  storyboard_url: null,
  master_url: '/media/a/master.m3u8',
  captions: [],
  publish_at: null,
  licence_ends_at: null,
  asked_at: '2026-11-21T20:10:00.000Z',
  is_covered: false,
  held_because: null,
  found: [],
};

/** Presses it, and lets the time pass within which it can be taken back. */
function press(button: HTMLElement) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(button);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
}

async function draw(
  items: ReviewEntry[],
  {
    gated = false,
    pictures = [],
    captions = [],
    onDecide,
  }: {
    gated?: boolean;
    pictures?: WaitingPicture[];
    captions?: HeldCaptions[];
    onDecide?(id: string): void;
  } = {},
) {
  const decided: [string, string, string][] = [];
  const Stub = createRoutesStub([
    {
      path: '/admin/review',
      Component: () => (
        <PageStateProvider initial={defaultLayout} gated={gated}>
          <Review />
        </PageStateProvider>
      ),
      HydrateFallback: () => null,
      loader: () => ({
        items: [...items],
        total: items.length,
        next: null,
        pictures: { items: pictures, total: pictures.length },
        captions: { items: captions, total: captions.length },
      }),
      action: async ({ request }) => {
        const form = await request.formData();
        const text = (name: string) => String(form.get(name) ?? '');
        decided.push([
          text('video_id') || text('picture_id') || text('captions_id'),
          text('decision'),
          `${text('reason') || text('asked_at')}${text('stays_down')}`,
        ]);
        onDecide?.(text('video_id'));
        return { intent: text('intent'), done: 'Done.', fault: null, given: null };
      },
    },
  ]);
  render(<Stub initialEntries={['/admin/review']} />);
  await screen.findByRole('heading', { level: 1 });
  return decided;
}

test('a video that waits is shown with its declaration, and passes by a press', async () => {
  const decided = await draw([entry]);
  expect(screen.getByText('1 video waiting')).toBeTruthy();
  expect(screen.getByText('everyone depicted is an adult; drawn; they hold the rights')).toBeTruthy();
  expect(screen.getByText('12:34')).toBeTruthy();
  expect(document.querySelectorAll('.review-stills img')).toHaveLength(2);
  press(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(decided).toEqual([[entry.video_id, 'approve', entry.asked_at]]));
});

test('a video is sent back with the reason', async () => {
  const decided = await draw([entry]);
  fireEvent.change(screen.getByLabelText('Or why you’re sending it back'), {
    target: { value: 'The title tells nothing.' },
  });
  press(screen.getByRole('button', { name: 'Send back' }));
  await waitFor(() => expect(decided).toEqual([[entry.video_id, 'refuse', 'The title tells nothing.']]));
});

test('Enter in the reason sends back, and never lets a video pass', async () => {
  const decided = await draw([entry]);
  const reason = screen.getByLabelText('Or why you’re sending it back') as HTMLInputElement;
  fireEvent.change(reason, { target: { value: 'The title tells nothing.' } });
  // What Enter presses: the form's first submit button.
  const pressed = [...(reason.form?.elements ?? [])].find(
    (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit',
  );
  press(pressed as HTMLButtonElement);
  await waitFor(() => expect(decided).toEqual([[entry.video_id, 'refuse', 'The title tells nothing.']]));
  await screen.findByText('“Evening walk”: Done.');
});

test('before the age gate the queue has no picture and no player', async () => {
  await draw([entry], { gated: true });
  expect(document.querySelectorAll('img, video')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Watch it' })).toBeNull();
});

const picture: WaitingPicture = {
  id: '01a20000-0000-7000-8000-000000000009',
  intake: 'own_thumbnail',
  owner_username: 'mio',
  video_title: 'Evening walk',
  video_slug: 'evening-walk',
  picture_url: '/storage/v1/object/authenticated/held-pictures/9',
  asked_at: '2026-11-21T20:10:00.000Z',
  held_because: 'It looks like something on a list.',
  is_minor_related: false,
  found: [{ list: 'stay-down', reason: 'Notice 4.', is_mirrored: true }],
};

test('a picture that waits says why, and passes or is refused for good by a press', async () => {
  const decided = await draw([], { pictures: [picture] });
  screen.getByRole('heading', { name: 'Thumbnail of “Evening walk”' });
  screen.getByText('On our list · Notice 4. · mirrored');
  screen.getByText('No videos are waiting for review.');
  expect(document.querySelectorAll('img')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(decided).toEqual([[picture.id, 'approve', '']]));
  fireEvent.change(screen.getByLabelText('Or why you’re refusing it (needed if you bar it)'), {
    target: { value: 'Notice 4 again.' },
  });
  fireEvent.click(screen.getByLabelText('Bar it and anything that looks like it'));
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(decided[1]).toEqual([picture.id, 'refuse', 'Notice 4 again.1']));
});

test('before the age gate no waiting picture is in the page', async () => {
  await draw([], { gated: true, pictures: [picture] });
  expect(document.querySelectorAll('img')).toHaveLength(0);
});

test('an empty queue says so', async () => {
  await draw([]);
  expect(screen.getByText('All caught up. Nothing is waiting for review.')).toBeTruthy();
});

test('a file that is held says why, and what it looks like', async () => {
  await draw([
    {
      ...entry,
      held_because: 'This looks like something that was taken down.',
      found: [
        { list: 'stay-down', reason: 'Notice 4.', share: 0.874, is_mirrored: true },
        { list: 'Partners', reason: 'Hash 77', share: null, is_mirrored: false },
      ],
    },
  ]);
  screen.getByText('This looks like something that was taken down.');
  screen.getByText('On our list · Notice 4. · 87% of the frames match · mirrored');
  screen.getByText('On the list “Partners” · Hash 77');
});

test('subtitles that wait say why and what they say, and pass by a press', async () => {
  answerCalls({ get_held_captions: () => [{ time: '00:00:01', text: 'To the casino.' }] });
  const decided = await draw([], {
    captions: [
      {
        id: 'c1',
        video_title: 'Evening',
        video_slug: 'evening',
        language: 'de',
        label: 'German',
        sender_username: 'mio',
        added_at: '2026-11-20T10:00:00.000Z',
        cue_count: 1,
        held_because: 'They contain a word we need to look at first.',
        found: ['To the casino.'],
      },
    ],
  });
  const item = within(screen.getByRole('listitem', { name: 'German subtitles of Evening' }));
  item.getByText('They contain a word we need to look at first.');
  item.getByText('To the casino.');
  const lines = item.getByText('Read all lines').closest('details')!;
  lines.open = true;
  fireEvent(lines, new Event('toggle'));
  await item.findByText('00:00:01');
  fireEvent.click(item.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(decided).toEqual([['c1', 'approve', '']]));
  vi.unstubAllGlobals();
});

test('once a video is decided about, the next one has the focus', async () => {
  const second = { ...entry, video_id: '01a20000-0000-7000-8000-000000000009', title: 'Morning walk' };
  const items = [entry, second];
  await draw(items, {
    onDecide: (id) => {
      items.splice(
        items.findIndex(({ video_id }) => video_id === id),
        1,
      );
    },
  });
  fireEvent.click(screen.getAllByRole('button', { name: 'Approve' })[0]!);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Evening walk' })).toBeNull());
  expect(document.activeElement?.textContent).toBe('Morning walk');
});

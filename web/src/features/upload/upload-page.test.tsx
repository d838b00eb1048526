import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { termsChanged } from '#contract/legal-lists.ts';
import type { Upload } from '#contract/uploads.ts';
import { authEventName } from '../../state/auth-events.ts';
import { type Answers, answerCalls, TestRefusal } from '../../test-calls.ts';
import { sender } from './sending.ts';
import { UploadPage } from './upload-page.tsx';

const id = '01a20000-0000-7000-8000-000000000001';
const category = '00000000-0000-7000-8000-000000000001';

/** Stands in for the library that sends. */
class FakeTus {
  static made: FakeTus[] = [];
  readonly options: Record<string, (...args: never[]) => unknown> & { uploadUrl: string | null };
  url: string | null = null;
  started = 0;
  constructor(_file: File, options: FakeTus['options']) {
    this.options = options;
    this.url = options.uploadUrl;
    FakeTus.made.push(this);
  }
  start() {
    this.started++;
  }
  abort() {
    return Promise.resolve();
  }
  findPreviousUploads() {
    return Promise.resolve([]);
  }
  tell(name: string, ...args: unknown[]) {
    act(() => void this.options[name]?.(...(args as never[])));
  }
}
vi.mock('tus-js-client', () => ({ Upload: FakeTus }));

let uploads: Upload[] = [];
let sent: ReturnType<typeof answerCalls> = [];
let answers: Answers = {};
beforeEach(() => {
  FakeTus.made = [];
  uploads = [];
  answers = {
    get_my_uploads: () => uploads,
    get_terms: () => ({ number: 4, effective_on: '2026-01-02' }),
  };
  sent = answerCalls(answers);
});
// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => {};
afterEach(() => {
  cleanup();
  sender.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const upload = (more: Partial<Upload> = {}): Upload => ({
  id,
  file_name: 'evening_walk.mp4',
  bytes: 8,
  received_bytes: 8,
  state: 'received',
  reason: null,
  can_retry: false,
  created_at: '2026-11-21T20:00:00.000Z',
  details: null,
  video: null,
  ...more,
});

async function draw() {
  const room = {
    largest_bytes: 64e9,
    videos_left_today: 20,
    bytes_left: 2e11,
    is_reviewed: true,
    must_sign: false,
  };
  const categories = [{ id: category, name: 'Uncategorized' }];
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <UploadPage owner="m1" uploads={uploads} room={room} categories={categories} showsPictures />
      ),
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  return screen.findByLabelText('Video files');
}
/** As many bytes as a name of a box of MP4 takes. */
const eight = '\0\0\0\x18ftyp';
const file = () => new File([eight], 'evening_walk.mp4', { type: 'video/mp4' });
const choose = async (input: HTMLElement, ...files: File[]) => {
  fireEvent.change(input, { target: { files } });
  await waitFor(() => expect(FakeTus.made).toHaveLength(files.length));
  await waitFor(() => expect(FakeTus.made.every(({ started }) => started === 1)).toBe(true));
};

const entries = () => [...document.querySelectorAll('.upload-entry')];
const entry = (name: string) => within(screen.getByRole('listitem', { name }));
/** Opens the details of a file. */
const describes = (name: string) =>
  fireEvent.click(entry(name).getByRole('button', { name: /^(Add|Change) details/ }));

test('several files are sent at once, each with its own progress', async () => {
  const input = await draw();
  await choose(input, file(), new File(['other\0'], 'other.mkv'));
  FakeTus.made[0]?.tell('onProgress', 4, 8);
  const progress = screen.getByRole('progressbar', { name: 'Progress of evening walk' });
  expect(progress.getAttribute('aria-valuetext')).toBe('0 of 1 KB');
  expect((progress as HTMLProgressElement).value).toBe(0.5);
  expect(entries()).toHaveLength(2);
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('Half of evening_walk.mp4 is uploaded.');
  expect(entry('evening walk').getByRole('button', { name: /^Close details/ })).toBeTruthy();
  expect(entry('other').getByRole('button', { name: /^Add details/ })).toBeTruthy();
});

test('what is no video is left out at once, and said so', async () => {
  const input = await draw();
  await choose(input, file());
  fireEvent.change(input, { target: { files: [new File(['only words'], 'notes.mp4')] } });
  await screen.findByText('“notes.mp4” isn’t a video, so we left it out.');
  expect([entries().length, FakeTus.made.length]).toEqual([1, 1]);
});

test('a third file waits its turn, and goes once one before it has arrived', async () => {
  const input = await draw();
  const files = [file(), new File(['other\0'], 'other.mkv'), new File(['third\0'], 'third.mkv')];
  fireEvent.change(input, { target: { files } });
  await waitFor(() => expect(FakeTus.made).toHaveLength(2));
  expect(screen.getByText('Waiting for the files before it')).toBeTruthy();
  FakeTus.made[1]?.tell('onSuccess');
  await waitFor(() => expect(FakeTus.made).toHaveLength(3));
  expect(screen.queryByText('Waiting for the files before it')).toBeNull();
});

test('files of another time take their place until they are continued or cancelled', async () => {
  const other = '01a20000-0000-7000-8000-00000000000';
  uploads = [1, 2].map((at) =>
    upload({ id: `${other}${at}`, file_name: `old_${at}.mp4`, state: 'receiving', received_bytes: 4 }),
  );
  answers.cancel_upload = () => ({});
  const input = await draw();
  fireEvent.change(input, { target: { files: [file()] } });
  await screen.findByText(/^Waiting: earlier files aren’t completely uploaded\./);
  expect(FakeTus.made).toHaveLength(0);
  fireEvent.change(input, { target: { files: [new File([eight], 'old_1.mp4')] } });
  await waitFor(() => expect(FakeTus.made).toHaveLength(1));
  expect(FakeTus.made[0]?.options.uploadUrl).toBe(`/storage/v1/upload/resumable/${other}1`);
  uploads = uploads.slice(0, 1);
  fireEvent.click(entry('old 2').getByRole('button', { name: 'Cancel upload', hidden: true }));
  await waitFor(() => expect(FakeTus.made).toHaveLength(2));
});

test('files that are dropped are sent like chosen ones', async () => {
  await draw();
  fireEvent.drop(screen.getByRole('region', { name: 'Choose files' }), {
    dataTransfer: { types: ['Files'], files: [file()] },
  });
  await waitFor(() => expect(FakeTus.made).toHaveLength(1));
});

test('a file that the server waits for goes on where it stopped, when it is chosen again', async () => {
  uploads = [upload({ state: 'receiving', received_bytes: 4 })];
  const input = await draw();
  expect(screen.getByText('You’ve uploaded 0 of 1 KB. Choose the same file again to resume.')).toBeTruthy();
  await choose(input, file());
  expect(FakeTus.made[0]?.options.uploadUrl).toBe(`/storage/v1/upload/resumable/${id}`);
});

test('a lost connection is said and tried again, a refusal is said in the server’s words', async () => {
  const input = await draw();
  await choose(input, file());
  const tus = FakeTus.made[0]!;
  tus.tell('onProgress', 4, 8);
  const retry = (status: number | null) => {
    let again: unknown;
    const originalResponse = status === null ? null : { getStatus: () => status };
    act(() => {
      again = tus.options.onShouldRetry?.({ originalResponse } as never);
    });
    return again;
  };
  expect(retry(null)).toBe(true);
  expect(screen.getByText(/^The connection was lost at/)).toBeTruthy();
  expect([retry(503), retry(423), retry(409)]).toEqual([true, true, true]);
  expect([retry(413), retry(507), retry(403)]).toEqual([false, false, false]);
  tus.tell('onError', { originalResponse: { getBody: () => '{"message":"You may keep 1 MB of videos."}' } });
  expect(screen.getByText('Upload failed: You may keep 1 MB of videos.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again: evening walk' }));
  expect(tus.started).toBe(2);
  expect(screen.queryByText('Upload failed: You may keep 1 MB of videos.')).toBeNull();
});

test('what a member sends ends with their session, and nobody after them sees it', async () => {
  const input = await draw();
  await choose(input, file());
  expect(entries()).toHaveLength(1);
  act(() => void dispatchEvent(new CustomEvent(authEventName, { detail: { type: 'signed-out' } })));
  expect(entries()).toEqual([]);
  expect(sender.list()).toEqual([]);
});

test('what was typed stays when the file is refused meanwhile', async () => {
  uploads = [upload({ state: 'receiving', received_bytes: 4 })];
  const input = await draw();
  await choose(input, file());
  const tus = FakeTus.made[0]!;
  tus.url = `/storage/v1/upload/resumable/${id}`;
  tus.tell('onUploadUrlAvailable');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Lanterns' } });
  tus.tell('onError', { originalResponse: { getBody: () => '{"message":"There is no room."}' } });
  await screen.findAllByText(/Upload failed: There is no room\.$/);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Lanterns');
});

const become = (more: Partial<NonNullable<Upload['video']>>): Upload =>
  upload({
    state: 'done',
    video: {
      video_id: id,
      slug: 'evening-walk',
      title: 'Evening walk',
      publish_status: 'review',
      publish_at: null,
      licence_ends_at: null,
      review_reason: null,
      playback_state: 'ready',
      stage: 'Ready',
      progress: 1,
      reason: null,
      thumbnail_url: null,
      stills: [],
      chosen_still: null,
      view_count: 0,
      ...more,
    },
  });

test('a video leads to its edit page, and to the records of its performers while it waits for them', async () => {
  const details = { contains_actual_humans: true } as Upload['details'];
  uploads = [{ ...become({ publish_status: 'pending' }), details }];
  await draw();
  screen.getByText('Waiting for the records of its performers');
  const link = screen.getByRole('link', { name: 'Record the performers: Evening walk' });
  expect(link.getAttribute('href')).toBe('/studio/evening-walk?tab=edit');
  cleanup();
  uploads = [become({ publish_status: 'published' })];
  await draw();
  screen.getByRole('link', { name: 'Watch: Evening walk' });
  screen.getByRole('link', { name: 'Edit: Evening walk' });
});

test('what is missing is said beside the button and leads to its field; nothing goes off without it', async () => {
  uploads = [upload()];
  await draw();
  describes('evening walk');
  await waitFor(() => expect(entry('evening walk').getByText('2 details missing')).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: 'Send to review' }));
  expect(sent.some(([name]) => name === 'submit_upload')).toBe(false);
  const adults = screen.getByLabelText('Everyone depicted is an adult, drawn or not.');
  const rights = screen.getByLabelText('I hold the rights to publish this video here.');
  expect(document.activeElement).toBe(adults);
  fireEvent.click(adults);
  fireEvent.click(screen.getByRole('link', { name: 'That you hold the rights' }));
  expect(document.activeElement).toBe(rights);
  fireEvent.click(rights);
  screen.getByText('Nothing is missing.');
  screen.getByText('Ready to send');
});

test('Enter in a line of text sends nothing, and adds a tag where tags are typed', async () => {
  uploads = [upload()];
  await draw();
  describes('evening walk');
  const tags = screen.getByLabelText('Tags');
  fireEvent.change(tags, { target: { value: 'rain' } });
  expect(fireEvent.keyDown(tags, { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Enter' })).toBe(false);
  fireEvent.change(tags, { target: { value: 'night, city' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove rain' }));
  expect(document.querySelector<HTMLInputElement>('[name=tags]')?.value).toBe('night, city');
});

test('what was typed is there again after a reload, and its form is open', async () => {
  uploads = [upload()];
  await draw();
  describes('evening walk');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Lanterns' } });
  fireEvent.click(screen.getByLabelText('Everyone depicted is an adult, drawn or not.'));
  cleanup();
  await draw();
  entry('evening walk').getByRole('button', { name: /^Close details/ });
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Lanterns');
  expect(screen.getByLabelText<HTMLInputElement>(/^Everyone depicted/).checked).toBe(true);
  act(() => void dispatchEvent(new CustomEvent(authEventName, { detail: { type: 'signed-out' } })));
  cleanup();
  await draw();
  entry('evening walk').getByRole('button', { name: /^Add details/ });
});

test('details that are sent off before the turn of their file wait for it, and go by themselves', async () => {
  const input = await draw();
  await choose(input, file());
  const tus = FakeTus.made[0]!;
  fireEvent.click(screen.getByLabelText('Everyone depicted is an adult, drawn or not.'));
  fireEvent.click(screen.getByLabelText('I hold the rights to publish this video here.'));
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send to review' }));
  press();
  screen.getByText(/^One moment\. We’ll send it by itself/);
  screen.getByText('Will be sent by itself');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Lanterns' } });
  expect(screen.queryByText(/^One moment/)).toBeNull();
  press();
  answers.submit_upload = () => {
    uploads = [
      upload({
        state: 'receiving',
        details: { title: 'Lanterns', tags: [] as string[] } as Upload['details'],
      }),
    ];
    return uploads[0];
  };
  uploads = [upload({ state: 'receiving', received_bytes: 4 })];
  tus.url = `/storage/v1/upload/resumable/${id}`;
  tus.tell('onUploadUrlAvailable');
  await screen.findByText('Details saved');
  expect(sent.find(([name]) => name === 'submit_upload')?.[1]).toMatchObject({
    p_title: 'Lanterns',
    p_terms: 4,
  });
  expect(entry('Lanterns').getByRole('button', { name: /^Change details/ })).toBe(document.activeElement);
  fireEvent.click(entry('Lanterns').getByRole('button', { name: /^Change details/ }));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Lanterns at dusk' } });
  await screen.findByText('Changes not saved yet');
  expect(screen.queryByText('Details saved')).toBeNull();
});

test('what has to be ticked says so where it is, once the form was to be sent without', async () => {
  uploads = [upload()];
  await draw();
  describes('evening walk');
  const box = screen.getByLabelText('Everyone depicted is an adult, drawn or not.');
  expect(box.getAttribute('aria-describedby')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send to review' }));
  expect(screen.getAllByText('Please tick this before you send your video.')).toHaveLength(2);
  const said = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toBe('Please tick this before you send your video.');
  fireEvent.click(box);
  expect(screen.getAllByText('Please tick this before you send your video.')).toHaveLength(1);
});

test('the form is sent with its declaration, and a refusal stands at its field', async () => {
  uploads = [upload()];
  await draw();
  describes('evening walk');
  answers.submit_upload = () => {
    throw new TestRefusal(400, 'The tags hold a word that is not allowed here.', 'p_tags');
  };
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  expect(title.value).toBe('evening walk');
  fireEvent.change(screen.getByLabelText('Tags'), { target: { value: 'rain, night ' } });
  fireEvent.click(screen.getByLabelText('English'));
  fireEvent.click(screen.getByLabelText('Everyone depicted is an adult, drawn or not.'));
  fireEvent.click(screen.getByLabelText('I hold the rights to publish this video here.'));
  await waitFor(() => expect(sent.some(([name]) => name === 'get_terms')).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Send to review' }));
  await screen.findByText('The tags hold a word that is not allowed here.');
  expect(sent.find(([name]) => name === 'submit_upload')?.[1]).toEqual({
    p_series: null,
    p_upload_id: id,
    p_title: 'evening walk',
    p_description: null,
    p_category_id: category,
    p_tags: ['rain', 'night'],
    p_audio_language: null,
    p_subtitle_languages: ['en'],
    p_format: null,
    p_publish: 'publish',
    p_publish_at: null,
    p_adults_only: true,
    p_rights_held: true,
    p_contains_actual_humans: false,
    p_licence_ends_at: null,
    p_terms: 4,
  });
});

test('an upload names the terms it is sent under; newer ones are shown, and nothing typed is lost', async () => {
  uploads = [upload()];
  await draw();
  describes('evening walk');
  await screen.findByText(/^terms of .*Jan/);
  answers.submit_upload = () => {
    throw new TestRefusal(409, termsChanged, 'p_terms');
  };
  answers.get_terms = () => ({ number: 5, effective_on: '2026-03-04' });
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Rain at night' } });
  fireEvent.click(screen.getByLabelText('Everyone depicted is an adult, drawn or not.'));
  fireEvent.click(screen.getByLabelText('I hold the rights to publish this video here.'));
  fireEvent.click(screen.getByRole('button', { name: 'Send to review' }));
  await screen.findByText(termsChanged);
  await screen.findByText(/^terms of .*Mar/);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Rain at night');
  answers.submit_upload = () => ({});
  fireEvent.click(screen.getByRole('button', { name: 'Send to review' }));
  await waitFor(() =>
    expect(
      sent
        .filter(([name]) => name === 'submit_upload')
        .map(([, body]) => (body as { p_terms: number }).p_terms),
    ).toEqual([4, 5]),
  );
});

test('a failed upload is tried again, and one that is not wanted is taken back once that is confirmed', async () => {
  uploads = [upload({ state: 'failed', reason: 'The file is cut off.', can_retry: true })];
  answers.retry_upload = () => ({});
  answers.cancel_upload = () => ({});
  await draw();
  fireEvent.click(screen.getByRole('button', { name: 'Try again: evening walk' }));
  await waitFor(() => expect(sent.some(([name]) => name === 'retry_upload')).toBe(true));
  uploads = [];
  answers.get_upload_room = () => ({
    largest_bytes: 64e9,
    videos_left_today: 1,
    bytes_left: 1e10,
    is_reviewed: true,
    must_sign: false,
  });
  fireEvent.click(entry('evening walk').getByRole('button', { name: 'Cancel upload', hidden: true }));
  await waitFor(() => expect(entries()).toEqual([]));
  await screen.findByText('1 more video today');
  await screen.findByText('10 GB of room left');
  await screen.findByText('Up to 10 GB a file');
  expect(sent.some(([name]) => name === 'cancel_upload')).toBe(true);
});

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../test-calls.ts';
import { DetailsForm, type EditedVideo } from './details-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const edited = {
  full_description: null,
  video: {
    id: '01a20000-0000-7000-8000-000000000001',
    slug: 'evening',
    title: 'Evening',
    tags: ['rain'],
    category_id: null,
    format: null,
    audio_language: 'eo',
    subtitle_languages: ['en'],
    release_status: null,
    original_source_url: null,
    source_url: null,
  },
} as unknown as EditedVideo;

function draw() {
  const sent = answerCalls({ 'upsert-video-metadata': () => ({ message: 'Saved.' }) });
  render(
    <DetailsForm
      edited={edited}
      categories={[{ id: 'c1', name: 'Night trains' }]}
      isBusy={false}
      run={async (_failure, work) => work().then(() => true)}
      onSaved={() => {}}
      preview={null}
    >
      {null}
    </DetailsForm>,
  );
  return sent;
}

test('languages are chosen by name; one that is stored and in no list stays', async () => {
  const sent = draw();
  const audio = screen.getByLabelText<HTMLSelectElement>('Spoken language');
  expect(audio.selectedOptions[0]?.textContent).toBe('Esperanto');
  fireEvent.change(audio, { target: { value: 'ja' } });
  const subtitles = within(screen.getByRole('group', { name: 'Subtitles' }));
  expect(subtitles.getByLabelText<HTMLInputElement>('English').checked).toBe(true);
  fireEvent.click(subtitles.getByLabelText('German'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent[0]?.[1]).toEqual({
      id: edited.video.id,
      audio_language: 'ja',
      subtitle_languages: ['en', 'de'],
    }),
  );
});

test('what is not filled in is said beside it, leads to its field, and goes once it is', () => {
  HTMLElement.prototype.scrollIntoView = () => {};
  draw();
  const missing = within(screen.getByRole('region', { name: 'Not filled in yet' }));
  const names = () => missing.queryAllByRole('button').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Description', 'Category']);
  fireEvent.click(missing.getByRole('button', { name: 'Description' }));
  const field = screen.getByLabelText('Description');
  expect(document.activeElement).toBe(field);
  fireEvent.input(field, { target: { value: 'Rain on tin.' } });
  expect(names()).toEqual(['Category']);
});

test('tags are chips, as creators have them', async () => {
  const sent = draw();
  fireEvent.change(screen.getByLabelText('Tags'), { target: { value: 'Lamps,' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove rain' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]?.[1]).toEqual({ id: edited.video.id, tags: ['Lamps'] }));
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnVideo } from '#contract/studio.ts';
import { answerCalls } from '../../test-calls.ts';
import { EditForm } from './edit-form.tsx';

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => {};
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const own = {
  video: {
    video_id: 'v1',
    title: 'Paper Boats',
    publish_status: 'published',
    publish_at: null,
    licence_ends_at: null,
  },
  description: null,
  tags: [],
  category_id: 'hidden',
  format: null,
  audio_language: null,
  subtitle_languages: [],
  release_status: null,
  stills: [],
  chosen_still: null,
} as unknown as OwnVideo;

async function draw(shown: OwnVideo) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <EditForm
          owner="m1"
          own={shown}
          episode={{ episode: null, said: null }}
          categories={[{ id: 'rain', name: 'Rain' }]}
          isReviewed
          isMovable
          showsPictures={false}
        />
      ),
    },
  ]);
  await act(async () => void render(<Stub />));
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a video in a category that nobody may choose stays there when its title is changed', async () => {
  const sent = answerCalls({ update_own_video: () => ({ changed: ['title'] }) });
  await draw(own);
  const category = screen.getByLabelText('Category') as HTMLSelectElement;
  expect(category.value).toBe('hidden');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Paper Ships' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(sent[0]?.[1]).toMatchObject({ p_title: 'Paper Ships' });
  expect(sent[0]?.[1]).not.toHaveProperty('p_category_id');
  fireEvent.change(category, { target: { value: 'rain' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(sent[1]?.[1]).toMatchObject({ p_category_id: 'rain' });
});

const withMoment = (state: string, more: Partial<OwnVideo['video']>): OwnVideo => ({
  ...own,
  video: { ...own.video, publish_status: state as 'review', ...more },
});

test('what says nothing new about publishing is saved without it', async () => {
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const sent = answerCalls({ update_own_video: () => ({ changed: ['title'] }) });
  await draw(withMoment('review', { publish_at: at }));
  expect((screen.getByRole('radio', { name: 'Schedule after review' }) as HTMLInputElement).checked).toBe(
    true,
  );
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Paper Ships' } });
  await press('Save');
  await screen.findByText('Saved.');
  expect(sent.map(([name]) => name)).toEqual(['update_own_video']);
});

test('a licence that has ended is entered again where the video is published again', async () => {
  const sent = answerCalls({
    update_own_video: () => ({ changed: [] }),
    publish_own_video: () => ({ publish_status: 'review' }),
  });
  await draw(withMoment('expired', { licence_ends_at: '2026-01-31T23:59:59.000Z' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Publish after review' }));
  fireEvent.change(screen.getByLabelText(/^The license ends/), { target: { value: '2036-01-31' } });
  await press('Save');
  await screen.findByText('Saved.');
  expect(sent.find(([name]) => name === 'publish_own_video')?.[1]).toEqual({
    p_video_id: 'v1',
    p_publish: 'publish',
    p_publish_at: null,
    p_licence_ends_at: '2036-01-31T23:59:59Z',
  });
});

test('what was typed is there again after a reload, and can be discarded', async () => {
  answerCalls({});
  await draw(own);
  const save = () => screen.getByRole('button', { name: 'Save' }).className;
  expect(save()).not.toContain('pri');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Paper Ships' } });
  expect(save()).toContain('pri');
  screen.getByText(/^You have unsaved changes\./);
  cleanup();
  await draw(own);
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Paper Ships');
  screen.getByText(/^What you typed is here again\./);
  await press('Discard it');
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Paper Boats');
  screen.getByText('Everything is saved.');
});

test('without a title nothing is saved, and the way to it is said', async () => {
  const sent = answerCalls({});
  await draw(own);
  const title = screen.getByLabelText('Title');
  fireEvent.change(title, { target: { value: ' ' } });
  await press('Save');
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(title);
  expect(screen.getByRole('alert').textContent).toContain('A title');
});

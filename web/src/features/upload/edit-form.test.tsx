import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnVideo } from '#contract/studio.ts';
import { answerCalls } from '../../test-calls.ts';
import { EditForm } from './edit-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const own = {
  video: { video_id: 'v1', title: 'Paper Boats' },
  description: null,
  tags: [],
  category_id: 'hidden',
  format: null,
  audio_language: null,
  subtitle_languages: [],
  release_status: null,
} as unknown as OwnVideo;

test('a video in a category that nobody may choose stays there when its title is changed', async () => {
  const sent = answerCalls({ update_own_video: () => ({ changed: ['title'] }) });
  const Stub = createRoutesStub([
    { path: '/', Component: () => <EditForm own={own} categories={[{ id: 'rain', name: 'Rain' }]} /> },
  ]);
  await act(async () => void render(<Stub />));
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

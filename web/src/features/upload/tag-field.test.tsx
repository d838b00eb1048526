import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { TagField } from '../../parts/tag-field.tsx';
import { answerCalls } from '../../test-calls.ts';
import { FormatField } from './format-field.tsx';
import { FileThumbnail } from './thumbnail-choice.tsx';

afterEach(cleanup);

const draw = (Component: () => React.ReactNode) => {
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />);
};
const tagOf = (name: string) => ({ name, slug: name, video_count: 1 });

test('what is half typed is no tag yet, and tags that there are can be taken instead', async () => {
  answerCalls({
    search_names: () => ({ uploaders: [], tags: ['space', 'calm', 'spring'].map(tagOf) }),
  });
  draw(() => <TagField initial="calm" error={null} />);
  const field = screen.getByRole('combobox', { name: 'Tags' });
  fireEvent.change(field, { target: { value: 'sp' } });
  expect(screen.getByText(/1 of 30/)).toBeTruthy();
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['space', 'spring']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]!.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByText(/2 of 30/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /space/ })).toBeTruthy();
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('formats by which searches are narrowed are offered, and others can be typed', async () => {
  answerCalls({
    get_search_filters: () => ({ years: [], formats: ['TV', 'Short'], subtitle_languages: [] }),
  });
  draw(() => <FormatField initial="" error={null} />);
  const field = screen.getByLabelText('Format') as HTMLInputElement;
  fireEvent.focus(field);
  const offered = () =>
    [...document.getElementById(field.getAttribute('list')!)!.children].map((option) =>
      option.getAttribute('value'),
    );
  expect(offered()).toEqual(['TV', 'Movie', 'OVA', 'ONA', 'Special']);
  await waitFor(() => expect(offered()).toEqual(['TV', 'Movie', 'OVA', 'ONA', 'Special', 'Short']));
});

test('a file that is on its way shows a moment of itself; one that this browser lacks says when there is more', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const nothing = () => undefined;
  draw(() => <FileThumbnail file={new File(['x'], 'rain.mp4')} picture={null} onPicture={nothing} />);
  const moment = await screen.findByLabelText('A moment of your file');
  expect(moment.getAttribute('src')).toBe('blob:file#t=1');
  fireEvent.error(moment);
  expect(screen.queryByLabelText('A moment of your file')).toBeNull();
  screen.getByText(/once we’ve prepared the file/);
  cleanup();
  draw(() => <FileThumbnail file={null} picture={null} onPicture={nothing} />);
  screen.getByText(/You can choose another moment then, under Edit/);
  expect(screen.queryByRole('button', { name: 'Choose a moment' })).toBeNull();
});

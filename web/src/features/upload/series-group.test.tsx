import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnEpisode } from '#contract/episode-proposals.ts';
import { answerCalls } from '../../test-calls.ts';
import { formOfSeries, readSeries } from './series-form.ts';
import { SeriesGroup } from './series-group.tsx';
import { useVideoForm } from './use-video-form.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
const initial = formOfSeries(null);
const suggested = {
  ...{ title: 'Paper Lantern', kind: 'regular', number: 3, work_kind: 'tv', cut: 'uncut' },
  ...{ release_group: 'Kite', work: null },
} as const;
let said: unknown;

function Form({ name, own }: { name?: string; own?: OwnEpisode }) {
  const form = useVideoForm({ owner: 'm1', formKey: 'k', initial, isDeclared: true });
  said = readSeries(form.values);
  return (
    <form {...form.bind}>
      <SeriesGroup {...form.group} level={2} name={name} own={own} />
    </form>
  );
}
const draw = (props: Parameters<typeof Form>[0]) =>
  act(async () => {
    const Stub = createRoutesStub([{ path: '/', Component: () => <Form {...props} /> }]);
    render(<Stub />);
  });

test('what the name of a file says of a series that is here fills the form', async () => {
  const work = { id: 'w1', slug: 'paper-lantern', title: 'Paper Lantern' };
  answerCalls({ suggest_episode: () => ({ ...suggested, work }) });
  await draw({ name: '[Kite] Paper Lantern - 03.mkv' });
  expect(said).toMatchObject({
    work_id: 'w1',
    work_title: 'Paper Lantern',
    number: 3,
    release_group: 'Kite',
  });
});

test('of one that is not here it is offered, and taken when pressed', async () => {
  answerCalls({ suggest_episode: () => suggested });
  await draw({ name: '[Kite] Paper Lantern - 03.mkv' });
  expect(said).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /From its name/ })));
  expect(said).toMatchObject({ work_id: null, work_title: 'Paper Lantern', number: 3 });
});

test('a series is found by what is typed, and chosen by the keys', async () => {
  answerCalls({
    find_works: () => [
      { id: 'w2', slug: 's', title: 'Slow Harbor', native_title: null, kind: 'ova', year: 2024 },
    ],
  });
  await draw({});
  const field = screen.getByRole('combobox', { name: 'Series' });
  fireEvent.change(field, { target: { value: 'slow' } });
  await screen.findByRole('option', { name: /Slow Harbor/ });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  expect(said).toMatchObject({ work_id: 'w2', work_title: 'Slow Harbor' });
  expect(screen.queryByLabelText('What the series is')).toBeNull();
});

test('a video that is an episode says of which, and asks for nothing', async () => {
  await draw({
    own: { episode: { slug: 's', title: 'Slow Harbor', kind: 'regular', number: 2 }, said: null },
  });
  expect(screen.getByText(/This video is Episode 2 of “Slow Harbor”/)).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

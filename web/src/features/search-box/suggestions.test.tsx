import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { recentSearches, rememberSearch } from '../../state/recent-searches.ts';
import Suggestions from './suggestions.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('each kind of suggestion leads to its own page', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json([
      { kind: 'video', text: 'Velvet Hour', slug: 'velvet-hour' },
      { kind: 'tag', text: 'velvet', slug: 'velvet' },
      { kind: 'category', text: 'Velvet Nights', slug: 'velvet-nights' },
      { kind: 'uploader', text: 'Velvet Cel', slug: 'velvet_cel' },
    ]),
  );
  function Page() {
    const input = useRef<HTMLInputElement>(null);
    return (
      <>
        <p data-testid="place">{useLocation().pathname}</p>
        <input ref={input} />
        <Suggestions input={input} onChoose={() => {}} />
      </>
    );
  }
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  for (const [name, path] of [
    ['Velvet Hour', '/play/velvet-hour'],
    ['velvet', '/tags/velvet'],
    ['Velvet Nights', '/categories/velvet-nights'],
    ['Velvet Cel', '/user/velvet_cel'],
  ] as const) {
    fireEvent.input(field, { target: { value: 'velv' } });
    fireEvent.click(await screen.findByText(name));
    await vi.waitFor(() => expect(screen.getByTestId('place').textContent).toBe(path));
  }
});

test('what was searched for is offered in an empty field, and is erased one by one or together', async () => {
  for (const query of ['rain', 'Velvet', 'night bus', 'velvet']) rememberSearch(query);
  function Page() {
    const input = useRef<HTMLInputElement>(null);
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <input ref={input} />
        <Suggestions input={input} onChoose={() => {}} />
      </form>
    );
  }
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  const offered = () =>
    screen.queryAllByRole('option').map((one) => one.querySelector('.words')?.textContent);
  fireEvent.focus(field);
  expect(offered()).toEqual(['velvet', 'night bus', 'rain', 'Clear recent searches']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Delete' });
  expect(recentSearches()).toEqual(['night bus', 'rain']);
  fireEvent.change(field, { target: { value: 'autumn' } });
  fireEvent.submit(field.form!);
  expect(recentSearches()).toEqual(['autumn', 'night bus', 'rain']);
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.input(field);
  fireEvent.click(screen.getByText('Clear recent searches'));
  expect(recentSearches()).toEqual([]);
  expect(offered()).toEqual([]);
});

test('what is popular stands below what was searched for, and leads to its tag', async () => {
  rememberSearch('rain');
  vi.stubGlobal('fetch', async () =>
    Response.json([{ name: 'slow burn', slug: 'slow-burn', video_count: 9 }]),
  );
  function Page() {
    const input = useRef<HTMLInputElement>(null);
    return (
      <>
        <p data-testid="place">{useLocation().pathname}</p>
        <input ref={input} />
        <Suggestions input={input} onChoose={() => {}} />
      </>
    );
  }
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
  fireEvent.focus(await screen.findByRole('combobox'));
  const option = await screen.findByText('slow burn');
  expect(screen.getAllByRole('option').map((one) => one.querySelector('.words')?.textContent)).toEqual([
    'rain',
    'Clear recent searches',
    'slow burn',
  ]);
  fireEvent.click(option);
  await vi.waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/tags/slow-burn'));
});

test('nothing opens once the search is submitted: not before this was loaded, and not by a late answer', async () => {
  let answer = (_: Response) => {};
  const asked = vi.fn((_: RequestInfo, { signal }: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      answer = resolve;
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  vi.stubGlobal('fetch', asked);
  function Page() {
    const input = useRef<HTMLInputElement>(null);
    const [loaded, setLoaded] = useState(false);
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <input ref={input} defaultValue="" />
        <button type="button" onClick={() => setLoaded(true)}>
          load
        </button>
        {loaded && <Suggestions input={input} onChoose={() => {}} />}
      </form>
    );
  }
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={['/']} />);
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, { target: { value: 'velv' } });
  fireEvent.click(screen.getByText('load'));
  await screen.findByRole('combobox');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked).not.toHaveBeenCalled();

  field.focus();
  fireEvent.input(field, { target: { value: 'velve' } });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  fireEvent.submit(field.form!);
  answer(Response.json([{ kind: 'tag', text: 'velvet', slug: 'velvet' }]));
  fireEvent.input(field, { target: { value: 'velvet' } });
  fireEvent.submit(field.form!);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('velvet')).toBeNull();
});

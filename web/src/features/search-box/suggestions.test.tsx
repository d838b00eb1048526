import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import Suggestions from './suggestions.tsx';

afterEach(() => {
  cleanup();
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

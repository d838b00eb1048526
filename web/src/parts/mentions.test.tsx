import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { MemberProvider } from '../state/member.tsx';
import { answerCalls } from '../test-calls.ts';
import { memberRow } from '../test-data.ts';
import { Mentions } from './mentions.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = (username: string, display_name: string | null) => ({
  username,
  display_name,
  avatar_url: null,
});

function draw(onKey: (key: string) => void): HTMLTextAreaElement {
  const Stub = createRoutesStub([{ path: '*', Component: () => <Box onKey={onKey} /> }]);
  render(<Stub initialEntries={['/']} />);
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Box' });
}

function Box({ onKey }: { onKey(key: string): void }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  return (
    <MemberProvider initial={memberRow()}>
      <form>
        <textarea
          ref={box}
          aria-label="Box"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={({ key }) => onKey(key)}
        />
        <Mentions box={box} />
      </form>
    </MemberProvider>
  );
}

test('behind an @ members are suggested, whom one follows first, and one is taken by keys or a press', async () => {
  const sent = answerCalls({
    get_public_subscriptions: () => [person('velour', 'Velour'), person('mio', null)],
    search_names: ({ p_query }) => ({
      uploaders:
        String(p_query) === 've' ? [person('velvet_cel', 'Velvet Cel'), person('velour', 'Velour')] : [],
      tags: [],
    }),
  });
  const keys: string[] = [];
  const box = draw((key) => keys.push(key));
  const type = (value: string) => {
    fireEvent.input(box, { target: { value } });
    box.setSelectionRange(value.length, value.length);
    fireEvent.input(box, { target: { value } });
  };
  type('Look, @ve');
  const list = await screen.findByRole('listbox', { name: 'Members to mention' }, { timeout: 5000 });
  const names = () =>
    within(list)
      .getAllByRole('option')
      .map((one) => one.textContent);
  expect(names()).toEqual(['VVelour @velour', 'VVelvet Cel @velvet_cel']);
  screen.getByText('2 members suggested. Arrow keys choose.');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  await waitFor(() =>
    expect(within(list).getAllByRole('option')[1]?.getAttribute('aria-selected')).toBe('true'),
  );
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(box.value).toBe('Look, @velvet_cel '));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(keys, 'the box heard none of them').toEqual([]);

  type('Look, @velvet_cel and @ve');
  await screen.findByRole('listbox');
  fireEvent.keyDown(box, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(keys, 'a second Escape is the box’s').toEqual(['Escape']);
  expect(sent.filter(([name]) => name === 'get_public_subscriptions')).toHaveLength(1);
});

test('a server that cannot be asked suggests nobody, and hinders no writing', async () => {
  answerCalls({});
  const keys: string[] = [];
  const box = draw((key) => keys.push(key));
  fireEvent.input(box, { target: { value: '@nobody' } });
  await new Promise((done) => setTimeout(done, 400));
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(keys).toEqual(['Enter']);
});

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../test-calls.ts';
import { HumanProof } from './human-proof.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a press while the proof is being made says that it waits, and is sent once it is there, once', async () => {
  answerCalls({ get_human_check: () => ({ challenge: 'c', bits: 1 }) });
  let prove: (proof: string) => void = () => {};
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: string }) => void) | null = null;
      constructor() {
        prove = (data) => this.onmessage?.({ data });
      }
      postMessage() {}
      terminate() {}
    },
  );
  const sent: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(String(new FormData(event.currentTarget).get('proof')));
      }}
    >
      <HumanProof answer={null} />
      <button type="submit">Send</button>
    </form>,
  );
  const form = document.querySelector('form')!;
  form.requestSubmit = () => void fireEvent.submit(form);
  const press = () => act(async () => void fireEvent.submit(form));
  await press();
  await press();
  await screen.findByText(/^One moment/);
  expect(form.ariaBusy).toBe('true');
  expect(sent).toEqual([]);
  await act(async () => prove('worked'));
  await waitFor(() => expect(sent).toEqual(['worked']));
  expect(form.ariaBusy).toBeNull();
  expect(screen.queryByText(/^One moment/)).toBeNull();
});

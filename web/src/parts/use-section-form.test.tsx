import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useSectionForm } from './use-section-form.ts';

afterEach(cleanup);

async function show(answer: (text: string) => Promise<string | null>) {
  const Component = () => {
    const form = useSectionForm('note');
    return (
      <form.Form method="post" key={form.times}>
        <input type="hidden" name="intent" value="note" />
        <input name="text" aria-label="Note" />
        {form.fault !== null && <p>{form.fault.message}</p>}
        <button type="submit">Keep</button>
      </form.Form>
    );
  };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component,
      action: async ({ request }) => {
        const refusal = await answer(String((await request.formData()).get('text')));
        const fault = refusal === null ? null : { message: refusal, field: null };
        return { intent: 'note', done: refusal === null ? 'Kept.' : null, fault, given: null };
      },
    },
  ]);
  render(<Stub />);
  await screen.findByLabelText('Note');
}
const field = () => screen.getByLabelText<HTMLInputElement>('Note');
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('a form whose button is pressed twice is sent once', async () => {
  const saved: string[] = [];
  let end = () => {};
  await show(async (text) => {
    saved.push(text);
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return null;
  });
  type('one');
  press();
  press();
  await waitFor(() => expect(saved).toEqual(['one']));
  press();
  end();
  await waitFor(() => expect(field().value).toBe(''));
  expect(saved).toEqual(['one']);
});

test('what was kept leaves the field empty each time, and what was refused stays and can be sent at once', async () => {
  const saved: string[] = [];
  await show(async (text) => {
    saved.push(text);
    return text === 'bad' ? 'Not this.' : null;
  });
  for (const text of ['one', 'two']) {
    type(text);
    press();
    await waitFor(() => expect(field().value).toBe(''));
  }
  type('bad');
  press();
  await screen.findByText('Not this.');
  expect(field().value).toBe('bad');
  type('three');
  press();
  await waitFor(() => expect(field().value).toBe(''));
  expect(saved).toEqual(['one', 'two', 'bad', 'three']);
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { FieldsSayFaults } from '../lib/fault-of-form.ts';
import { PostedForm } from '../lib/posted-fields.ts';
import { Field } from '../ui/field.tsx';
import { FormNote } from '../ui/form-note.tsx';
import { TextArea } from '../ui/text-area.tsx';
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

test('in the back office a refusal stands at the field it is about, the focus goes there, and what was typed stays', async () => {
  const Component = () => {
    const form = useSectionForm('suspend');
    return (
      <form.Form method="post">
        <input type="hidden" name="intent" value="suspend" />
        <FormNote wrong={form.wrongWhole()} />
        <Field label="Name" name="name" />
        <Field label="Reason" name="reason" />
        <TextArea label="Answer" name="letter" parameter="p_words" />
        <button type="submit">Suspend</button>
      </form.Form>
    );
  };
  let field = 'p_reason';
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <FieldsSayFaults value={true}>
          <Component />
        </FieldsSayFaults>
      ),
      action: () => ({
        intent: 'suspend',
        done: null,
        fault: { message: 'Please say why.', field },
        given: null,
      }),
    },
  ]);
  render(<Stub />);
  for (const [parameter, label] of [
    ['p_reason', 'Reason'],
    ['p_words', 'Answer'],
  ] as const) {
    field = parameter;
    const input = await screen.findByLabelText<HTMLInputElement>(label);
    fireEvent.change(input, { target: { value: 'because' } });
    fireEvent.click(screen.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const said = input.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(said)?.textContent).toBe('Please say why.');
    expect(input.value).toBe('because');
  }
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBeNull();
});

test('without script, the answer stands at the form that was posted, and not at others of its kind', () => {
  const Row = ({ item }: { item: string }) => {
    const form = useSectionForm('rename', item);
    return <p>{`${item}: ${form.fault?.message ?? 'nothing'}`}</p>;
  };
  const fault = { message: 'Too long.', field: null };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <PostedForm value={{ intent: 'rename', kind: 'tag', id: 'b', name: 'x' }}>
          <Row item="a" />
          <Row item="b" />
          <Row item="tag a" />
          <Row item="tag b" />
          <Row item="" />
        </PostedForm>
      ),
      action: () => null,
    },
  ]);
  const answer = { intent: 'rename', done: null, fault, given: null };
  render(<Stub hydrationData={{ actionData: { '0': answer } }} />);
  const said = screen.getAllByText(/: /).map(({ textContent }) => textContent);
  expect(said).toEqual(['a: nothing', 'b: Too long.', 'tag a: nothing', 'tag b: Too long.', ': Too long.']);
});

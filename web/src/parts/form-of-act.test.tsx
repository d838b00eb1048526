import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Fault } from '../lib/fault-of-form.ts';
import { Select } from '../ui/choices.tsx';
import { ChosenSelect } from '../ui/chosen-select.tsx';
import { Field } from '../ui/field.tsx';
import { FormOfAct } from './form-of-act.tsx';

afterEach(cleanup);

test('of two forms with one act, the one that was sent says what is wrong', () => {
  function Page() {
    const [fault, setFault] = useState<Fault | null>(null);
    const refuse = () => setFault({ field: 'p_name', message: 'There is one of this name.' });
    return ['First', 'Second'].map((label) => (
      <FormOfAct
        key={label}
        act={{ fault }}
        onSubmit={(event) => {
          event.preventDefault();
          refuse();
        }}
      >
        <Field label={label} name="name" />
        <button type="submit">Save {label}</button>
      </FormOfAct>
    ));
  }
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Save Second' }));
  const [first, second] = [screen.getByLabelText('First'), screen.getByLabelText('Second')];
  expect([first, second].map((one) => one.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  expect(document.activeElement).toBe(second);
});

test('what is missing stands at its field in our own words, the first has the focus, and nothing is sent', () => {
  let sent = 0;
  render(
    <FormOfAct
      act={{ fault: null }}
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Field label="Note" name="note" />
      <Field label="Title" name="title" required />
      <Select label="Kind" name="kind" defaultValue="" options={[['', '-']]} />
      <ChosenSelect
        label="Place"
        name="place"
        value=""
        options={[['', 'Choose']]}
        isRequired
        onChange={() => undefined}
      />
      <button type="submit">Save</button>
    </FormOfAct>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const title = screen.getByLabelText('Title');
  expect(document.activeElement).toBe(title);
  expect(screen.getByText('Fill this in.')).toBeTruthy();
  expect(screen.getByText('Choose one.')).toBeTruthy();
  expect(sent).toBe(0);
  fireEvent.change(title, { target: { value: 'Rain' } });
  expect(screen.queryByText('Fill this in.')).toBeNull();
  expect(screen.getByText('Choose one.')).toBeTruthy();
});

test('what was said of the last try goes when the form is sent again, also if that comes to nothing', () => {
  const clear = vi.fn();
  render(
    <FormOfAct act={{ fault: null, clear }} onSubmit={(event) => event.preventDefault()}>
      <Field label="Title" name="title" required />
      <button type="submit">Save</button>
    </FormOfAct>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Fill this in.')).toBeTruthy();
  expect(clear).toHaveBeenCalledTimes(1);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Fault } from '../lib/fault-of-form.ts';
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

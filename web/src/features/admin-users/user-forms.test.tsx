import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { refuseForm } from '../../page/page-form.ts';
import { AccessForms, NoteForms } from './user-forms.tsx';
import type { UserRecord } from './user-intents.ts';

afterEach(cleanup);

const user = {
  id: 'u1',
  username: 'ren',
  suspension: null,
  session_count: 1,
  notes: [],
} as unknown as UserRecord;

test('what is done rarely is folded behind its button, with its fields, and stays open when it is refused', async () => {
  const refusal = { message: 'Please say why.', field: 'p_reason' };
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <AccessForms user={user} />
          <NoteForms user={user} />
        </>
      ),
      action: async ({ request }) =>
        refuseForm(String((await request.formData()).get('intent')), refusal) as never,
    },
  ]);
  render(<Page />);
  const suspend = await screen.findByText('Suspend', { exact: true });
  const fold = suspend.closest('details');
  const reason = screen.getByLabelText('Reason');
  expect([fold?.open, fold?.contains(reason)]).toEqual([false, true]);
  expect(screen.getByLabelText('Note').closest('details')?.open).toBe(false);
  fireEvent.click(suspend);
  fireEvent.change(reason, { target: { value: 'x' } });
  fireEvent.submit(reason.closest('form') as HTMLFormElement);
  await screen.findByText('Please say why.');
  expect(fold?.open).toBe(true);
});

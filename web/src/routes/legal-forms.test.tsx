import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { DataRequestForm, dataRequestIntent } from '../features/data-requests/data-request-form.tsx';
import { IllegalForm } from '../features/notices/illegal-form.tsx';
import { RemovalForm } from '../features/notices/removal-form.tsx';
import { TakedownForm } from '../features/notices/takedown-form.tsx';
import { SupportForm } from '../features/support/support-form.tsx';
import { UrgentForm, urgentIntent } from '../features/urgent/urgent-form.tsx';
import { gapsIn } from '../page/form-gaps.ts';
import { refuseForm } from '../page/page-form.ts';

afterEach(cleanup);

const empty = (intent: string, fields: readonly string[]) => () => {
  const fault = gapsIn(
    'Please fill out all required fields.',
    fields.map((field) => ({ field, value: '', isChoice: field === 'p_kind' })),
  );
  return refuseForm(intent, fault!);
};

test('the forms of urgent and of data requests mark all that is missing, and the first field has the focus', async () => {
  const forms = [
    {
      Form: () => <UrgentForm />,
      action: empty(urgentIntent, ['p_kind', 'p_full_name', 'p_email', 'p_words']),
    },
    {
      Form: () => <DataRequestForm isMember={false} />,
      action: empty(dataRequestIntent, ['p_kind', 'p_full_name', 'p_email', 'p_words']),
    },
  ];
  for (const { Form, action } of forms) {
    const Stub = createRoutesStub([{ path: '/form', Component: Form, action }]);
    render(<Stub initialEntries={['/form']} />);
    fireEvent.click(await screen.findByRole('button', { name: /Send/ }));
    await screen.findByText('4 fields need another look.');
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(3);
    await vi.waitFor(() => expect((document.activeElement as HTMLInputElement).name).toBe('kind'));
    // What is mended is no longer called wrong, and the count follows.
    for (const field of screen.getAllByRole<HTMLInputElement>('textbox'))
      if (field.hasAttribute('aria-invalid'))
        fireEvent.change(field, { target: { value: 'mio@mail.example' } });
    await screen.findByText('1 field needs another look.');
    expect(screen.queryByText('Please fill this in.')).toBeNull();
    fireEvent.click(screen.getAllByRole('radio')[0]!);
    await vi.waitFor(() => expect(screen.queryByText(/another look/)).toBeNull());
    cleanup();
  }
});

test('a site without a mail server says so, with whom to write to and until when', async () => {
  const sent = () => ({
    intent: dataRequestIntent,
    done: 'We got your request.',
    fault: null,
    given: { dataRequest: { receipt: null, due_at: '2026-12-27T00:00:00Z' } },
  });
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ site: { unmailed: 'desk@t.example' } }),
      HydrateFallback: () => null,
      children: [{ path: 'form', Component: () => <DataRequestForm isMember={false} />, action: sent }],
    },
  ]);
  render(<Stub initialEntries={['/form']} />);
  fireEvent.click(await screen.findByRole('button', { name: /Send/ }));
  expect((await screen.findByText(/so no link will reach you/)).textContent).toContain(
    'Write to desk@t.example within 7 days',
  );
});

test('a member need not type who they are, but swears to their own name', async () => {
  const sender = { name: 'Mio', email: 'mio@mail.example' };
  const shown = async (Form: () => ReactNode) => {
    cleanup();
    const Stub = createRoutesStub([{ path: '/form', Component: Form }]);
    render(<Stub initialEntries={['/form']} />);
    const fields = await screen.findAllByRole<HTMLInputElement>('textbox');
    return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  };
  expect(await shown(() => <IllegalForm thing={null} sender={sender} />)).toMatchObject(sender);
  expect(await shown(() => <SupportForm type="bug" sender={sender} />)).toMatchObject(sender);
  expect(await shown(() => <RemovalForm isMember sender={sender} />)).toMatchObject({
    ...{ email: sender.email, confirmEmail: sender.email, legalName: '' },
  });
  expect(await shown(() => <TakedownForm isMember sender={sender} />)).toMatchObject({
    ...{ email: sender.email, fullName: '' },
  });
  expect(await shown(() => <IllegalForm thing={null} sender={null} />)).toMatchObject({
    name: '',
    email: '',
  });
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { IdentityRecord } from '#contract/identity.ts';
import { IdentityRecordPage } from './identity-record.tsx';

afterEach(cleanup);

const record: IdentityRecord = {
  ...{ id: '00000000-0000-7000-8000-0000000000a1', user_id: '00000000-0000-7000-8000-0000000000b1' },
  ...{ username: 'mio', email: 'mio@mail.example', state: 'pending', provider: 'manual', reason: null },
  ...{ submitted_at: '2026-11-20T10:00:00.000Z', decided_at: null, decided_by: null, signed_at: null },
  ...{ can_upload_videos: false, facts: null, pictures: [], others: [] },
};

/** The page; answers what its form was sent with. */
function show(more: Partial<IdentityRecord>): Record<string, FormDataEntryValue>[] {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const Page = () => <IdentityRecordPage record={{ ...record, ...more }} country={null} />;
  const Stub = createRoutesStub([
    {
      ...{ path: '/', Component: Page },
      async action({ request }) {
        sent.push(Object.fromEntries(await request.formData()));
        return null;
      },
    },
  ]);
  render(<Stub />);
  return sent;
}

test('whoever may upload is refused by a rule, which goes with the reason', async () => {
  const sent = show({ can_upload_videos: true });
  fireEvent.change(await screen.findByLabelText(/Or why you’re refusing it/), {
    target: { value: 'It is blurred.' },
  });
  fireEvent.change(screen.getByLabelText('Rule it breaks'), {
    target: { value: 'INFRINGEMENT_LEGAL' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ intent: 'refuse', reason: 'It is blurred.', ground: 'INFRINGEMENT_LEGAL' });
});

test('a refusal that takes nothing asks for no rule', async () => {
  show({});
  await screen.findByLabelText(/Or why you’re refusing it/);
  expect(screen.queryByLabelText('Rule it breaks')).toBeNull();
});

test('a date of birth is told in words, with the age that it makes', async () => {
  const facts = {
    ...{ legal_name: 'Aki Mori', date_of_birth: '1985-04-03', country: 'JP', document_kind: 'passport' },
  } as IdentityRecord['facts'];
  show({ facts });
  expect((await screen.findByText(/^3 Apr 1985 \(\d\d years old\)$/)).textContent).toBeTruthy();
});

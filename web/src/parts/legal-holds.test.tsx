import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Evidence, LegalHold } from '#contract/evidence.ts';
import { LegalHolds } from './legal-holds.tsx';

afterEach(cleanup);

const at = '2026-11-22T03:00:00.000Z';
const hold: LegalHold = {
  id: 'h1',
  subject_kind: 'case',
  subject_id: 'c1',
  reason: 'A court asked.',
  is_minor_related: false,
  placed_by: 'keeper',
  placed_at: at,
  until: null,
  lifted_at: null,
  lifted_by: null,
  lift_reason: null,
  in_force: true,
};
const preserved: Evidence['preserved'][number] = {
  id: 'p1',
  kind: 'photo',
  thing_id: 't1',
  content: {
    caption: 'lantern',
    former_usernames: ['mio'],
    publish_status: 'draft',
    created_at: '2026-10-29T06:53:10.281+00:00',
  },
  pictures: ['/storage/v1/object/evidence/p1/0'],
  preserved_at: at,
  is_covered: false,
};
const sent: Record<string, FormDataEntryValue>[] = [];
function draw(evidence: Evidence) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <LegalHolds evidence={evidence} what="this case" />,
      async action({ request }) {
        sent.push(Object.fromEntries(await request.formData()));
        return { intent: '', done: 'You’ve placed the hold.', fault: null, given: null };
      },
    },
  ]);
  render(<Stub />);
}

test('a hold says since when, by whom and why, and is lifted with a reason after a question', async () => {
  draw({ holds: [hold], is_evidence: false, preserved: [], sees_minors: false });
  expect(await screen.findByText('A court asked.')).toBeTruthy();
  expect(screen.getByText('In force')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reason for lifting it'), { target: { value: 'It is over.' } });
  fireEvent.click(screen.getByText('Yes, lift the hold'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ intent: 'lift-hold', hold_id: 'h1', lift_reason: 'It is over.' });
});

test('only who sees cases about minors is asked whether it is about one', async () => {
  draw({ holds: [], is_evidence: false, preserved: [], sees_minors: false });
  expect(await screen.findByLabelText('Reason for the hold')).toBeTruthy();
  expect(screen.queryByText('It’s about a minor')).toBeNull();
  cleanup();
  draw({ holds: [], is_evidence: false, preserved: [], sees_minors: true });
  expect(await screen.findByText('It’s about a minor')).toBeTruthy();
});

test('pictures of what is preserved are fetched when somebody asks for them', async () => {
  draw({ holds: [], is_evidence: true, preserved: [preserved], sees_minors: true });
  expect(await screen.findByText('lantern')).toBeTruthy();
  expect(screen.getByText('Former usernames')).toBeTruthy();
  expect(screen.getByText('Visibility').nextElementSibling?.textContent).toBe('draft');
  expect(screen.getByText('Created at').nextElementSibling?.textContent).toMatch(/^29 Oct 2026/);
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.click(screen.getByText('Show its pictures'));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/storage/v1/object/evidence/p1/0');
});

test('the form for a hold is folded away until somebody asks for it', async () => {
  draw({ holds: [], is_evidence: false, preserved: [], sees_minors: true });
  const field = await screen.findByLabelText('Reason for the hold');
  expect(field.closest('details')?.open).toBe(false);
  expect(screen.getByText('Only admins who see cases about minors can see the hold.')).toBeTruthy();
});

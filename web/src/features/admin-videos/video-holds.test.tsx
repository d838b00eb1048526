import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Evidence, LegalHold } from '#contract/evidence.ts';
import { answerCalls, TestRefusal } from '../../test-calls.ts';
import { VideoHolds } from './video-holds.tsx';

const videoId = '00000000-0000-7000-8000-0000000000a1';
const hold: LegalHold = {
  id: '00000000-0000-7000-8000-0000000000b1',
  subject_kind: 'member',
  subject_id: '00000000-0000-7000-8000-0000000000c1',
  reason: 'A court asked.',
  is_minor_related: false,
  placed_by: 'keeper',
  placed_at: '2026-11-20T10:00:00.000Z',
  until: '2027-02-01T10:00:00.000Z',
  lifted_at: null,
  lifted_by: null,
  lift_reason: null,
  in_force: true,
};
const nothing: Evidence = { holds: [], is_evidence: false, preserved: [], sees_minors: false };
const answer = (evidence: Evidence | TestRefusal) =>
  answerCalls({
    get_evidence: () => {
      if (evidence instanceof TestRefusal) throw evidence;
      return evidence;
    },
  });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a hold is told with its reason, who placed it, on what and until when; one that is over is not', async () => {
  answer({
    ...nothing,
    holds: [hold, { ...hold, id: 'b2', reason: 'Over.', in_force: false }],
    is_evidence: true,
  });
  render(<VideoHolds videoId={videoId} />);
  expect(await screen.findByText('A court asked.')).toBeTruthy();
  expect(screen.getByText(/^keeper,/)).toBeTruthy();
  expect(
    screen.getByText(
      (_, part) => part?.tagName === 'P' && /on the member, until .*2027/.test(part.textContent),
    ),
  ).toBeTruthy();
  expect(screen.queryByText('Over.')).toBeNull();
});

test('evidence without a hold is told, and nothing is said of a video that is none', async () => {
  answer({ ...nothing, is_evidence: true });
  const { unmount } = render(<VideoHolds videoId={videoId} />);
  expect(await screen.findByText(/until its case is decided/)).toBeTruthy();
  unmount();
  const sent = answer(nothing);
  const { container } = render(<VideoHolds videoId={videoId} />);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(container.textContent).toBe('');
});

test('where it cannot be told, that is said', async () => {
  answer(new TestRefusal(500, 'no'));
  render(<VideoHolds videoId={videoId} />);
  expect(await screen.findByRole('alert')).toBeTruthy();
});

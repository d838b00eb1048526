import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useAdAct } from '../../parts/use-ad-act.ts';
import { answerCalls } from '../../test-calls.ts';
import { PostingForm } from './posting-form.tsx';

afterEach(cleanup);

test('what may go wrong stands above the button with the words that nothing is saved', async () => {
  const says = 'The creative still waits for its review.';
  answerCalls({
    get_postable_creatives: () => [
      { id: 'v', title: 'Lamp', status: 'review', ad_type: 'banner', width: 300, height: 250 },
    ],
    check_ad_posting: () => [{ kind: 'creative', says }],
  });
  function Page() {
    return (
      <PostingForm
        posting={null}
        choices={{
          campaigns: [{ id: 'c', name: 'Lanterns' }],
          placements: [{ id: 'p', name: 'Side', page_type: 'Video Page', ad_sizes: ['300x250'] }],
        }}
        initial={{ campaign: 'c', placement: 'p', creative: 'v' }}
        facts={{ currency: 'EUR', timeZone: 'UTC' }}
        act={useAdAct()}
        onDone={() => undefined}
      />
    );
  }
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  await screen.findByRole('option', { name: /^Lamp/ });
  fireEvent.click(screen.getByRole('button', { name: 'Create Posting' }));
  const warned = await screen.findByRole('alert');
  expect(warned.textContent).toContain('Nothing is saved yet.');
  expect(warned.textContent).toContain(says);
  const save = screen.getByRole('button', { name: 'Save anyway' });
  expect(warned.compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(warned.closest('.pinned-ends')).toBe(save.closest('.pinned-ends'));
  expect(screen.getAllByText(/Nothing is saved yet/)).toHaveLength(1);
});

test('a placement that the chosen creative does not fit is off and says so, and another that fits keeps the creative', async () => {
  answerCalls({
    get_postable_creatives: () => [
      { id: 'v', title: 'Lamp', status: 'active', ad_type: 'banner', width: 600, height: 500 },
      { id: 'w', title: 'Wide', status: 'active', ad_type: 'banner', width: 728, height: 90 },
    ],
  });
  const placement = (id: string, size: string) => ({
    ...{ id, name: `Place ${id}`, page_type: 'Video Page', ad_sizes: [size] },
  });
  function Page() {
    return (
      <PostingForm
        posting={null}
        choices={{
          campaigns: [{ id: 'c', name: 'Lanterns' }],
          placements: [placement('p', '300x250'), placement('q', '600x500'), placement('r', '728x90')],
        }}
        initial={{ campaign: 'c', placement: null, creative: null }}
        facts={{ currency: 'EUR', timeZone: 'UTC' }}
        act={useAdAct()}
        onDone={() => undefined}
      />
    );
  }
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  await screen.findByRole('option', { name: /^Lamp/ });
  const [places, creatives] = [
    screen.getByLabelText<HTMLSelectElement>('Placement'),
    screen.getByLabelText<HTMLSelectElement>('Creative'),
  ];
  const off = (select: HTMLSelectElement) =>
    [...select.options].filter(({ disabled }) => disabled).map(({ textContent }) => textContent);
  expect([...off(places), ...off(creatives)]).toEqual([]);
  fireEvent.change(creatives, { target: { value: 'v' } });
  expect(off(places)).toEqual(['Place r (Video Page, 728×90): does not fit the creative']);
  expect(screen.getByText(/^“Lamp” is 600×500\./)).toBeTruthy();
  fireEvent.change(places, { target: { value: 'q' } });
  fireEvent.change(places, { target: { value: 'p' } });
  expect(creatives.value).toBe('v');
  expect(off(creatives)).toEqual(['Wide (728×90): does not fit the placement']);
});

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

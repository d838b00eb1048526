import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { AdPosting } from '#contract/ad-shapes.ts';
import { PostingCalendar } from './posting-calendar.tsx';
import { PostingList } from './posting-list.tsx';

afterEach(cleanup);

const posting = {
  ...{ id: 'p', campaign_id: 'c', creative_id: 'v', placement_id: 'l', priority: 0, is_active: false },
  ...{ campaign_name: 'Lanterns', creative_title: 'Lamp', placement_name: 'Side' },
  ...{ start_time: null, end_time: null, runs_from: null, runs_until: null },
  ...{ days_of_week: null, hours_of_day: null, campaign_is_active: true, placement_status: 'active' },
  ...{ creative_status: 'active', created_at: '2030-01-01T00:00:00Z' },
} as AdPosting;
const facts = { currency: 'EUR', timeZone: 'UTC' };
const draw = (Component: () => React.ReactNode) => {
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />);
};
const nothing = () => undefined;

test('a posting says its state once, and its acts keep their places', async () => {
  draw(() => (
    <PostingList
      postings={[posting, { ...posting, id: 'q', is_active: true }]}
      now={0}
      facts={facts}
      isBusy={false}
      onEdit={nothing}
      onSetActive={nothing}
      onDelete={nothing}
    />
  ));
  await screen.findByText('Paused');
  expect(screen.queryByRole('columnheader', { name: 'Active' })).toBeNull();
  for (const name of [/^Activate: /, /^Pause: /])
    expect(screen.getByRole('button', { name }).className).toContain('turn');
});

test('the calendar says what the edges of its bars mean', async () => {
  draw(() => (
    <PostingCalendar
      postings={[posting]}
      from="2030-01-07"
      today="2030-01-08"
      now={0}
      facts={facts}
      isCut={false}
      query={{}}
      onOpen={nothing}
    />
  ));
  const legend = await screen.findByRole('list', { name: 'What the edges mean' });
  expect([...legend.children].map(({ textContent }) => textContent)).toEqual([
    ...['Running', 'Planned', 'Can’t run', 'Paused or over'],
  ]);
});

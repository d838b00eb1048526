import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import Statement from './statement.tsx';

afterEach(cleanup);

const id = '01a21d92-9ae6-7188-87ef-14df790bac34';

test('a letter about a statement names its case by itself, and the complaint stands before the oath', () => {
  const statement = {
    ...{ id: 's1', decided_at: '2026-11-27T12:00:00.000Z', headline: 'Your video was disabled', targets: [] },
    paragraphs: [
      'Why: it is another’s.',
      `Complain, or write to desk@t.example and name the case ${id}. Thanks.`,
    ],
    ...{ takes_counter_notice: true, counter_notice: null, takes_complaint: true, complaint: null },
  };
  const Stub = createRoutesStub([
    { path: '/', id: 'page', Component: Statement, loader: () => ({ statement }) },
  ]);
  render(<Stub hydrationData={{ loaderData: { page: { statement } } }} />);
  expect(screen.getByRole('link', { name: 'desk@t.example' }).getAttribute('href')).toBe(
    `mailto:desk@t.example?subject=Case%20${id}`,
  );
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Complaint', 'Counter-notice']);
});

import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { UnconfirmedNotices } from './unconfirmed-notices.tsx';

afterEach(cleanup);

test('unconfirmed notices are one line that opens, and what they name can be looked at', () => {
  const at = '2026-11-22T03:00:00.000Z';
  const notice = {
    ...{
      id: 'n1',
      kind: 'illegal' as const,
      reason: 'COPYRIGHT' as const,
      name: 'Nora',
      email: 'n@t.example',
    },
    ...{ heart: 'It is mine.', addresses: ['https://t.example/play/x', 'play/y'], sent_at: at, ends_at: at },
  };
  Element.prototype.scrollIntoView = () => {};
  const Stub = createRoutesStub([
    { path: '/', Component: () => <UnconfirmedNotices items={[notice]} total={1} /> },
  ]);
  render(<Stub />);
  expect(screen.getByText('1 unconfirmed notice').closest('details')?.open).toBe(false);
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((one) => one.getAttribute('href'))).toEqual(['https://t.example/play/x']);
  cleanup();
  render(<Stub initialEntries={['/#unconfirmed']} />);
  expect(screen.getByText('1 unconfirmed notice').closest('details')?.open).toBe(true);
});

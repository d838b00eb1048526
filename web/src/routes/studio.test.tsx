import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { defaultLayout } from '#contract/page.ts';
import { PageStateProvider } from '../state/page-state.tsx';
import Studio from './studio.tsx';

afterEach(cleanup);

const open = (views: number, more: { status?: string; canUpload?: boolean } = {}) => {
  const loaded = {
    ...{ videos: [], total: 0, size: 20, period: 28, waiting: 0, status: null, canUpload: true },
    table: { q: '', page: 1, sort: 'created_at', ascending: false },
    days: [{ day: '2026-11-27', views, playbacks: 0, watch_seconds: 0 }],
    ...more,
  };
  const Page = () => (
    <PageStateProvider initial={defaultLayout} gated={false}>
      <Studio />
    </PageStateProvider>
  );
  const Stub = createRoutesStub([{ path: '/', id: 'page', Component: Page, loader: () => loaded }]);
  render(<Stub hydrationData={{ loaderData: { page: loaded } }} />);
};

test('a new studio is one sentence with a button, and figures once there is anything to them', () => {
  open(0);
  expect(screen.getByText(/^Your videos will appear here\. Upload the first one/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Upload a video' })).toHaveLength(1);
  expect(screen.queryByText('Nothing in these days yet.')).toBeNull();
  for (const [views, more] of [
    [3, {}],
    [0, { status: 'draft' }],
    [0, { canUpload: false }],
  ] as const) {
    cleanup();
    open(views, more);
    expect(screen.getByRole('heading', { name: 'All your videos' })).toBeTruthy();
  }
});

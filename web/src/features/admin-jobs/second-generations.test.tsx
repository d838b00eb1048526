import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { SecondGeneration } from '#contract/second-generations.ts';
import { SecondGenerations } from './second-generations.tsx';

afterEach(cleanup);

const row: SecondGeneration = {
  ...{ video_id: 'v1', video_slug: 'lantern', video_title: 'Lantern', state: 'ready', views: 3, progress: 1 },
  ...{ reason: null, made_from: 'source', likeness: 0.98, first_bytes: 9e6, second_bytes: 3e6 },
  since: '2030-03-10T14:00:00.000Z',
};

test('what withdraws a version says of which video, and links keep what the table of jobs shows', async () => {
  const beside = { state: 'failed', name: null, all: 'yes', cursor: 'c1' };
  const Component = () => (
    <SecondGenerations list={{ items: [row], next_cursor: 'n2' }} state="ready" beside={beside} />
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  const { container } = render(<Stub />);
  expect(await screen.findByLabelText('Withdraw the AV1 version of Lantern')).toBeTruthy();
  expect(container.querySelector('[aria-label="Yes, withdraw it: Lantern"]')).toBeTruthy();
  const addresses = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toContain('/admin/jobs?state=failed&all=yes&cursor=c1&av1=failed');
  expect(addresses).toContain('/admin/jobs?state=failed&all=yes&cursor=c1&av1=ready&after=n2');
});

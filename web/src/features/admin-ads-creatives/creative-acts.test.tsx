import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdCreative } from '#contract/ad-shapes.ts';
import type { CreativeStatus } from '#contract/ad-words.ts';
import { CreativeActs } from './creative-acts.tsx';

const labels = (status: CreativeStatus): string[] => {
  const creative = { title: 'Lanterns', status } as AdCreative;
  const html = renderToStaticMarkup(<CreativeActs creative={creative} isBusy={false} onAct={() => {}} />);
  return [...html.matchAll(/>([A-Z][a-z]+)</g)].map(([, word]) => word!);
};

test('each status has its own buttons', () => {
  expect(labels('review')).toEqual(['Approve', 'Edit', 'Reject']);
  expect(labels('pending')).toEqual(['Review', 'Edit', 'Reject']);
  expect(labels('inactive')).toEqual(['Reactivate', 'Edit', 'Archive']);
  expect(labels('active')).toEqual(['Pause', 'Edit', 'Duplicate', 'Delete']);
});

import { expect, test } from 'vitest';
import { stateOfSteps } from './campaign-steps.ts';

const steps = (typed: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ pricing: 'flat', ...typed })) form.append(name, value);
  return stateOfSteps(form, { currency: 'EUR', lacks: 'creative' });
};
const missing = (typed: Record<string, string>) =>
  Object.entries(steps(typed)).flatMap(([name, { isMissing }]) => (isMissing ? [name] : []));

test('each step of a campaign says what it lacks', () => {
  expect(missing({})).toEqual(['what']);
  expect(missing({ name: 'Lanterns' })).toEqual([]);
  expect(missing({ name: 'Lanterns', pricing: 'cpm' })).toEqual(['much']);
  expect(missing({ name: 'Lanterns', pricing: 'cpm', rate: '2.50' })).toEqual([]);
  expect(missing({ name: 'Lanterns', budget_total: 'much' })).toEqual(['much']);
  expect(missing({ name: 'Lanterns', budget_total: '50', budget_daily: '60' })).toEqual(['much']);
  expect(missing({ name: 'Lanterns', start_date: '2030-02-02', end_date: '2030-02-01' })).toEqual(['when']);
});

test('and otherwise what it comes to', () => {
  const { what, where, when, much } = steps({
    ...{ name: 'Lanterns', countries: 'DE, AT', start_date: '2030-02-01', budget_total: '100' },
  });
  expect([what, where, when, much].map(({ words }) => words)).toEqual([
    ...['Lanterns', 'Germany, Austria', 'From 1 Feb 2030', '€100.00'],
  ]);
  expect(steps({ name: 'Lanterns' }).where.words).toBe('Everyone, everywhere');
});

test('a creative counts as done once an approved one is posted', () => {
  const creative = (lacks: 'creative' | 'approval' | 'posting' | null) =>
    stateOfSteps(new FormData(), { currency: 'EUR', lacks }).creative;
  expect(creative('creative')).toEqual({ isMissing: false, isNext: true, words: 'Comes next' });
  expect(creative('approval').words).toBe('No approved creative');
  expect(creative('posting').words).toBe('Not posted yet');
  expect(creative(null)).toEqual({ isMissing: false, words: 'On their own page' });
});

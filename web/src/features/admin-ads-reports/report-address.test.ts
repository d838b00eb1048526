import { expect, test } from 'vitest';
import { readReport, reportInput, reportQuery } from './report-address.ts';

const usual = { from: '2030-01-01', to: '2030-01-28' };
const id = '01a2125c-c7c0-77ec-8a93-9d742653659a';

test('an address that says nothing is the usual report', () => {
  const read = readReport(new URLSearchParams(), usual);
  expect(read).toMatchObject({ ...usual, by: 'day', and: null, page: 1, reasons: false });
});

test('a report is read back from its own address', () => {
  const query = { by: 'placement', and: 'day', campaign_id: id, country: 'jp', reasons: 'on', page: '3' };
  const read = readReport(new URLSearchParams({ ...query, sort: 'clicks', order: 'asc' }), usual);
  expect(read.filters).toMatchObject({ campaign_id: id, country: 'JP', device: null });
  const again = Object.entries(reportQuery(read)).filter(([, value]) => value !== null);
  expect(readReport(new URLSearchParams(again.map(([name, value]) => [name, String(value)])), usual)).toEqual(
    read,
  );
  expect(reportInput(read, 25)).toMatchObject({ p_by: 'placement', p_and: 'day', p_offset: 50, p_limit: 25 });
});

test('what is nothing is left out', () => {
  const read = readReport(
    new URLSearchParams({ by: 'moon', and: 'day', campaign_id: 'x', country: 'Japan', page: '-1' }),
    usual,
  );
  expect(read).toMatchObject({ by: 'day', and: null, page: 1 });
  expect(Object.values(read.filters).every((value) => value === null)).toBe(true);
});

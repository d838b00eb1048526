import { expect, test } from 'vitest';
import { reportFile } from './report-file.ts';

const figures = {
  ...{ served: 100, viewable: 50, viewable_rate: { rate: 0.5, low: 0.4, high: 0.6 }, clicks: 0 },
  ...{ click_rate: null, conversions: 0, conversion_rate: null, invalid: 3, invalid_by: null },
  spent: 1_500_000,
};
const report = {
  ...{ currency: 'EUR', time_zone: 'UTC', totals: figures },
  rows: [{ key: 'id', name: '=cmd()', and_key: null, and_name: null, ...figures }],
  corrections: [
    {
      ...{ id: 'x', day: '2030-01-01', posting_id: 'p', campaign_name: 'Tea', placement_name: 'Side' },
      ...{ served: -4, viewable: 0, clicks: 0, conversions: 0, spent: 0, reason: '@home', made_by: 'keeper' },
      made_at: '2030-01-02T00:00:00Z',
    },
  ],
};

test('a file has a line a row, corrections and the total, as wide as its head, and no formula', () => {
  const lines = reportFile(report, { by: 'campaign', and: null, withReasons: false }).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('Campaign id,Campaign,Served');
  expect(lines[0]).toContain('Spend (EUR)');
  expect(lines[1]).toBe("row,id,'=cmd(),100,50,0.5,0.4,0.6,0,,,,0,,,,3,0.015,");
  expect(lines[2]).toContain(',-4,0,');
  expect(lines[2]).toContain("'@home");
  const width = (line = '') => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).length;
  for (const line of lines) expect(width(line)).toBe(width(lines[0]));
  const wide = reportFile(report, { by: 'day', and: 'placement', withReasons: true }).trim().split('\r\n');
  for (const line of wide) expect(width(line)).toBe(width(wide[0]));
});

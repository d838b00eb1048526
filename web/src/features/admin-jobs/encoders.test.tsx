import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Output } from '#contract/calls.ts';
import { Encoders } from './encoders.tsx';

afterEach(cleanup);

type Standing = Output<'get_encoders'>[number];
const standing = (more: Partial<Standing>): Standing => ({
  ...{ host: 'worker-1', encoder: 'software', works: true, why: null, is_used: true, failures: 0 },
  ...{ set_aside_at: null, checked_at: '2030-03-10T14:00:00.000Z' },
  ...more,
});
const rowOf = (name: string) => screen.getByText(name).closest('tr')?.textContent ?? '';

test('hardware that was left aside says so, with how often it failed and what it said last', () => {
  render(
    <Encoders
      standings={[
        standing({
          ...{ encoder: 'nvenc', is_used: false, failures: 3, why: 'out of memory (10)' },
          set_aside_at: '2030-03-10T15:00:00.000Z',
        }),
        standing({ encoder: 'qsv', works: false, is_used: false, why: 'Device creation failed: -5.' }),
        standing({}),
      ]}
    />,
  );
  expect(rowOf('NVIDIA (NVENC)')).toMatch(
    /Left aside until the worker starts again\..*3 times.*out of memory/,
  );
  expect(rowOf('Intel (Quick Sync)')).toMatch(/Doesn’t work here\..*Device creation failed/);
  expect(rowOf('Software (x264)')).toContain('In use.');
  expect(screen.getByText(/Hardware is tested with stand-ins only/)).toBeTruthy();
});

test('without hardware it says what would let some do the work', () => {
  render(<Encoders standings={[standing({})]} />);
  expect(screen.getByText(/ENCODER lets hardware do it/)).toBeTruthy();
});

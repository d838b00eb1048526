import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { orElse, refusalStatus, reportFault } from './page-data.ts';

const refusal = (status: number) => Object.assign(new Error('no'), { status, code: 'X' });

test('a refusal is no error of ours, and everything else is logged', async () => {
  const services = { report: vi.fn() } as never;
  const { report } = services as { report: ReturnType<typeof vi.fn> };
  reportFault(services, refusal(400));
  expect(refusalStatus(services, refusal(404))).toBe(404);
  expect(await orElse(services, Promise.reject(refusal(401)), 'else')).toBe('else');
  expect(report).not.toHaveBeenCalled();
  reportFault(services, refusal(500));
  reportFault(services, new Error('bug'));
  expect(await orElse(services, Promise.reject(new Error('bug')), 'else')).toBe('else');
  expect(report).toHaveBeenCalledTimes(3);
});

test('pages log nothing past this rule', () => {
  const root = path.join(import.meta.dirname, '..');
  const past = globSync('{routes,page,features,parts}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== path.join('page', 'page-data.ts'))
    .filter((file) => /\bservices\.report\(/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(past).toEqual([]);
});

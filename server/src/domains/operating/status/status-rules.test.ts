import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Incident } from '#contract/status.ts';
import type { ServiceState, StatusService } from '#contract/status-lists.ts';
import { type Signals, stageOf, statesOf, worstOf } from './status-rules.ts';

const well: Signals = {
  database: true,
  storage: true,
  folder: true,
  queue: { hasWorker: true, lateSeconds: 3, mailLateSeconds: 0, mailsFailed: 0 },
  sendsMail: true,
};
const queue = well.queue!;
const ill = (signals: Partial<Signals>): Partial<Record<StatusService, ServiceState>> =>
  Object.fromEntries(
    [...statesOf({ ...well, ...signals }, [])].filter(([, state]) => state !== 'operational'),
  );

test('what is seen of the machines says what works', () => {
  assert.deepEqual(ill({}), {});
  assert.deepEqual(ill({ database: false, queue: null }), {
    ...{ site: 'degraded', playback: 'degraded', uploads: 'down', search: 'down' },
    ...{ sign_in: 'down', emails: 'down' },
  });
  assert.deepEqual(ill({ storage: false }), { playback: 'down', uploads: 'degraded' });
  assert.deepEqual(ill({ folder: false }), { uploads: 'down' });
  assert.deepEqual(ill({ queue: { ...queue, hasWorker: false } }), {
    uploads: 'degraded',
    emails: 'degraded',
  });
  assert.deepEqual(ill({ queue: { ...queue, lateSeconds: 901 } }), { uploads: 'degraded' });
  assert.deepEqual(ill({ queue: { ...queue, mailLateSeconds: 301 } }), { emails: 'degraded' });
  assert.deepEqual(ill({ queue: { ...queue, mailsFailed: 5 } }), { emails: 'degraded' });
  assert.equal(statesOf({ ...well, sendsMail: false }, []).has('emails'), false);
});

test('what the operator says makes it worse, never better, and only while it is under way', () => {
  const told: Pick<Incident, 'stage' | 'services' | 'severity'> = {
    ...{ stage: 'under_way', services: ['search'], severity: 'degraded' },
  };
  assert.equal(statesOf(well, [told]).get('search'), 'degraded');
  assert.equal(statesOf({ ...well, database: false, queue: null }, [told]).get('search'), 'down');
  for (const stage of ['planned', 'over'] as const)
    assert.equal(statesOf(well, [{ ...told, stage }]).get('search'), 'operational');
  assert.equal(worstOf(['operational', 'down', 'degraded']), 'down');
});

test('maintenance begins and ends by its times, an incident when somebody says so', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour));
  const maintenance = {
    starts_at: at(10).toISOString(),
    ends_at: at(12).toISOString(),
    over_at: null,
  };
  assert.deepEqual(
    [9, 10, 12].map((hour) => stageOf(maintenance, at(hour))),
    ['planned', 'under_way', 'over'],
  );
  assert.equal(stageOf({ ...maintenance, over_at: at(11).toISOString() }, at(11)), 'over');
  assert.equal(stageOf({ ...maintenance, ends_at: null }, at(23)), 'under_way');
});

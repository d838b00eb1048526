import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countJob, jobMetrics } from './job-counts.ts';

test('a job counts while it runs, and then as done or failed', async () => {
  const gate = Promise.withResolvers<void>();
  const running = countJob('a-job', () => gate.promise);
  assert.ok(jobMetrics().includes('tsukimi_jobs_running{job="a-job"} 1'));
  gate.resolve();
  await running;
  await assert.rejects(
    countJob('a-job', async () => {
      throw new Error('no');
    }),
    /no/,
  );
  const lines = jobMetrics();
  assert.ok(lines.includes('tsukimi_job_tries_total{job="a-job",outcome="done"} 1'));
  assert.ok(lines.includes('tsukimi_job_tries_total{job="a-job",outcome="failed"} 1'));
  assert.ok(lines.includes('tsukimi_jobs_running{job="a-job"} 0'));
});

interface JobSeries {
  done: number;
  failed: number;
  seconds: number;
  running: number;
}

const byName = new Map<string, JobSeries>();

const seriesOf = (name: string): JobSeries => {
  const series = byName.get(name) ?? { done: 0, failed: 0, seconds: 0, running: 0 };
  byName.set(name, series);
  return series;
};

/** Counts a job of this process while it runs, and how it ended. What it throws is thrown on. */
export async function countJob(name: string, run: () => Promise<void>): Promise<void> {
  const series = seriesOf(name);
  const began = performance.now();
  series.running++;
  try {
    await run();
    series.done++;
  } catch (error) {
    series.failed++;
    throw error;
  } finally {
    series.running--;
    series.seconds += (performance.now() - began) / 1000;
  }
}

/** Tries of jobs, how long they took, and which run now, as lines for Prometheus. */
export function jobMetrics(): string[] {
  const all = [...byName];
  return [
    '# TYPE tsukimi_job_tries_total counter',
    ...all.flatMap(([name, { done, failed }]) => [
      `tsukimi_job_tries_total{job="${name}",outcome="done"} ${done}`,
      `tsukimi_job_tries_total{job="${name}",outcome="failed"} ${failed}`,
    ]),
    '# TYPE tsukimi_job_seconds_total counter',
    ...all.map(([name, { seconds }]) => `tsukimi_job_seconds_total{job="${name}"} ${seconds.toFixed(3)}`),
    '# TYPE tsukimi_jobs_running gauge',
    ...all.map(([name, { running }]) => `tsukimi_jobs_running{job="${name}"} ${running}`),
  ];
}

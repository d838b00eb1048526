import type { ReplicaReport, Replicas } from './replicas.ts';

/** Lines of Prometheus's text format: how each replica does, and what was read where. */
export function replicaMetrics(replicas: Replicas | null): string[] {
  if (replicas === null) return [];
  const report = replicas.report();
  const each = (name: string, value: (one: ReplicaReport) => number | null): string[] =>
    report.flatMap((one) => {
      const figure = value(one);
      return figure === null ? [] : [`${name}{replica="${one.name}"} ${figure}`];
    });
  return [
    '# TYPE tsukimi_replica_in_use gauge',
    ...each('tsukimi_replica_in_use', ({ isUsed, isPrimary }) => (isPrimary ? null : isUsed ? 1 : 0)),
    '# TYPE tsukimi_replica_lag_seconds gauge',
    ...each('tsukimi_replica_lag_seconds', ({ lagSeconds }) => lagSeconds),
    '# TYPE tsukimi_replica_behind_bytes gauge',
    ...each('tsukimi_replica_behind_bytes', ({ behindBytes }) => behindBytes),
    '# TYPE tsukimi_replica_failed_reads_total counter',
    ...each('tsukimi_replica_failed_reads_total', ({ failures }) => failures),
    '# TYPE tsukimi_shared_reads_total counter',
    `tsukimi_shared_reads_total{server="primary"} ${replicas.readsOfPrimary}`,
    ...report.map(({ name, reads }) => `tsukimi_shared_reads_total{server="${name}"} ${reads}`),
  ];
}

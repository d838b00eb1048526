import type { Log } from '../log.ts';
import type { TracingConfig } from './config-tracing.ts';
import { traceTo } from './tracing.ts';

/** Begins to trace what this process does, if the environment asks for it. The library costs 23 MB, and only then. */
export async function startTracing(
  config: TracingConfig | null,
  processName: string,
  log: Log,
): Promise<void> {
  if (config === null) return;
  const { openTelemetry } = await import('./opentelemetry.ts');
  traceTo(openTelemetry({ processName, log }));
  log.info({ endpoint: config.endpoint }, 'traces are sent to a collector');
}

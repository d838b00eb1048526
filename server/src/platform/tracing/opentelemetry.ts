import {
  type Context,
  type Span as LibrarySpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import type { Log } from '../log.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';
import type { Span, SpanDetails, SpanFacts, Tracer } from './tracing.ts';

/** Spans that wait for the collector or are on their way to it; about a kilobyte each. */
const mostWaiting = 4096;
const largestBatch = 512;
/** Milliseconds between two batches, unless one is full. */
const pause = 2000;
/** Milliseconds that the collector may take for a batch, with all tries. */
const patience = 10_000;
/** Milliseconds between two words in the log about a collector that does not answer. */
const complainEvery = 60_000;

const kinds: Readonly<Record<NonNullable<SpanDetails['kind']>, SpanKind>> = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

export interface OpenTelemetryOptions {
  /** `web` or `worker`. */
  processName: string;
  log: Pick<Log, 'warn'>;
  /** Where the collector is; left out: where the environment says. */
  url?: string;
}

/** Traces by the library of OpenTelemetry, which reads the `OTEL_` variables itself. Loaded where tracing is on. */
export function openTelemetry({ processName, log, url }: OpenTelemetryOptions): Tracer {
  const counts = { sent: 0, failed: 0, dropped: 0 };
  const bounded = new Bounded(
    counts,
    log,
    new OTLPTraceExporter({ timeoutMillis: patience, ...(url === undefined ? {} : { url }) }),
  );
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'tsukimi', 'tsukimi.process': processName }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [bounded],
  });
  const tracer = provider.getTracer('tsukimi');
  return {
    begin(name, { kind = 'internal', facts }, above) {
      const options = { kind: kinds[kind], ...(facts === undefined ? {} : { attributes: { ...facts } }) };
      return new OpenSpan(tracer.startSpan(name, options, contextBelow(above)));
    },
    close: () => provider.shutdown(),
    metrics: () => [
      '# TYPE tsukimi_trace_spans_total counter',
      ...Object.entries(counts).map(
        ([outcome, count]) => `tsukimi_trace_spans_total{outcome="${outcome}"} ${count}`,
      ),
    ],
  };
}

class OpenSpan implements Span {
  readonly #span: LibrarySpan;

  constructor(span: LibrarySpan) {
    this.#span = span;
  }

  get context(): SpanContext {
    return this.#span.spanContext();
  }

  get traceId(): string {
    return this.context.traceId;
  }

  get spanId(): string {
    return this.context.spanId;
  }

  get parent(): string {
    const { traceId, spanId, traceFlags } = this.context;
    return writeTraceparent({ traceId, spanId, flags: traceFlags });
  }

  rename(name: string): void {
    this.#span.updateName(name);
  }

  note(facts: SpanFacts): void {
    this.#span.setAttributes(facts);
  }

  fail(type: string): void {
    this.#span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.#span.end();
  }
}

function contextBelow(above: Span | string | null): Context {
  if (above instanceof OpenSpan) return trace.setSpanContext(ROOT_CONTEXT, above.context);
  const parent = readTraceparent(typeof above === 'string' ? above : above?.parent);
  if (parent === null) return ROOT_CONTEXT;
  const { traceId, spanId, flags } = parent;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: flags & 1, isRemote: true });
}

interface Counts {
  sent: number;
  failed: number;
  dropped: number;
}

/** The library's batches with a bound on all that waits, on its way included, and a count of what that costs. */
class Bounded implements SpanProcessor {
  readonly #counts: Counts;
  readonly #batches: SpanProcessor;
  #waiting = 0;
  #complainedAt = Number.NEGATIVE_INFINITY;

  constructor(counts: Counts, log: Pick<Log, 'warn'>, exporter: SpanExporter) {
    this.#counts = counts;
    const counted: SpanExporter = {
      export: (spans, done) =>
        exporter.export(spans, (result) => {
          this.#waiting -= spans.length;
          if (result.code === 0) counts.sent += spans.length;
          else {
            counts.failed += spans.length;
            this.#complain(log, result.error);
          }
          done(result);
        }),
      shutdown: () => exporter.shutdown(),
    };
    this.#batches = new BatchSpanProcessor(counted, {
      maxQueueSize: mostWaiting,
      maxExportBatchSize: largestBatch,
      scheduledDelayMillis: pause,
      exportTimeoutMillis: patience + 1000,
    });
  }

  #complain(log: Pick<Log, 'warn'>, error: Error | undefined): void {
    const now = performance.now();
    if (now - this.#complainedAt < complainEvery) return;
    this.#complainedAt = now;
    log.warn({ err: error }, 'traces could not be sent: the collector does not take them');
  }

  onStart(): void {}

  onEnd(span: ReadableSpan): void {
    if ((span.spanContext().traceFlags & 1) === 0) return;
    if (this.#waiting >= mostWaiting) this.#counts.dropped++;
    else {
      this.#waiting++;
      this.#batches.onEnd(span);
    }
  }

  forceFlush(): Promise<void> {
    return this.#batches.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.#batches.shutdown();
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** What a span says beside its name: never who a member is, what they look for, or a value of a statement. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

export interface SpanDetails {
  /** `server`: answers a request; `client`: waits for another program; `producer` and `consumer`: queues a job and does it. */
  kind?: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  facts?: SpanFacts;
}

/** Something that took time. Does nothing once it has ended. */
export interface Span {
  /** Of the whole trace, as log lines carry it. */
  readonly traceId: string;
  readonly spanId: string;
  /** `traceparent` of the W3C, for what follows from it in another process. */
  readonly parent: string;
  rename(name: string): void;
  note(facts: SpanFacts): void;
  /** It went wrong; `type` is a code or the name of a class, never what an error says. */
  fail(type: string): void;
  end(): void;
}

/** Where spans go. */
export interface Tracer {
  /** Begins one below `above`: a span of this process, or the `traceparent` of another. Null: it is the first of its trace. */
  begin(name: string, details: SpanDetails, above: Span | string | null): Span;
  /** Sends what is waiting, and ends. */
  close(): Promise<void>;
  /** Lines for Prometheus about what was sent and what was lost. */
  metrics(): string[];
}

// One for the process: statements, jobs and programs are traced from places that no context reaches.
let tracer: Tracer | null = null;
const around = new AsyncLocalStorage<Span>();

/** From now on spans go there; null: nowhere. */
export function traceTo(next: Tracer | null): void {
  tracer = next;
}

/** Whether anything is traced: asked before anything is done for a span. */
export const isTracing = (): boolean => tracer !== null;

/** The span that the caller runs in. */
export const spanNow = (): Span | null => (tracer === null ? null : (around.getStore() ?? null));

/** Begins a span of its own trace, or of that which `parent` names. The caller ends it. Null: nothing is traced. */
export const beginTrace = (name: string, details: SpanDetails, parent: string | null): Span | null =>
  tracer?.begin(name, details, parent) ?? null;

/** Begins a span below the one the caller runs in; null without one. The caller ends it. */
export function beginSpan(name: string, details: SpanDetails = {}): Span | null {
  const above = spanNow();
  return above === null ? null : (tracer?.begin(name, details, above) ?? null);
}

/** Runs something in a span, which it does not end. */
export const within = <T>(span: Span | null, work: () => T): T =>
  span === null ? work() : around.run(span, work);

/** Runs something in a span of its own, if the caller runs in one. */
export const inSpan = <T>(name: string, details: SpanDetails, work: () => Promise<T>): Promise<T> =>
  runIn(beginSpan(name, details), work);

/** Runs something as a trace of its own, or in that which `parent` names. */
export const inTrace = <T>(
  name: string,
  details: SpanDetails,
  parent: string | null,
  work: () => Promise<T>,
): Promise<T> => runIn(beginTrace(name, details, parent), work);

async function runIn<T>(span: Span | null, work: () => Promise<T>): Promise<T> {
  if (span === null) return work();
  try {
    return await around.run(span, work);
  } catch (error) {
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** What kind of error it is. Its message may quote what somebody typed. */
export function errorType(error: unknown): string {
  const { kind, code, name } = (error ?? {}) as { kind?: unknown; code?: unknown; name?: unknown };
  const word = [kind, code, name].find((one) => typeof one === 'string' && /^[\w.-]{1,60}$/.test(one));
  return typeof word === 'string' ? word : 'Error';
}

/** For each log line: which trace it belongs to. */
export function traceWords(): Record<string, string> {
  const span = spanNow();
  return span === null ? {} : { trace_id: span.traceId, span_id: span.spanId };
}

export const traceMetrics = (): string[] => tracer?.metrics() ?? [];

/** Ends tracing, within two seconds, whatever the collector does. */
export async function stopTracing(): Promise<void> {
  const ending = tracer;
  tracer = null;
  if (ending === null) return;
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, 2000);
  await Promise.race([ending.close().catch(() => {}), late.promise]).finally(() => clearTimeout(timer));
}

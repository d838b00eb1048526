/** What the standard variables of OpenTelemetry say; the library reads the rest of them itself. */
export interface TracingConfig {
  /** Where traces are sent, without what may stand before the host: for the log. */
  endpoint: string;
}

type ReadText = (name: string) => string | null;

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
];

/** Null: nothing is traced. */
export function readTracing(text: ReadText, faults: string[]): TracingConfig | null {
  const name =
    text('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') === null
      ? 'OTEL_EXPORTER_OTLP_ENDPOINT'
      : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
  const endpoint = text(name);
  const isOff =
    text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || text('OTEL_TRACES_EXPORTER') === 'none';
  if (endpoint === null || isOff) return null;
  const before = faults.length;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    faults.push(`${name} must be an address that starts with http:// or https://.`);
  const protocol =
    text('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ?? text('OTEL_EXPORTER_OTLP_PROTOCOL') ?? 'http/json';
  if (protocol === 'grpc')
    faults.push(
      'OTEL_EXPORTER_OTLP_PROTOCOL is grpc, which traces are not sent by: leave it out, and name the port of the collector for HTTP (4318).',
    );
  const sampler = text('OTEL_TRACES_SAMPLER');
  if (sampler !== null && !samplers.includes(sampler))
    faults.push(`OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}; it is "${sampler}".`);
  const share = text('OTEL_TRACES_SAMPLER_ARG');
  if (share !== null && !(/^\d+(\.\d+)?$/.test(share) && Number(share) <= 1))
    faults.push(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1; it is "${share}".`);
  if (faults.length > before) return null;
  return { endpoint: new URL(endpoint).origin };
}

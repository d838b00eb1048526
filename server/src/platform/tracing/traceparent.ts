/** Of the W3C: version, trace, span, flags. A newer version may say more, behind another dash. */
const shape = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

export interface ParentSpan {
  traceId: string;
  spanId: string;
  flags: number;
}

/** Reads a `traceparent`; null: it is none, and the trace begins here. */
export function readTraceparent(text: unknown): ParentSpan | null {
  if (typeof text !== 'string' || text.length > 200) return null;
  const [, version, traceId, spanId, flags, more] = shape.exec(text.trim()) ?? [];
  if (version === undefined || traceId === undefined || spanId === undefined) return null;
  if (version === '00' && more !== undefined) return null;
  return { traceId, spanId, flags: Number.parseInt(flags!, 16) };
}

export const writeTraceparent = ({ traceId, spanId, flags }: ParentSpan): string =>
  `00-${traceId}-${spanId}-${(flags & 1).toString(16).padStart(2, '0')}`;

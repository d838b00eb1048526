import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  facts: Record<string, unknown>;
  milliseconds: number;
}

interface SentSpan extends Omit<CollectedSpan, 'facts' | 'milliseconds'> {
  attributes: { key: string; value: Record<string, unknown> }[];
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

interface SentTraces {
  resourceSpans: {
    resource: { attributes: { key: string; value: Record<string, unknown> }[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

const factsOf = (attributes: SentSpan['attributes']): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

export type Collector = Awaited<ReturnType<typeof testCollector>>;

/** A collector of traces: takes OTLP as JSON over HTTP, and keeps it. */
export async function testCollector() {
  const spans: CollectedSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  const bodies: string[] = [];
  let answer: 'take' | 'refuse' | 'hang' = 'take';
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (answer === 'hang') return;
    if (answer === 'refuse' || request.url !== '/v1/traces') {
      response.writeHead(400).end();
      return;
    }
    const body = Buffer.concat(parts).toString();
    bodies.push(body);
    for (const { resource, scopeSpans } of (JSON.parse(body) as SentTraces).resourceSpans) {
      resources.push(factsOf(resource.attributes));
      for (const { attributes, startTimeUnixNano, endTimeUnixNano, ...span } of scopeSpans.flatMap(
        (scope) => scope.spans,
      ))
        spans.push({
          ...span,
          facts: factsOf(attributes),
          milliseconds: Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6,
        });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    spans,
    resources,
    /** Everything that was sent, as it was sent. */
    bodies,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    answerBy(next: typeof answer): void {
      answer = next;
    },
    /** The span once it has come, within ten seconds. */
    async span(found: (span: CollectedSpan) => boolean): Promise<CollectedSpan> {
      for (const end = Date.now() + 10_000; Date.now() < end; ) {
        const span = spans.find(found);
        if (span) return span;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no such span among ${spans.map(({ name }) => name).join(', ')}`);
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

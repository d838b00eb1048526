import { inSpan, spanNow } from '../tracing/tracing.ts';
import type { Outbound, OutboundRequest } from './outbound.ts';

/** The host alone: what follows it may be a key, or say what somebody does. */
function details(address: string, { method = 'GET' }: OutboundRequest) {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  const facts = { 'http.request.method': method, 'server.address': host };
  return { kind: 'client' as const, facts };
}

/** Each request to another server in a span, if the caller runs in one. The other server is told nothing of it. */
export const tracedOutbound = (outbound: Outbound): Outbound => ({
  fetch: (address, request) =>
    inSpan(`fetch ${request.method ?? 'GET'}`, details(address, request), async () => {
      const answer = await outbound.fetch(address, request);
      spanNow()?.note({ 'http.response.status_code': answer.status });
      return answer;
    }),
  download: (address, request, file) =>
    inSpan('download', details(address, request), async () => {
      const answer = await outbound.download(address, request, file);
      spanNow()?.note({ 'http.response.status_code': answer.status });
      return answer;
    }),
});

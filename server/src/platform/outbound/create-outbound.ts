import { createHash } from 'node:crypto';
import { lookup as lookupHost } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { openAnswer } from './open-answer.ts';
import type { Outbound, OutboundOptions, OutboundRequest, Resolve } from './outbound.ts';
import { OutboundFault } from './outbound-fault.ts';
import { isExpectedType } from './read-address.ts';
import { tracedOutbound } from './traced-outbound.ts';

const systemResolve: Resolve = (host) => lookupHost(host, { all: true, verbatim: true });

export function createOutbound(options: OutboundOptions): Outbound {
  const guard = {
    userAgent: options.userAgent,
    // Read again for each request: the list is short and may grow.
    get allowedHosts() {
      return new Set(options.allowedHosts);
    },
    resolve: options.resolve ?? systemResolve,
  };
  return tracedOutbound({
    async fetch(address, request) {
      const answer = await openAnswer(guard, address, request, { compressed: true });
      try {
        checkType(answer.status, answer.headers, request);
        const parts: Buffer[] = [];
        for await (const part of answer.body) parts.push(part as Buffer);
        return {
          url: answer.url,
          status: answer.status,
          headers: answer.headers,
          body: Buffer.concat(parts),
        };
      } catch (error) {
        throw answer.faultOf(error);
      } finally {
        answer.close();
      }
    },
    async download(address, request, file) {
      const answer = await openAnswer(guard, address, request, { compressed: false });
      const contentType = answer.headers['content-type'] ?? null;
      const { url, status } = answer;
      let opened = false;
      try {
        checkType(status, answer.headers, request);
        if (status < 200 || status > 299) return { url, status, contentType, bytes: 0, sha256: '' };
        const hash = createHash('sha256');
        let bytes = 0;
        const target = createWriteStream(file, { flags: 'wx' });
        target.once('open', () => {
          opened = true;
        });
        await pipeline(
          answer.body,
          async function* (source: AsyncIterable<Buffer>) {
            for await (const part of source) {
              hash.update(part);
              bytes += part.length;
              yield part;
            }
          },
          target,
        );
        return { url, status, contentType, bytes, sha256: hash.digest('hex') };
      } catch (error) {
        if (opened) await rm(file, { force: true });
        throw answer.faultOf(error);
      } finally {
        answer.close();
      }
    },
  });
}

function checkType(status: number, headers: IncomingHttpHeaders, { types }: OutboundRequest): void {
  if (types === undefined || status < 200 || status > 299) return;
  if (!isExpectedType(headers['content-type'], types)) throw new OutboundFault('wrongType');
}

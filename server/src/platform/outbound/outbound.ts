import { createHash } from 'node:crypto';
import { lookup as lookupHost } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { openAnswer } from './open-answer.ts';
import { OutboundFault } from './outbound-fault.ts';
import { isExpectedType } from './read-address.ts';

/** An address that a name stands for. */
export interface ResolvedAddress {
  address: string;
  family: number;
}
export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

export interface OutboundOptions {
  /** Says who asks: `Tsukimi/1.0 (+https://site.example/)`. */
  userAgent: string;
  /** `host:port` of the operator's own network that may be asked whatever its address. */
  allowedHosts?: readonly string[];
  /** How names become addresses; the system's way unless a test gives another. */
  resolve?: Resolve;
}

export interface OutboundRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** Sent to the address itself, and after a redirect only within the same origin. */
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Most bytes of the answer's body, both as sent and as unpacked. */
  maxBytes: number;
  /** Milliseconds for the whole request with its redirects. */
  totalMs?: number;
  /** Milliseconds without a byte. */
  idleMs?: number;
  /** Content types that a 2xx answer may have (`image/*`); any, where absent. */
  types?: readonly string[];
  /** Redirects that are followed (GET and HEAD only), at most 5. */
  redirects?: number;
  signal?: AbortSignal;
}

export interface OutboundAnswer {
  /** Address that answered, after redirects. */
  url: string;
  /** As the other server said; any status is an answer, not a fault. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface DownloadedFile {
  url: string;
  status: number;
  contentType: string | null;
  /** Bytes written; 0 where the status is not 2xx, then no file is left. */
  bytes: number;
  /** SHA-256 in hex; empty where nothing was written. */
  sha256: string;
}

/** The one way to other servers. Every address is checked, also after each redirect. Refusals and failures are OutboundFault. */
export interface Outbound {
  fetch(address: string, request: OutboundRequest): Promise<OutboundAnswer>;
  /** Writes the body of a 2xx answer to `file`, which must not be there yet. A failure leaves no file. */
  download(address: string, request: OutboundRequest, file: string): Promise<DownloadedFile>;
}

const systemResolve: Resolve = (host) => lookupHost(host, { all: true, verbatim: true });

export function createOutbound(options: OutboundOptions): Outbound {
  const guard = {
    userAgent: options.userAgent,
    allowedHosts: new Set(options.allowedHosts),
    resolve: options.resolve ?? systemResolve,
  };
  return {
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
  };
}

function checkType(status: number, headers: IncomingHttpHeaders, { types }: OutboundRequest): void {
  if (types === undefined || status < 200 || status > 299) return;
  if (!isExpectedType(headers['content-type'], types)) throw new OutboundFault('wrongType');
}

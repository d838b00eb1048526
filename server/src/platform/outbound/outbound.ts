import type { IncomingHttpHeaders } from 'node:http';

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
  /** Asked before an address that it is sent on to; what this throws refuses it. */
  beforeRedirect?(address: string): Promise<void> | void;
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

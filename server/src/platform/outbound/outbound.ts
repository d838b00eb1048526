import type { IncomingHttpHeaders } from 'node:http';

/** An address that a name resolves to. */
export interface ResolvedAddress {
  address: string;
  family: number;
}
export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

export interface OutboundOptions {
  /** Identifies us: `Tsukimi/1.0 (+https://site.example/)`. */
  userAgent: string;
  /** `host:port` in the operator's own network that may be asked whatever its address. */
  allowedHosts?: readonly string[];
  /** How names are resolved; the system's way unless a test passes another. */
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
  /** Content types that a 2xx answer may have (`image/*`); any if absent. */
  types?: readonly string[];
  /** Redirects that are followed (GET and HEAD only), at most 5. */
  redirects?: number;
  /** Called before each redirect with its address; throwing refuses it. */
  beforeRedirect?(address: string): Promise<void> | void;
  signal?: AbortSignal;
}

export interface OutboundAnswer {
  /** Address that answered, after redirects. */
  url: string;
  /** The other server's own; any status is an answer, not a fault. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface DownloadedFile {
  url: string;
  status: number;
  contentType: string | null;
  /** Bytes written; 0 if the status is not 2xx, in which case no file is left. */
  bytes: number;
  /** SHA-256 in hex; empty if nothing was written. */
  sha256: string;
}

/**
 * The one way to other servers. Every address is checked, including after each redirect. Refusals and
 * failures are OutboundFault.
 */
export interface Outbound {
  fetch(address: string, request: OutboundRequest): Promise<OutboundAnswer>;
  /** Writes the body of a 2xx answer to `file`, which must not exist yet. A failure leaves no file. */
  download(address: string, request: OutboundRequest, file: string): Promise<DownloadedFile>;
}

import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import { hasVersion } from './byte-range.ts';
import { pagePolicyOf } from './page-scripts.ts';

/**
 * A page as sent, plain or compressed: always the same bytes, so that a browser that has them need not load
 * them again.
 */
export interface CachedForm {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** A rendered page that many visitors get. Its policy names the scripts that may run by their hashes. */
export class CachedPage {
  readonly status: number;
  /** Milliseconds since 1970. */
  readonly madeAt = Date.now();
  readonly headers: readonly (readonly [string, string])[];
  /** Sources of scripts for its content security policy. */
  readonly scripts: string;
  readonly plain: CachedForm;
  private compressed: CachedForm | null = null;

  /** `body` carries `mark` as the nonce of each of its own scripts, and nowhere else. */
  constructor(status: number, headers: readonly (readonly [string, string])[], body: Buffer, mark: string) {
    this.status = status;
    this.headers = headers;
    const { html, scripts } = pagePolicyOf(body.toString(), mark);
    this.scripts = scripts;
    this.plain = formOf(Buffer.from(html));
  }

  /** Bytes of the uncompressed page. */
  get length(): number {
    return this.plain.bytes.length;
  }

  /** Whether a browser already has this form. */
  isKnownTo({ etag }: CachedForm, headers: IncomingHttpHeaders): boolean {
    return this.status === 200 && hasVersion(headers['if-none-match'], etag);
  }

  /** As gzip, made on first use. */
  get gzipped(): CachedForm {
    this.compressed ??= formOf(gzipSync(this.plain.bytes, { level: 6 }));
    return this.compressed;
  }
}

/** In its own memory: a small buffer would pin the shared pool. */
function formOf(made: Buffer): CachedForm {
  const bytes = Buffer.allocUnsafeSlow(made.length);
  made.copy(bytes);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

import { constants, crc32, deflateRawSync } from 'node:zlib';
import { multiply, zeroBytes } from '../../kit/crc32-algebra.ts';
import { nonceLength } from './nonces.ts';

/** How many copies of a page's bytes wait for the next visitor. */
const mostSpare = 2;

/** The nonce that is being put in, as bytes: writing text into each hole costs three times as much. */
const written = Buffer.allocUnsafeSlow(nonceLength);

/** Bytes with holes for a nonce. */
class Template {
  readonly bytes: Buffer;
  readonly holes: readonly number[];
  private readonly spare: Buffer[] = [];

  constructor(bytes: Buffer, holes: readonly number[]) {
    this.bytes = bytes;
    this.holes = holes;
  }

  with(nonce: string): Buffer {
    const bytes = this.spare.pop() ?? Buffer.from(this.bytes);
    written.write(nonce, 'latin1');
    for (const hole of this.holes) bytes.set(written, hole);
    return bytes;
  }

  giveBack(bytes: Buffer): void {
    if (this.spare.length < mostSpare) this.spare.push(bytes);
  }
}

/**
 * A rendered page that many visitors get, each with a nonce of his own: its bytes lie ready, plain and compressed, with
 * holes where the nonce goes. A page costs the writing of its nonces and one multiplication for the checksum.
 */
export class KeptPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  private readonly plain: Template;
  private packed: PackedPage | null = null;

  /** `body` holds `mark` wherever the nonce goes. */
  constructor(status: number, headers: readonly (readonly [string, string])[], body: Buffer, mark: string) {
    this.status = status;
    this.headers = headers;
    this.plain = withHoles(splitAt(body, Buffer.from(mark, 'latin1')));
  }

  /** Bytes of the page without compression. */
  get length(): number {
    return this.plain.bytes.length;
  }

  with(nonce: string): Buffer {
    return this.plain.with(nonce);
  }

  gzippedWith(nonce: string): Buffer {
    this.packed ??= new PackedPage(this.plain);
    return this.packed.with(nonce);
  }

  /** Takes bytes back that were wholly sent: the next visitor's nonces are written over these. */
  giveBack(bytes: Buffer, gzipped: boolean): void {
    (gzipped ? this.packed?.template : this.plain)?.giveBack(bytes);
  }
}

function splitAt(body: Buffer, mark: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, from)) {
    parts.push(body.subarray(from, at));
    from = at + mark.length;
  }
  parts.push(body.subarray(from));
  return parts;
}

function withHoles(parts: readonly Buffer[]): Template {
  const hole = Buffer.alloc(nonceLength);
  const holes: number[] = [];
  const pieces: Buffer[] = [];
  let length = 0;
  parts.forEach((part, i) => {
    if (i > 0) {
      holes.push(length);
      pieces.push(hole);
      length += hole.length;
    }
    pieces.push(part);
    length += part.length;
  });
  return new Template(copied(pieces), holes);
}

/** Costs a tenth less than 6, for a hundredth more bytes. */
const level = 5;

/** Parts that a block of its own would not make smaller than it costs to compress them. */
const worthDeflating = 600;

/** A template as gzip: long parts deflated, each by itself, nonces and short parts between them as stored blocks. */
class PackedPage {
  readonly template: Template;
  /** Checksum of the page with holes of zeros, and what a nonce's own checksum is multiplied with. */
  private readonly checksum: number;
  private readonly factor: number;

  constructor({ bytes, holes }: Template) {
    const pieces: Buffer[] = [gzipHeader];
    const packedHoles: number[] = [];
    let length = gzipHeader.length;
    const push = (piece: Buffer): void => {
      pieces.push(piece);
      length += piece.length;
    };
    /** Where the bytes that wait to be stored begin. */
    let waiting = 0;
    const store = (until: number): void => {
      for (let from = waiting, to = from; from < until; from = to) {
        to = Math.min(until, from + longestStored);
        // A hole stays in one piece.
        to = holes.find((hole) => hole < to && hole + nonceLength > to) ?? to;
        push(storedHeader(to - from, false));
        for (const hole of holes) if (hole >= from && hole < to) packedHoles.push(length + hole - from);
        push(bytes.subarray(from, to));
      }
    };
    let from = 0;
    for (const until of [...holes, bytes.length]) {
      if (until - from >= worthDeflating) {
        store(from);
        push(deflateRawSync(bytes.subarray(from, until), { level, finishFlush: constants.Z_SYNC_FLUSH }));
        waiting = until;
      }
      from = until + nonceLength;
    }
    store(bytes.length);
    push(storedHeader(0, true));
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(bytes.length >>> 0, 4);
    push(trailer);
    this.template = new Template(copied(pieces), packedHoles);
    this.checksum = crc32(bytes);
    this.factor = holes.reduce((sum, hole) => sum ^ zeroBytes(bytes.length - hole - nonceLength), 0) >>> 0;
  }

  with(nonce: string): Buffer {
    const bytes = this.template.with(nonce);
    const change = (crc32(nonce) ^ checksumOfHole) >>> 0;
    bytes.writeUInt32LE((this.checksum ^ multiply(change, this.factor)) >>> 0, bytes.length - 8);
    return bytes;
  }
}

const checksumOfHole = crc32(Buffer.alloc(nonceLength));

/** Magic, deflate, no flags, no time, no extra flags, unknown system (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

const longestStored = 0xffff;

/** Header of a stored deflate block that starts on a byte (RFC 1951, 3.2.4). */
function storedHeader(length: number, last: boolean): Buffer {
  const header = Buffer.alloc(5);
  header[0] = last ? 1 : 0;
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

/** One buffer of exactly these bytes: pieces of larger ones would hold those in memory. */
function copied(pieces: readonly Buffer[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) at += piece.copy(bytes, at);
  return bytes;
}

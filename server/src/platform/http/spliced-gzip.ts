import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A page compressed once, whose nonce differs each time. The fixed parts are deflated ahead, each ending on a byte and
 * referring to nothing before it; the nonce goes between them as a stored block. Costs a checksum per page instead of a
 * compression.
 */
export class SplicedGzip {
  private readonly compressed: readonly Buffer[];
  private readonly parts: readonly Buffer[];

  constructor(parts: readonly Buffer[]) {
    this.parts = parts;
    this.compressed = parts.map((part) =>
      part.length === 0
        ? Buffer.alloc(0)
        : deflateRawSync(part, { level: 6, finishFlush: constants.Z_FULL_FLUSH }),
    );
  }

  with(nonce: string): Buffer {
    const word = Buffer.from(nonce, 'latin1');
    const stored = Buffer.concat([storedBlock(word.length, false), word]);
    const pieces: Buffer[] = [gzipHeader];
    let checksum = 0;
    let length = 0;
    this.parts.forEach((part, i) => {
      if (i > 0) {
        pieces.push(stored);
        checksum = crc32(word, checksum);
        length += word.length;
      }
      pieces.push(this.compressed[i] ?? Buffer.alloc(0));
      checksum = crc32(part, checksum);
      length += part.length;
    });
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(checksum, 0);
    trailer.writeUInt32LE(length >>> 0, 4);
    pieces.push(storedBlock(0, true), trailer);
    return Buffer.concat(pieces);
  }
}

/** Magic, deflate, no flags, no time, no extra flags, unknown system (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Header of a stored deflate block that starts on a byte (RFC 1951, 3.2.4). */
function storedBlock(length: number, last: boolean): Buffer {
  const header = Buffer.alloc(5);
  header[0] = last ? 1 : 0;
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

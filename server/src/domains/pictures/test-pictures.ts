/** The start of a chunk or box: its length and name. */
const box = (name: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const uint32 = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * at);
  return bytes;
};

/** Files of a few bytes that declare 5000 × 5001 pixels. */
export const bombs = {
  png: Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    uint32(13),
    Buffer.from('IHDR'),
    uint32(5000, 5001),
    Buffer.from([8, 6, 0, 0, 0]),
    uint32(0),
  ]),
  jpeg: Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc0, 0, 11, 8, 0x13, 0x89, 0x13, 0x88, 1, 1, 0x11, 0, 0xff,
    0xda,
  ]),
  gif: Buffer.concat([Buffer.from('GIF89a'), Buffer.from([0x88, 0x13, 0x89, 0x13, 0, 0, 0, 0, 0, 0, 0])]),
  webp: Buffer.concat([
    Buffer.from('RIFF\x20\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1'),
    Buffer.from([0, 0, 0, 0, 0x87, 0x13, 0, 0x88, 0x13, 0]),
  ]),
  avif: Buffer.concat([
    box('ftyp', Buffer.from('avif'), uint32(0)),
    box('meta', uint32(0), box('ispe', uint32(0, 5000, 5001))),
  ]),
} as const;

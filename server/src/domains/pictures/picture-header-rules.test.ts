import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { readHeader, requirePicture, tooManyPixels, wrongType } from './picture-header-rules.ts';
import { bombs } from './test-pictures.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#258' } });

for (const [format, bytes] of Object.entries({
  jpeg: await plain(301, 97)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer(),
  png: await plain(301, 97).png().toBuffer(),
  gif: await plain(301, 97).gif().toBuffer(),
  webp: await plain(301, 97).webp().toBuffer(),
  'webp without loss': await plain(301, 97).webp({ lossless: true }).toBuffer(),
  'webp with more': await plain(301, 97)
    .withExif({ IFD0: { Copyright: 'x' } })
    .webp()
    .toBuffer(),
  avif: await plain(301, 97).avif({ effort: 0 }).toBuffer(),
}))
  test(`the size of a picture is read from its header: ${format}`, () => {
    assert.deepEqual(readHeader(bytes), { format: format.split(' ')[0], width: 301, height: 97 });
  });

for (const [format, bytes] of Object.entries(bombs))
  test(`a small file that tells of 25 megapixels is refused with a clear message: ${format}`, () => {
    assert.ok(bytes.length < 200);
    assert.throws(() => requirePicture(bytes), { kind: 'tooLarge', message: tooManyPixels, field: 'file' });
  });

test('what is no picture is refused, and so is one whose header was cut off or that another way takes', () => {
  const png = bombs.png.subarray(0, 20);
  const others = [
    Buffer.alloc(0),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.alloc(64),
    png,
  ];
  others.push(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, ...new Array(20).fill(1)]));
  for (const bytes of others)
    assert.throws(() => requirePicture(bytes), { kind: 'badInput', message: wrongType });
  assert.throws(() => requirePicture(bombs.avif, ['png']), { kind: 'badInput' });
});

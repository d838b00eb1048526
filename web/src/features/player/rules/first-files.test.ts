import { expect, test } from 'vitest';
import { firstFiles, firstVariant, plainVariants } from './first-files.ts';

const variant = (lines: number, kbits: number, codecs: string) =>
  `#EXT-X-STREAM-INF:BANDWIDTH=${kbits * 1350},AVERAGE-BANDWIDTH=${kbits * 1000},RESOLUTION=${(lines * 16) / 9}x${lines},FRAME-RATE=24.000,CODECS="${codecs}"\n${lines}p/index.m3u8\n`;
const master = [
  '#EXTM3U\n#EXT-X-VERSION:7\n',
  variant(720, 2000, 'avc1.64001f,mp4a.40.2'),
  variant(360, 500, 'avc1.64001f,mp4a.40.2'),
  variant(360, 90, 'hvc1.1.6.L93.B0,mp4a.40.2'),
  variant(180, 250, 'avc1.64001f,mp4a.40.2'),
].join('');

test('variants of our own files are read from a master playlist, lowest first', () => {
  expect(plainVariants(master)).toEqual([
    { uri: '180p/index.m3u8', lines: 180, average: 250_000, peak: 337_500 },
    { uri: '360p/index.m3u8', lines: 360, average: 500_000, peak: 675_000 },
    { uri: '720p/index.m3u8', lines: 720, average: 2_000_000, peak: 2_700_000 },
  ]);
  expect(plainVariants(master.replaceAll('\n', '\r\n')).map(({ uri }) => uri)).toHaveLength(3);
  expect(plainVariants('<html>')).toEqual([]);
});

test('a stream begins in the quality that somebody chose, else in what the line carries at once', () => {
  const first = (estimate: number, wanted: number | null) => firstVariant(master, estimate, wanted)?.lines;
  expect([first(1e6, null), first(3e6, null), first(1e9, null)]).toEqual([180, 360, 360]);
  expect([first(1e6, 720), first(1e6, 480), first(1e6, 100)]).toEqual([720, 360, 180]);
  expect(firstVariant('', 1e6, null)).toBeNull();
});

const playlist =
  '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4.000000,\n00000.m4s\n#EXTINF:4.000000,\n00001.m4s\n#EXTINF:1.5,\n00002.m4s\n#EXT-X-ENDLIST\n';

test('what is needed first is the initialisation and the segment in which one begins', () => {
  expect(firstFiles(playlist, 0)).toEqual(['init.mp4', '00000.m4s']);
  expect(firstFiles(playlist, 4)).toEqual(['init.mp4', '00001.m4s']);
  expect(firstFiles(playlist, 9.4)).toEqual(['init.mp4', '00002.m4s']);
  expect(firstFiles(playlist, 60)).toEqual([]);
});

test('streams of parts of files, or under a key, are left to the library', () => {
  expect(firstFiles(playlist.replace('#EXTINF', '#EXT-X-KEY:METHOD=AES-128,URI="k"\n#EXTINF'), 0)).toEqual(
    [],
  );
  expect(firstFiles(playlist.replace('00000.m4s', '#EXT-X-BYTERANGE:10@0\n00000.m4s'), 0)).toEqual([]);
  // An initialisation that is a part of a file is none that can be asked for.
  expect(firstFiles(playlist.replace('"init.mp4"', '"all.mp4",BYTERANGE="10@0"'), 0)).toEqual(['00000.m4s']);
});

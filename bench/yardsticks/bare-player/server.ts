import { createReadStream, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

// The yardstick of a start: a page with nothing but a video element and hls.js, and the files of the stream from disk.

export interface BarePlayer {
  /** Folder of the stream's objects, and the key of its master playlist. */
  storage: string;
  masterKey: string;
  /** Of a second film: `/list` is a page with a link to it. */
  nextKey?: string;
}

const types: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
};

process.once('message', ({ storage, masterKey, nextKey }: BarePlayer) => {
  const template = readFileSync(new URL('./index.html', import.meta.url), 'utf8');
  const list = readFileSync(new URL('./list.html', import.meta.url), 'utf8');
  const player = (key: string): string => template.replace('MASTER', `/${key}`);
  const pages: Readonly<Record<string, string>> = {
    '/': player(masterKey),
    ...(nextKey === undefined ? {} : { '/list': list, '/next': player(nextKey) }),
  };
  const library = gzipSync(readFileSync(fileURLToPath(import.meta.resolve('hls.js/dist/hls.light.min.js'))));
  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    const page = pages[url];
    if (page) return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    if (url === '/hls.light.min.js')
      return void response
        .writeHead(200, {
          'content-type': 'text/javascript',
          'content-encoding': 'gzip',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .end(library);
    const file = path.join(storage, path.normalize(url));
    try {
      const { size } = statSync(file);
      response.writeHead(200, {
        'content-type': types[path.extname(file)] ?? 'application/octet-stream',
        'content-length': size,
      });
      createReadStream(file).pipe(response);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ type: 'listening', port: typeof address === 'object' ? address?.port : 0 });
  });
});
process.once('disconnect', () => process.exit(0));

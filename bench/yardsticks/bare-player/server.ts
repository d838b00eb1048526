import { createReadStream, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// The yardstick of a start: a page with nothing but a video element and hls.js, and the files of the stream from disk.

export interface BarePlayer {
  /** Folder of the stream's objects, and the key of its master playlist. */
  storage: string;
  masterKey: string;
}

const types: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
};

process.once('message', ({ storage, masterKey }: BarePlayer) => {
  const page = readFileSync(new URL('./index.html', import.meta.url), 'utf8').replace(
    'MASTER',
    `/${masterKey}`,
  );
  const library = readFileSync(fileURLToPath(import.meta.resolve('hls.js/dist/hls.light.min.js')));
  const server = http.createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === '/')
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    if (url === '/hls.light.min.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(library);
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

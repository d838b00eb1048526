import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface PullZone {
  /** e.g. `http://localhost:41235`: another origin than the site's. */
  origin: string;
  /** Its contents are served. */
  folder: string;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
};

/** A host of streams as a hosted library has one: plain files for everybody, from another origin than the site's. */
export async function startPullZone(): Promise<PullZone> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-zone-'));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://zone.invalid');
    const file = path.join(folder, path.normalize(pathname));
    response.setHeader('access-control-allow-origin', '*');
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    folder,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

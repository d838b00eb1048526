import { readFileSync } from 'node:fs';
import http from 'node:http';

/** Path on the server → file to send, its type. */
export type BareFiles = Record<string, { file: string; type: string; encoding?: string }>;

// The yardstick of what HTTP itself costs: node:http and bytes that lie ready. Started with a list of files.
process.once('message', (files: BareFiles) => {
  const ready = new Map(
    Object.entries(files).map(([path, { file, type, encoding }]) => {
      const bytes = readFileSync(file);
      const headers = {
        'content-type': type,
        'content-length': bytes.length,
        ...(encoding ? { 'content-encoding': encoding } : {}),
      };
      return [path, { bytes, headers }];
    }),
  );
  const server = http.createServer((request, response) => {
    const found = ready.get(request.url ?? '');
    if (!found) return void response.writeHead(404, { 'content-length': 0 }).end();
    response.writeHead(200, found.headers).end(found.bytes);
  });
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ type: 'listening', port: typeof address === 'object' ? address?.port : 0 });
  });
});
process.once('disconnect', () => process.exit(0));

import http from 'node:http';
import pg from 'pg';

// The yardstick of recording views: the same request, written the plain way. Each one is an insert that is committed
// before it is answered. Nothing is checked and nothing is counted, so it does less than ours.

export interface PlainViews {
  databaseUrl: string;
  connections: number;
}

process.once('message', async ({ databaseUrl, connections }: PlainViews) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const insert = {
    name: 'insert_view',
    text: `insert into plain_views (video_id, viewer_hash, outcome, country, device) values ($1, $2, 'counted', 'US', 'desktop')`,
  };
  const record = async (body: string): Promise<void> => {
    const { video_id, session_id } = JSON.parse(body) as { video_id: string; session_id: string };
    await pool.query({ ...insert, values: [video_id, Number.parseInt(session_id.slice(0, 12), 16)] });
  };
  const answer = JSON.stringify({
    country: 'US',
    recorded: true,
    view_recorded: true,
    message: 'View recorded successfully',
  });
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      record(Buffer.concat(parts).toString()).then(
        () =>
          response
            .writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length })
            .end(answer),
        (error: Error) =>
          response.writeHead(500, { 'content-length': Buffer.byteLength(error.message) }).end(error.message),
      );
    });
  });
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ type: 'listening', port: typeof address === 'object' ? address?.port : 0 });
  });
});
process.once('disconnect', () => process.exit(0));

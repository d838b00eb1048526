import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import type { UploadsAnswer, UploadsPlan } from './uploads-plan.ts';

// Members who send files: a process of its own that does as little as it can. Always the same megabyte, straight into the
// socket.

const chunk = randomBytes(1024 ** 2);
const place = '/storage/v1/upload/resumable';
let isStopped = false;
let acknowledged = 0;

interface Line {
  /** Answers the whole head of the answer. */
  ask(method: string, to: string, headers: Record<string, string | number>, length?: number): Promise<string>;
  end(): void;
}

/** A keep-alive connection; one request at a time. */
async function connect(port: number, cookie: string): Promise<Line> {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let heard: (head: string) => void = () => {};
  let failed: (error: Error) => void = () => {};
  socket.setEncoding('latin1');
  socket.on('data', (text: unknown) => heard(String(text)));
  socket.on('error', (error) => failed(error));
  socket.on('close', () => failed(new Error('the server closed the connection')));
  return {
    ask(method, to, headers, length = 0) {
      const lines = [
        `${method} ${to} HTTP/1.1`,
        'Host: 127.0.0.1',
        `Cookie: ${cookie}`,
        'Tus-Resumable: 1.0.0',
      ];
      for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
      lines.push(`Content-Length: ${length}`, '', '');
      return new Promise((resolve, reject) => {
        heard = resolve;
        failed = reject;
        socket.write(lines.join('\r\n'));
        let left = length;
        const write = (): void => {
          while (left > 0) {
            const some = Math.min(left, chunk.length);
            left -= some;
            if (!socket.write(some === chunk.length ? chunk : chunk.subarray(0, some)) && left > 0) {
              socket.once('drain', write);
              return;
            }
          }
        };
        write();
      });
    },
    end: () => socket.destroy(),
  };
}

const requireStatus = (head: string, status: number): string => {
  if (!head.startsWith(`HTTP/1.1 ${status} `)) throw new Error(`answered ${head.slice(0, 300)}`);
  return head;
};

async function sendFile(plan: UploadsPlan, line: Line): Promise<void> {
  const begun = requireStatus(await line.ask('POST', place, { 'Upload-Length': plan.bytes }), 201);
  const location = /\r\nlocation: (\S+)/i.exec(begun)?.[1] ?? '';
  try {
    for (let offset = 0; offset < plan.bytes && !isStopped; offset += plan.pieceBytes) {
      const headers = { 'Upload-Offset': offset, 'Content-Type': 'application/offset+octet-stream' };
      const length = Math.min(plan.pieceBytes, plan.bytes - offset);
      requireStatus(await line.ask('PATCH', location, headers, length), 204);
      acknowledged += length;
    }
  } finally {
    lastAt = performance.now();
    requireStatus(await line.ask('DELETE', location, {}), 204);
  }
}

let lastAt = 0;

async function run(plan: UploadsPlan): Promise<UploadsAnswer> {
  const startedAt = performance.now();
  await Promise.all(
    plan.cookies.map(async (cookie) => {
      const line = await connect(plan.port, cookie);
      do await sendFile(plan, line);
      while (plan.endless && !isStopped);
      line.end();
    }),
  );
  return { type: 'sent', bytes: acknowledged, seconds: (lastAt - startedAt) / 1000 };
}

process.on('message', (order: UploadsPlan | 'stop') => {
  if (order === 'stop') {
    isStopped = true;
    return;
  }
  run(order)
    .catch((error: Error): UploadsAnswer => ({ type: 'failed', message: error.message }))
    .then((answer) => process.send?.(answer, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(0));

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { memoryOf } from './process-usage.ts';
import type { UploadsAnswer, UploadsPlan } from './uploads-plan.ts';

const program = fileURLToPath(new URL('./uploads-process.ts', import.meta.url));

export interface Uploads {
  bytes: number;
  seconds: number;
  /** MiB that the process which takes them held at most, looked at ten times a second. */
  largest: number;
}

/** Sends files from a process of its own to the web process `pid`. `stop` ends endless ones. */
export function startUploads(plan: UploadsPlan, pid: number): { stop(): void; done: Promise<Uploads> } {
  const child = fork(program, { serialization: 'advanced' });
  let largest = 0;
  const look = setInterval(() => {
    largest = Math.max(largest, memoryOf(pid));
  }, 100);
  const done = new Promise<Uploads>((resolve, reject) => {
    child.once('message', (message) => {
      const answer = message as UploadsAnswer;
      if (answer.type === 'failed') reject(new Error(`an upload failed: ${answer.message}`));
      else resolve({ bytes: answer.bytes, seconds: answer.seconds, largest });
    });
    child.once('exit', (code) => reject(new Error(`the sender of uploads ended with ${code}`)));
    child.send(plan);
  }).finally(() => clearInterval(look));
  // Whoever began them asks later, and an error that nobody waits for yet would end the whole bench.
  done.catch(() => {});
  return { stop: () => void child.send('stop'), done };
}

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadPlan, LoadResult } from './load-plan.ts';

const program = fileURLToPath(new URL('./load-process.ts', import.meta.url));

/** Runs the load in a process of its own. Throws if an answer was wrong. */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(program, { serialization: 'advanced' });
  const result = await new Promise<LoadResult | { error: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as LoadResult | { error: string }));
    child.once('exit', (code) => reject(new Error(`the load generator ended with ${code}`)));
    child.send(plan);
  });
  if ('error' in result) throw new Error(result.error);
  if (result.failures > 0)
    throw new Error(`${result.failures} answers were wrong; the first: ${result.firstFailure}`);
  if (result.answers === 0) throw new Error('the load got no answer at all');
  return result;
}

export interface RequestParts {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** A request as it goes over the wire. */
export function requestText({ path, method = 'GET', headers = {}, body }: RequestParts): string {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: keep-alive'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined)
    lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

/** The gate's cookie: without it a page is measured without its pictures and player. */
export const gateCookie = 'age_confirmed=1';

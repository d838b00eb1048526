import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BareFiles } from '../yardsticks/bare-http.ts';
import { end, type ListeningChild, startListening } from './children.ts';
import type { World } from './world-parts.ts';

const program = fileURLToPath(new URL('../yardsticks/bare-http.ts', import.meta.url));

/** The bare server with these bytes at `/`. */
export async function startBareServer(
  world: World,
  body: string | Buffer,
  type: string,
  encoding?: string,
): Promise<ListeningChild> {
  const file = path.join(world.scratch, `bare-${Math.random().toString(36).slice(2)}`);
  writeFileSync(file, body);
  const files: BareFiles = { '/': { file, type, ...(encoding ? { encoding } : {}) } };
  const server = await startListening(program, { message: files });
  world.atEnd(() => end(server.child));
  return server;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../context.ts';
import type { Storage } from '../storage/storage.ts';
import { contentTypes, forever } from './static-files.ts';

const lists = 'private/builds/lists/';
const keyOf = (name: string): string => `private/builds/assets/${name}`;
/** Builds whose files stay: tabs that were opened on an older one than these are told to load anew. */
const stayingBuilds = 5;
/** Files sent to the store at once. */
const sideBySide = 16;
/** Milliseconds between two looks for builds that came after ours. */
const lookEvery = 2000;
const nameShape = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,150}$/;

interface BuildList {
  /** When it was first started, in milliseconds since 1970. */
  at: number;
  names: string[];
}

/**
 * Puts the files of this build where every web process finds them, and answers for those of other builds: while machines
 * are updated one after another, a page of one build may ask a process of the other for its files, and a tab that was
 * opened before an update still asks for those of before.
 */
export async function sharedAssets(
  app: FastifyInstance,
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  folder: string,
): Promise<void> {
  // Without its store a site still serves what it has.
  await share(storage, folder).catch((error: unknown) =>
    log.warn({ err: error }, 'the files of this build could not be put where other processes find them'),
  );
  let known = new Set<string>();
  let lookedAt = 0;
  /** A name that no build has costs no request to the store. */
  async function isKnown(name: string): Promise<boolean> {
    if (!known.has(name) && Date.now() - lookedAt > lookEvery) {
      lookedAt = Date.now();
      known = new Set((await readLists(storage)).flatMap(({ list }) => list.names));
    }
    return known.has(name);
  }
  app.get('/assets/:name', { exposeHeadRoute: true }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const bytes = nameShape.test(name) && (await isKnown(name)) ? await storage.get(keyOf(name)) : null;
    if (bytes === null) throw new AppError('notFound', 'Not found.');
    return reply
      .header('content-type', contentTypes[path.extname(name)] ?? 'application/octet-stream')
      .header('cache-control', forever)
      .send(bytes);
  });
}

/** The list is written last: whoever finds it finds all it names. */
async function share(storage: Storage, folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => nameShape.test(name));
  const id = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16);
  const key = `${lists}${id}.json`;
  if ((await storage.stat(key)) !== null) return;
  for (let at = 0; at < names.length; at += sideBySide)
    await Promise.all(
      names
        .slice(at, at + sideBySide)
        .map((name) => storage.put(keyOf(name), readFileSync(path.join(folder, name)))),
    );
  const list: BuildList = { at: Date.now(), names };
  await storage.put(key, JSON.stringify(list));
  await forgetOld(storage);
}

async function readLists(storage: Storage): Promise<{ key: string; list: BuildList }[]> {
  const found: { key: string; list: BuildList }[] = [];
  for await (const key of storage.list(lists)) {
    const text = await storage.get(key);
    if (text !== null) found.push({ key, list: JSON.parse(text.toString('utf8')) as BuildList });
  }
  return found.sort((a, b) => b.list.at - a.list.at);
}

async function forgetOld(storage: Storage): Promise<void> {
  const all = await readLists(storage);
  const needed = new Set(all.slice(0, stayingBuilds).flatMap(({ list }) => list.names));
  for (const { key, list } of all.slice(stayingBuilds)) {
    await storage.delete(key);
    for (const name of list.names) if (!needed.has(name)) await storage.delete(keyOf(name));
  }
}

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
/** Files sent to the store, or deleted there, at once. */
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
      known = namesOf(await readLists(storage));
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

/**
 * Sends what no other build has brought. The list is written last: whoever finds it finds all it names. What only the oldest
 * has is sent again, for whoever brings yet another build at this moment forgets that one.
 */
async function share(storage: Storage, folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => nameShape.test(name));
  const id = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16);
  const key = `${lists}${id}.json`;
  if ((await storage.stat(key)) !== null) return;
  const others = await readLists(storage);
  const there = namesOf(others.slice(0, stayingBuilds - 1));
  await forEach(
    names.filter((name) => !there.has(name)),
    (name) => storage.put(keyOf(name), readFileSync(path.join(folder, name))),
  );
  const list: BuildList = { at: Date.now(), names };
  await storage.put(key, JSON.stringify(list));
  await forgetOld(storage, [{ key, list }, ...others]);
}

interface FoundList {
  key: string;
  list: BuildList;
}

const namesOf = (found: readonly FoundList[]): Set<string> =>
  new Set(found.flatMap(({ list }) => list.names));

async function forEach(names: readonly string[], act: (name: string) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < names.length; at += sideBySide)
    await Promise.all(names.slice(at, at + sideBySide).map(act));
}

/** The newest first. */
async function readLists(storage: Storage): Promise<FoundList[]> {
  const found: FoundList[] = [];
  for await (const key of storage.list(lists)) {
    const text = await storage.get(key);
    if (text !== null) found.push({ key, list: JSON.parse(text.toString('utf8')) as BuildList });
  }
  return found.sort((a, b) => b.list.at - a.list.at);
}

async function forgetOld(storage: Storage, found: readonly FoundList[]): Promise<void> {
  const needed = namesOf(found.slice(0, stayingBuilds));
  for (const { key, list } of found.slice(stayingBuilds)) {
    await storage.delete(key);
    await forEach(
      list.names.filter((name) => !needed.has(name)),
      (name) => storage.delete(keyOf(name)),
    );
  }
}

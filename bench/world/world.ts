import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importFeature } from './feature.ts';
import { type BenchPostgres, labelOf, small, startPostgres } from './postgres.ts';
import { type Site, startSite } from './site.ts';
import type { Feature, World } from './world-parts.ts';

export type { World } from './world-parts.ts';

/** The same folder at every run of this checkout. */
const worldFolder = (): string =>
  process.env.BENCH_DIR ??
  path.join(
    tmpdir(),
    `tsukimi-bench-${createHash('sha256')
      .update(import.meta.dirname)
      .digest('hex')
      .slice(0, 8)}`,
  );

/** A folder of this run. Folders of runs that were killed are removed on the way. */
function newScratch(folder: string): string {
  for (const name of readdirSync(folder)) {
    const pid = /^run-(\d+)-/.exec(name)?.[1];
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  return mkdtempSync(path.join(folder, `run-${process.pid}-`));
}

export function openWorld({ rounds, profiles, say }: Pick<World, 'rounds' | 'profiles' | 'say'>): World {
  const folder = worldFolder();
  mkdirSync(folder, { recursive: true });
  const scratch = newScratch(folder);
  const closers: (() => Promise<unknown> | unknown)[] = [
    () => rmSync(scratch, { recursive: true, force: true }),
  ];
  const sites = new Map<string, Promise<Site>>();
  let closing = false;
  let postgres: Promise<BenchPostgres> | null = null;
  let feature: Promise<Feature> | null = null;
  const world: World = {
    folder,
    scratch,
    rounds,
    profiles,
    say,
    postgres() {
      postgres ??= startPostgres(folder, say).then((server) => {
        closers.push(() => server.stop());
        say(`${server.version}: ${server.durability}`);
        return server;
      });
      return postgres;
    },
    site(scale) {
      let site = sites.get(labelOf(scale));
      if (!site) {
        site = world
          .postgres()
          .then((server) => server.database(scale))
          .then((url) => startSite(scale, url, folder, profiles))
          .then((started) => {
            closers.push(() => started.stop());
            return started;
          });
        sites.set(labelOf(scale), site);
      }
      return site;
    },
    feature() {
      feature ??= world.site(small).then((site) => importFeature(world, site));
      return feature;
    },
    atEnd: (close) => void closers.push(close),
    get closing() {
      return closing;
    },
    async close() {
      closing = true;
      for (const close of closers.splice(0).reverse()) {
        try {
          await close();
        } catch (error) {
          say(`not ended properly: ${(error as Error).message}`);
        }
      }
    },
  };
  return world;
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../web/src', import.meta.url));

/** The files of the web app, tests left out, by their path in `web/src`. */
export const webTexts: ReadonlyMap<string, string> = new Map(
  globSync('**/*.{ts,tsx,css}', { cwd: web })
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(path.join(web, name), 'utf8')]),
);

/** What is read together with a file. */
const atOnce = /(?:from|^import) '(\.[^']+)'/gm;
/** That, and what is read later. */
const everSince = /(?:from|^import|import\()\s*'(\.[^']+)'/gm;

export const fileAt = (from: string, address: string): string => path.join(path.dirname(from), address);

/** What of the app a file takes, also later. */
export const importsOf = (name: string, pattern = everSince): string[] =>
  [...webTexts.get(name)!.matchAll(pattern)]
    .map(([, to]) => fileAt(name, to!))
    .filter((to) => webTexts.has(to));

function reach(start: readonly string[], pattern: RegExp): Set<string> {
  const reached = new Set(start);
  for (const name of reached) for (const to of importsOf(name, pattern)) reached.add(to);
  return reached;
}

/** These files, and all that is read together with them. */
export const readWith = (...start: string[]): Set<string> => reach(start, atOnce);
/** These files, and all that they lead to. */
export const leadsTo = (...start: string[]): Set<string> => reach(start, everSince);

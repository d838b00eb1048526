import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// After the build: deletes from node_modules what only the build needs. Works by the lock file, so nothing is fetched.

/** Dependencies of the built site that are already in its bundle, or made it. */
export const buildOnly: readonly string[] = [
  '@react-router/dev',
  'vite',
  'magic-string',
  'lucide-react',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
];

interface Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  libc?: readonly string[];
}

/** As the lock file has them, by their folders; the project itself is ''. */
type Packages = Readonly<Record<string, Package>>;

/** Folders of node_modules that `names` need, by the rules by which Node looks for a package. */
export function needed(packages: Packages, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const at = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
      const entry = packages[at];
      if (entry !== undefined) {
        if (found.has(at)) return;
        found.add(at);
        const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
        const peers = Object.keys(peerDependencies ?? {}).filter(
          (peer) => !peerDependenciesMeta?.[peer]?.optional,
        );
        for (const next of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
          visit(next, at);
        return;
      }
      if (folder === '') return;
    }
  };
  for (const name of names) visit(name, '');
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { packages }: { packages: Packages } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const { dependencies, optionalDependencies } = packages['']!;
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  const stays = needed(
    packages,
    names.filter((name) => !buildOnly.includes(name)),
  );
  // npm 9 installs what is for another C library too.
  const isForeign = ({ libc = ['glibc'] }: Package) => !libc.includes('glibc');
  const goes = Object.keys(packages).filter(
    (at) => at !== '' && (!stays.has(at) || isForeign(packages[at]!)) && existsSync(path.join(root, at)),
  );
  for (const at of goes) rmSync(path.join(root, at), { recursive: true, force: true });
  // Headers for those who compile, and links to programs that are gone.
  const rest = ['node-linux-*/include', '.vite', '.cache', '.bin/*'];
  for (const at of globSync(
    rest.map((name) => `node_modules/${name}`),
    { cwd: root },
  ))
    if (!at.includes('/.bin/') || !existsSync(path.join(root, at)))
      rmSync(path.join(root, at), { recursive: true, force: true });
  process.stdout.write(`${goes.length} packages deleted.\n`);
}

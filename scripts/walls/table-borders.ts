import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { computedTables } from './computed-tables.ts';
import { computedIn, type NamedTables, quotedIn, tablesIn, tablesOf } from './sql-tables.ts';

/** The room of a file below `server/src/`: a domain by its name, a folder of the platform or of main by both. */
export const roomOf = (file: string): string => {
  const [floor, room, ...rest] = file.split('/');
  return floor === 'domains' ? room! : rest.length > 0 ? `${floor}/${room}` : floor!;
};

/** Every table that the migrations leave behind, and the one that counts them. */
export const tablesOfTheHouse = (root: string): string[] => [
  ...tablesOf(
    globSync('server/migrations/*.sql', { cwd: root })
      .sort()
      .map((file) => readFileSync(path.join(root, file), 'utf8')),
  ),
  'schema_migrations',
];

export type Borrowed = Record<string, Partial<NamedTables>>;

/** The product's own files below `server/src/`, with what is in them. */
const filesOfProduct = (folder: string): { file: string; source: string }[] =>
  globSync('**/*.ts', { cwd: folder })
    .filter((file) => !/[.]test[.]ts$|\/test-[a-z-]+[.]ts$|\/fixtures\//.test(file))
    .sort()
    .map((file) => ({ file, source: readFileSync(path.join(folder, file), 'utf8') }));

type Owners = Readonly<Record<string, readonly string[]>>;
const ownersByTable = (owners: Owners): ReadonlyMap<string, string> =>
  new Map(Object.entries(owners).flatMap(([room, tables]) => tables.map((table) => [table, room] as const)));

/** What the product's files read and write of tables whose owner is another room, by file below `server/src/`. */
export function borrowedIn(root: string, owners: Owners): Borrowed {
  const ownerOf = ownersByTable(owners);
  const tables = new Set(ownerOf.keys());
  const folder = path.join(root, 'server/src');
  const borrowed: Borrowed = {};
  for (const { file, source } of filesOfProduct(folder)) {
    const named = tablesIn(source, tables);
    const computed = Object.values(computedTables[file] ?? {});
    const elsewhere = (names: readonly string[]): string[] =>
      [...new Set(names)].filter((table) => ownerOf.get(table) !== roomOf(file)).sort();
    const from = computed.flatMap(({ readsFrom }) => readsFrom ?? []);
    const reads = elsewhere([
      ...named.reads,
      ...computed.flatMap((one) => one.reads ?? []),
      ...from.flatMap((list) => quotedIn(readFileSync(path.join(folder, list), 'utf8'), tables)),
    ]);
    const writes = elsewhere([...named.writes, ...computed.flatMap((one) => one.writes ?? [])]);
    if (reads.length + writes.length > 0)
      borrowed[file] = { ...(reads.length > 0 && { reads }), ...(writes.length > 0 && { writes }) };
  }
  return borrowed;
}

/** Expressions that stand where SQL names a table, by file below `server/src/` that runs SQL. */
export const computedInHouse = (root: string): Record<string, string[]> =>
  Object.fromEntries(
    filesOfProduct(path.join(root, 'server/src'))
      .filter(({ file, source }) => file.endsWith('-queries.ts') || /[.]query\s*[<(.]/.test(source))
      .map(({ file, source }) => [file, computedIn(source)] as const)
      .filter(([, expressions]) => expressions.length > 0),
  );

/** Files that hand over sealed columns of a table which is not their room's: `file: table`. */
export function sealedElsewhere(root: string, owners: Owners): string[] {
  const ownerOf = ownersByTable(owners);
  const tables = new Set(ownerOf.keys());
  const handing = filesOfProduct(path.join(root, 'server/src')).filter(({ source }) =>
    /SealedColumn\[\]/.test(source),
  );
  return handing.flatMap(({ file, source }) =>
    quotedIn(source, tables)
      .filter((table) => ownerOf.get(table) !== roomOf(file))
      .map((table) => `${file}: ${table}`),
  );
}

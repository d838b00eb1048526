import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type NamedTables, tablesIn, tablesOf } from './sql-tables.ts';

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

/** What the product's files read and write of tables whose owner is another room, by file below `server/src/`. */
export function borrowedIn(root: string, owners: Readonly<Record<string, readonly string[]>>): Borrowed {
  const ownerOf = new Map(
    Object.entries(owners).flatMap(([room, tables]) => tables.map((table) => [table, room] as const)),
  );
  const tables = new Set(ownerOf.keys());
  const borrowed: Borrowed = {};
  const folder = path.join(root, 'server/src');
  for (const file of globSync('**/*.ts', { cwd: folder }).sort()) {
    if (/[.]test[.]ts$|\/test-[a-z-]+[.]ts$|\/fixtures\//.test(file)) continue;
    const named = tablesIn(readFileSync(path.join(folder, file), 'utf8'), tables);
    const elsewhere = (names: readonly string[]): string[] =>
      names.filter((table) => ownerOf.get(table) !== roomOf(file));
    const [reads, writes] = [elsewhere(named.reads), elsewhere(named.writes)];
    if (reads.length + writes.length > 0)
      borrowed[file] = { ...(reads.length > 0 && { reads }), ...(writes.length > 0 && { writes }) };
  }
  return borrowed;
}

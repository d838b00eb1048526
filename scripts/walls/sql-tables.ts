// Finds the tables that a file's SQL names. It reads texts, not a grammar: what stands behind the words that can only be
// followed by a table, and in lists of tables behind commas.

export interface NamedTables {
  reads: string[];
  writes: string[];
}

/** Source without comments, in TypeScript and in the SQL within it; strings stay. */
const withoutComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(^|\s)\/\/[^\n]*/g, '$1')
    .replace(/(^|\s)-- [^\n]*/g, '$1');

const write =
  /\b(?:insert into|delete from|update(?: only)?|truncate(?: table)?|merge into)\s+(?:public\.)?([a-z_]+)\b/g;
const list =
  /\b(?:from|join|using|lock table)\s+((?:only\s+)?(?:public\.)?[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?(?:\s*,\s*[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?)*)/g;

/** What `source` reads and writes of `tables`, each sorted and named once. A table that is only written is not read. */
export function tablesIn(source: string, tables: ReadonlySet<string>): NamedTables {
  const text = withoutComments(source);
  const writes = new Set<string>();
  const read = text.replace(write, (found, table: string, at: number) => {
    // `for update of v`, `for no key update skip locked`: no table follows.
    if (!tables.has(table) || /\bfor(?: no key)?\s*$/.test(text.slice(0, at))) return found;
    writes.add(table);
    return ' ';
  });
  const reads = new Set<string>();
  for (const [, names] of read.matchAll(list)) {
    for (const name of names!.split(',')) {
      const table = name
        .trim()
        .replace(/^only\s+/, '')
        .replace(/^public\./, '')
        .split(/\s/)[0]!;
      if (tables.has(table)) reads.add(table);
    }
  }
  return { reads: [...reads].sort(), writes: [...writes].sort() };
}

const computed =
  /\b(?:from|join|using|update|into|truncate|lock table)\s+(?:only\s+|table\s+)?\$\{([^}]+)\}/g;

/** What `source` puts where SQL names a table: expressions, sorted and named once. No reader of texts knows what they come to. */
export function computedIn(source: string): string[] {
  const text = withoutComments(source);
  const found = [...text.matchAll(computed)].filter(
    // `a is distinct from ${b}`, `extract(epoch from ${b})`: no table follows.
    ({ index }) => !/(?:\bdistinct|\bextract\(\s*[a-z]+)\s*$/.test(text.slice(0, index)),
  );
  return [...new Set(found.map(([, expression]) => expression!))].sort();
}

/** Names of `tables` that `source` has between quotes. */
export const quotedIn = (source: string, tables: ReadonlySet<string>): string[] =>
  [...new Set([...withoutComments(source).matchAll(/'([a-z_]+)'/g)].map(([, name]) => name!))]
    .filter((name) => tables.has(name))
    .sort();

/** The tables that migrations leave behind, in the order of their names; parts of one are not tables of their own. */
export function tablesOf(migrations: readonly string[]): string[] {
  const tables = new Set<string>();
  const step =
    /\b(create (?:unlogged )?table(?: if not exists)?|drop table(?: if exists)?|alter table)\s+([a-z_]+)\b(?!\s+partition of)(?:\s+rename to\s+([a-z_]+))?/g;
  for (const migration of migrations) {
    for (const [, does, name, newName] of migration.replace(/--[^\n]*/g, '').matchAll(step)) {
      if (does!.startsWith('create')) tables.add(name!);
      else if (does!.startsWith('drop')) tables.delete(name!);
      else if (newName !== undefined && tables.delete(name!)) tables.add(newName);
    }
  }
  return [...tables].sort();
}

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { borrowedAtMost, borrowedTables } from './borrowed-tables.ts';
import { computedTables } from './computed-tables.ts';
import { plantedFaults } from './planted-faults.ts';
import { borrowedIn, computedInHouse, sealedElsewhere, tablesOfTheHouse } from './table-borders.ts';
import { tableOwners } from './table-owners.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rooms = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts'];
const sourceFiles = (folder: string): string[] =>
  globSync(
    rooms.map((room) => `${room}/**/*.{ts,tsx}`),
    { cwd: folder },
  ).sort();

interface Report {
  modules: { source: string; dependencies: unknown[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

/** Reads every import of the rooms in a folder, by the walls of this code base. */
function cruise(folder: string): Promise<Report> {
  const tool = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const there = rooms.filter((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: folder }).length > 0);
  const args = [
    tool,
    '--config',
    path.join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    ...there,
  ];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      // Violations make it end with an error too; only what is no report is a failure to look.
      try {
        resolve(JSON.parse(stdout) as Report);
      } catch {
        reject(new Error(stderr || error?.message));
      }
    });
  });
}

const violations = (report: Report): string[] =>
  [...new Set(report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`))].sort();

const garden = mkdtempSync(path.join(tmpdir(), 'tsukimi-walls-'));
after(() => rmSync(garden, { recursive: true, force: true }));
for (const { files } of plantedFaults) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(garden, name)), { recursive: true });
    writeFileSync(path.join(garden, name), text);
  }
}
for (const name of ['package.json', 'tsconfig.json'])
  writeFileSync(path.join(garden, name), readFileSync(path.join(root, name)));
symlinkSync(path.join(root, 'node_modules'), path.join(garden, 'node_modules'), 'dir');

const [house, planted] = await Promise.all([cruise(root), cruise(garden)]);

test('no import in the code base goes through a wall', () => {
  assert.deepEqual(violations(house), []);
});

test('every file of the code base was read', () => {
  const read = new Set(house.modules.map(({ source }) => source));
  assert.deepEqual(
    sourceFiles(root).filter((file) => !read.has(file)),
    [],
  );
  // A reader that cannot parse TypeScript lists the files and sees no import in them.
  const own = house.modules.filter(({ source }) => rooms.some((room) => source.startsWith(`${room}/`)));
  const written = own.filter(({ source }) =>
    /^\s*(import|export) .*from '/m.test(readFileSync(path.join(root, source), 'utf8')),
  );
  assert.deepEqual(
    written.filter(({ dependencies }) => dependencies.length === 0).map(({ source }) => source),
    [],
  );
});

test('every wall has a planted fault', () => {
  const config = readFileSync(path.join(root, '.dependency-cruiser.cjs'), 'utf8');
  const names = [...config.matchAll(/never\(\s*'([a-z-]+)'/g)].map(([, name]) => name!);
  const known = new Set(plantedFaults.map(({ rule }) => rule));
  assert.ok(names.length > 15);
  assert.deepEqual(
    names.filter((name) => !known.has(name)),
    [],
  );
});

for (const { rule, files } of plantedFaults) {
  test(`a fault against ${rule} is seen, and nothing else in it`, () => {
    const seen = planted.summary.violations
      .filter(({ from }) => from in files)
      .map((violation) => violation.rule.name);
    assert.deepEqual([...new Set(seen)], [rule]);
  });
}

/** What a file imports to run, not for its types alone. */
const runImports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )([^;]*?) from '([^']+)'/gms)]
    .filter(([, names]) => !/^\{(\s*type [^,}]+,?)+\s*\}$/.test(names!))
    .map(([, , from]) => from!);

test('what a browser takes from the contract brings no validator along', () => {
  const contract = path.join(root, 'contract/src');
  const brings = (file: string, seen = new Set<string>()): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    return runImports(file).some(
      (from) => from === 'typebox' || (from.startsWith('./') && brings(path.join(contract, from), seen)),
    );
  };
  assert.ok(brings(path.join(contract, 'videos.ts')));
  const heavy = globSync('web/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/[.]test[.]tsx?$|\/test-[a-z-]+[.]tsx?$/.test(file))
    .flatMap((file) =>
      runImports(path.join(root, file))
        .filter((from) => from.startsWith('#contract/'))
        .filter((from) => brings(path.join(contract, from.slice('#contract/'.length))))
        .map((from) => `${file} → ${from}`),
    );
  assert.deepEqual(heavy, []);
});

test('SQL of a domain is run in its -queries files alone', () => {
  const files = globSync('server/src/domains/**/*.ts', { cwd: root }).filter(
    (file) => !/-queries[.]ts$|[.]test[.]ts$|\/test-[a-z0-9-]+[.]ts$|\/fixtures\//.test(file),
  );
  const running = files.filter((file) =>
    /[.]query\s*[<(.]/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  assert.deepEqual(running, []);
});

test('every table has one owner', () => {
  const owned = Object.values(tableOwners).flat();
  assert.deepEqual([...owned].sort(), tablesOfTheHouse(root).sort(), 'say in table-owners.ts whose it is');
});

test('nobody reads or writes a table of another room past its door, but for what is listed, and all of that is needed', () => {
  assert.deepEqual(
    borrowedIn(root, tableOwners),
    borrowedTables,
    'ask the owner of the table for a function or a view; take from borrowed-tables.ts what is no longer needed',
  );
});

test('what is read past doors is no more than it was', () => {
  const each = Object.values(borrowedTables).map(
    ({ reads = [], writes = [] }) => reads.length + writes.length,
  );
  const now = {
    files: each.length,
    tables: each.reduce((sum, n) => sum + n, 0),
    ofOneFile: Math.max(...each),
  };
  assert.deepEqual(now, borrowedAtMost, 'lower the numbers with the list; they never rise');
});

test('where SQL names a table, what code puts together is listed with a reason, and all of that is needed', () => {
  const listed = Object.entries(computedTables).map(([file, those]) => [file, Object.keys(those).sort()]);
  assert.deepEqual(
    computedInHouse(root),
    Object.fromEntries(listed),
    'say in computed-tables.ts what it comes to',
  );
});

test('a room hands over sealed columns of its own tables alone', () => {
  assert.deepEqual(sealedElsewhere(root, tableOwners), []);
});

test('nothing is written across a border', () => {
  assert.deepEqual(
    Object.entries(borrowedTables).filter(([, { writes }]) => writes),
    [],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Executor } from '../../../../platform/db/database.ts';
import { CachedPostings } from './cached-postings.ts';
import { OtherEdition } from './postings-queries.ts';

/** A table of postings in which every even lexeme stands in every block, with so many bytes each. */
function postingsTable(bytes: number) {
  const present = { edition: 7 };
  const asked: number[][] = [];
  const query = async (_: string, values: readonly unknown[] = []): Promise<unknown[]> => {
    const [lexemes, from, until] = values as [number[], number, number];
    asked.push(lexemes);
    const rows = lexemes
      .filter((lexeme) => lexeme % 2 === 0)
      .flatMap((lexeme) =>
        Array.from({ length: until - from }, (_, at) => ({
          lexeme,
          block: from + at,
          places: Buffer.alloc(bytes, lexeme).toString('base64'),
          edition: present.edition,
        })),
      );
    return rows.length > 0 ? rows : [{ edition: present.edition, lexeme: null }];
  };
  return { db: { query } as Executor, asked, present };
}

test('what was read is not asked for again, nor what is nowhere; what is new is asked for alone', async () => {
  const { db, asked } = postingsTable(4);
  const cached = new CachedPostings(7);
  const [first, second] = await cached.of(db, 'newest', [2, 3], [0, 2]);
  assert.deepEqual([...first!.keys(), ...second!.keys()], [2, 2]);
  assert.deepEqual(first!.get(2), Buffer.alloc(4, 2));
  assert.deepEqual(await cached.of(db, 'newest', [2, 3], [0, 2]), [first, second]);
  await cached.of(db, 'newest', [2, 4], [1, 2]);
  await cached.of(db, 'views', [2], [0, 1]);
  assert.deepEqual(asked, [[2, 3], [4], [2]]);
});

test('what was not used longest makes room, and what is larger than all of it is answered all the same', async () => {
  const { db, asked } = postingsTable(1024 ** 2);
  const cached = new CachedPostings(7);
  for (let lexeme = 2; lexeme <= 120; lexeme += 2) {
    await cached.of(db, 'newest', [lexeme], [0, 1]);
    // Used again each time.
    await cached.of(db, 'newest', [2], [0, 1]);
  }
  asked.length = 0;
  await cached.of(db, 'newest', [2, 118, 4], [0, 1]);
  assert.deepEqual(asked, [[4]]);
  const blocks = await cached.of(db, 'newest', [200], [0, 60]);
  assert.ok(blocks.every((block) => block.get(200)?.length === 1024 ** 2));
});

test('what makes room while others are read is still what it was', async () => {
  const { db, asked } = postingsTable(1024 ** 2);
  const cached = new CachedPostings(7);
  // The oldest, in two blocks, and as much besides as fits.
  await cached.of(db, 'newest', [2], [0, 2]);
  for (let lexeme = 4; lexeme <= 60; lexeme += 2) await cached.of(db, 'newest', [lexeme], [0, 1]);
  asked.length = 0;
  const blocks = await cached.of(db, 'newest', [2, 80], [0, 2]);
  assert.deepEqual(asked, [[80]]);
  assert.deepEqual(
    blocks.map((block) => [...block.keys()]),
    [
      [2, 80],
      [2, 80],
    ],
  );
});

test('what is of another edition is neither answered nor cached', async () => {
  const { db, asked, present } = postingsTable(4);
  const cached = new CachedPostings(7);
  present.edition = 6;
  await assert.rejects(cached.of(db, 'newest', [2], [0, 1]), OtherEdition);
  await assert.rejects(cached.of(db, 'newest', [3], [0, 1]), OtherEdition);
  present.edition = 7;
  await cached.of(db, 'newest', [2, 3], [0, 1]);
  assert.deepEqual(asked, [[2], [3], [2, 3]]);
});

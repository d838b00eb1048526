import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDatabase } from '../../../platform/db/test-database.ts';
import { filterBits, filterRules } from './filter-queries.ts';

test('the bits of a video say what its filters say', async () => {
  const { db } = await testDatabase();
  const lists = (values: readonly string[], name: string): string =>
    `unnest(array[${values.join(', ')}]) as ${name}`;
  await db.query(
    `insert into videos (id, slug, title, subtitle_languages, audio_language, release_status, duration_seconds)
     select gen_random_uuid(), 'film-' || row_number() over (), 'Film', string_to_array(subtitles, ','), audio, release, seconds from
       ${lists([`''`, `'en'`, `'en,de'`], 'subtitles')}, ${lists(['null', `'ja'`, `'en'`], 'audio')},
       ${lists(['null', `'ongoing'`, `'releasing'`, `'completed'`, `'upcoming'`], 'release')},
       ${lists(['null', '0', '599', '600', '1799', '1800', '90000'], 'seconds')}`,
  );
  for (const [name, { sql, bit }] of Object.entries(filterRules)) {
    const [row] = await db.query<{ wrong: number; passing: number; all: number }>(
      `select count(*) filter (where coalesce(${sql}, false) <> (filter_bits & ${bit} = ${bit}))::int as wrong,
         count(*) filter (where ${sql})::int as passing, count(*)::int as all from videos v`,
    );
    assert.equal(row!.wrong, 0, name);
    assert.ok(row!.passing > 0 && row!.passing < row!.all, name);
  }
  const bits = Object.values(filterRules).map(({ bit }) => bit);
  assert.equal(
    filterBits({ subOrDub: 'dub', status: 'completed', duration: 'long' }),
    filterRules.dub.bit + filterRules.completed.bit + filterRules.long.bit,
  );
  assert.equal(new Set(bits).size, bits.length);
});

import type { Executor } from '../../../platform/db/database.ts';

/** Adds the missing words. It never waits for another transaction that adds the same. */
export async function addTerms(
  db: Executor,
  terms: readonly { term: string; sound: string; deletions: readonly string[] }[],
): Promise<void> {
  await db.query(
    `insert into search_terms (term, sound, deletions)
     select n.term, n.sound, string_to_array(n.deletions, ' ')
     from unnest($1::text[], $2::text[], $3::text[]) as n(term, sound, deletions)
     where not exists (select 1 from search_terms t where t.term = n.term)`,
    [
      terms.map((row) => row.term),
      terms.map((row) => row.sound),
      terms.map((row) => row.deletions.join(' ')),
    ],
  );
}

export async function knownTerms(db: Executor, terms: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ term: string }>(
    'select term from search_terms where term = any($1::text[])',
    [terms],
  );
  return new Set(rows.map((row) => row.term));
}

/** Recounts how many videos contain each word of the vocabulary, and forgets unused words and duplicates. */
export async function refreshTerms(db: Executor): Promise<void> {
  await db.query(
    `with counted as (
       select word, sum(ndoc) as ndoc from (
         select case when left(word, 2) = 'r:' then substr(word, 3) else word end as word, ndoc
         from ts_stat('select head from video_search')
         where left(word, 2) = 'r:' or position(':' in word) = 0
       ) w group by word
     ), fresh as (
       select min(t.ctid) as row, t.term, c.ndoc from search_terms t left join counted c on c.word = t.term group by t.term, c.ndoc
     ), gone as (
       delete from search_terms t using fresh f where f.term = t.term and (f.ndoc is null or t.ctid <> f.row)
     )
     update search_terms t set frequency = least(f.ndoc, 2000000000)
     from fresh f where f.row = t.ctid and f.ndoc is not null and t.frequency <> least(f.ndoc, 2000000000)`,
  );
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseSorts } from '#contract/case-lists.ts';
import { limits } from '#contract/limits.ts';
import { testWeb } from '#tests/support/test-web.ts';

const { call, memberNamed, platform } = await testWeb();
const keeper = await memberNamed('keeper', { role: 'admin' });
const guardian = await memberNamed('guardian', { role: 'admin', childSafety: true });
// More than are counted; every fifth is called a lantern, which is more than a search counts.
await platform.db.query(
  `insert into cases (id, target_kind, target_id, title, state, priority, report_count, created_at, last_reported_at, decided_at,
     is_minor_related, assignee_id, due_at, due_half_at)
   select gen_random_uuid(), case when i % 3 = 0 then 'photo' else 'video' end, gen_random_uuid(),
     case when i % 5 = 0 then 'Lantern ' else 'Harbour ' end || i, state, (random() * 40000)::int + case when i % 10 = 0 then 1000000 else 0 end,
     (random() * 50)::int, now() - random() * interval '90 days', now() - random() * interval '90 days',
     case when state in ('upheld', 'dismissed') then now() end, i % 10 = 0, case when i % 4 = 0 then $1::uuid end,
     case when i % 6 = 0 then now() + i * interval '1 minute' end, case when i % 6 = 0 then now() end
   from (select i, (array['open', 'in_review', 'reopened', 'upheld', 'dismissed'])[1 + i % 7 % 5] as state from generate_series(1, 7000) i) n`,
  [keeper.id],
);
await platform.db.query('analyze cases');

const narrowings = [
  [{}, `state in ('open', 'in_review', 'reopened')`],
  [{ p_state: 'all' }, 'true'],
  [{ p_state: 'all', p_assignee: 'me' }, 'assignee_id = $1'],
  [{ p_state: 'all', p_assignee: 'me', p_search: 'HARBOUR' }, `assignee_id = $1 and title like 'Harbour%'`],
  [{ p_state: 'all', p_assignee: 'me', p_search: 'ha' }, `assignee_id = $1 and title like 'Harbour%'`],
  [{ p_state: 'all', p_assignee: 'me', p_search: 'lantern' }, `assignee_id = $1 and title like 'Lantern%'`],
  [{ p_assignee: 'me', p_search: '100%' }, 'false'],
  [{ p_state: 'upheld', p_kind: 'photo' }, `state = 'upheld' and target_kind = 'photo'`],
  [{ p_state: 'all', p_search: 'lantern' }, `title like 'Lantern%'`],
  [{ p_state: 'all', p_search: 'la' }, `title like 'Lantern%'`],
  [{ p_state: 'dismissed', p_search: 'no such' }, 'false'],
] as const;

for (const p_sort of caseSorts)
  for (const [narrowing, condition] of narrowings)
    test(`cases by ${p_sort}, narrowed by ${JSON.stringify(narrowing)}, are those that match, in their order`, async () => {
      for (const who of [keeper, guardian])
        for (const p_is_ascending of [true, false]) {
          const direction = p_is_ascending ? 'asc' : 'desc';
          const second = p_sort === 'priority' ? `last_reported_at ${direction}, ` : '';
          const expected = await platform.db.query<{ id: string }>(
            `select id from cases where $1::uuid is not null and ${condition} and ($2 or not is_minor_related)
             order by ${p_sort} ${direction}, ${second} id ${direction}`,
            [keeper.id, who === guardian],
          );
          const mine = 'p_assignee' in narrowing && who === guardian ? [] : expected;
          const most = 'p_search' in narrowing ? limits.casesFoundCounted : limits.casesCounted;
          for (const p_offset of [0, 50]) {
            const page = await call('list_cases', { ...narrowing, p_sort, p_is_ascending, p_offset }, who);
            assert.deepEqual(
              page.items.map(({ id }) => id),
              mine.slice(p_offset, p_offset + limits.casesPageSize).map(({ id }) => id),
            );
            assert.equal(page.total, Math.min(most, mine.length));
            assert.equal(page.is_capped, mine.length > most);
          }
        }
    });

test('what is found in one state comes before what is found in another, however many others go before it', async () => {
  const hours = (from: string) => `now() - interval '900 days' + (${from} + i) * interval '1 minute'`;
  await platform.db.query(
    `insert into cases (id, target_kind, target_id, title, state, assignee_id, created_at, last_reported_at, decided_at)
     select gen_random_uuid(), 'video', gen_random_uuid(), title, state, $1, at, at, case when state = 'dismissed' then now() end
     from (select 'Quay ' || i as title, 'dismissed' as state, ${hours('0')} as at from generate_series(1, 4500) i
       union all select 'Beacon ' || i, 'dismissed', ${hours('5000')} from generate_series(1, 40) i
       union all select 'Beacon ' || i, 'open', ${hours('6000')} from generate_series(1, 1200) i) one`,
    [keeper.id],
  );
  await platform.db.query('analyze cases');
  const expected = await platform.db.query<{ id: string }>(
    `select id from cases where title like 'Beacon%' order by created_at, id limit $1`,
    [limits.casesPageSize],
  );
  for (const assignee of [{}, { p_assignee: 'me' }] as const) {
    const query = { p_state: 'all', p_search: 'beacon', p_sort: 'created_at', p_is_ascending: true } as const;
    const { items, is_capped } = await call('list_cases', { ...query, ...assignee }, keeper);
    assert.deepEqual(
      items.map(({ id }) => id),
      expected.map(({ id }) => id),
    );
    assert.equal(is_capped, true);
  }
});

import { setTimeout as sleep } from 'node:timers/promises';
import type { Executor } from '#server/platform/db/database.ts';
import { type Line, number } from '../line.ts';
import { uncachedCpu } from '../measure/request-cpu.ts';
import { median } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { small, withClient } from '../world/postgres.ts';
import { listQuestions, searchQuestions, videoQuestions } from '../world/questions.ts';
import type { Site } from '../world/site.ts';

const asked = 950;

const inDatabase = <T>(site: Site, work: (db: Executor) => Promise<T>): Promise<T> =>
  withClient(site.databaseUrl, (client) =>
    work({
      query: async <R>(text: string, values: readonly unknown[] = []) =>
        (await client.query(text, values as unknown[])).rows as R[],
    }),
  );

const told = `select pg_notify('tsukimi', '{"topic":"place.rules"}')`;

/**
 * The bench asks from this machine, a place that nobody knows. One category is barred there, and one tag; by the same ids each time, for
 * rules stay for months, and statements that are prepared for them, too.
 */
const bar = (site: Site): Promise<void> =>
  inDatabase(site, async (db) => {
    await db.query(
      `insert into place_rules (id, kind, subject_id, mode, places, reason, set_by_name) overriding system value
       select 1000000 + row_number() over (), kind, id, 'except', '{ZZ}', 'The bench.', 'bench' from (
         (select 'category' as kind, id::text as id from categories where video_count > 0 order by video_count, id limit 1)
         union all (select 'tag', id::text from tags where video_count > 0 order by video_count, id limit 1)) subjects
       on conflict do nothing`,
    );
    await db.query(told);
  });

const unbar = (site: Site): Promise<void> =>
  inDatabase(site, async (db) => {
    await db.query('delete from place_rules');
    await db.query(told);
  });

/** Slugs of videos that no rule concerns: the others are refused before anything is read of them. */
const slugs = (site: Site): Promise<string[]> =>
  inDatabase(site, async (db) =>
    (
      await db.query<{ slug: string }>(
        `select slug from published_videos where place_rules is null order by md5(id::text) limit ${asked}`,
      )
    ).map(({ slug }) => slug),
  );

/** What a request costs where something is barred, against the same where nothing is. */
export const barredPlaces: Row = {
  name: 'barred-places',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const postgres = await world.postgres();
    await bar(site);
    const kinds = [
      { work: 'list of 24', questions: listQuestions() },
      { work: 'one video', questions: videoQuestions((await slugs(site)).slice(0, 800)) },
      { work: 'search', questions: searchQuestions(asked) },
    ];
    const lines: Line[] = [];
    for (const { work, questions } of kinds) {
      const found: { on: number; off: number }[] = [];
      for (let round = 0; round <= world.rounds; round++) {
        const of = async (change: (one: Site) => Promise<void>): Promise<number> => {
          await change(site);
          // The rules are read again a moment after the notice.
          await sleep(500);
          return (await uncachedCpu(site, postgres, questions)).total;
        };
        const off = await of(unbar);
        const on = await of(bar);
        if (round > 0) found.push({ on, off });
      }
      const middle = (side: 'on' | 'off'): string => number(median(found.map((one) => one[side])));
      lines.push({
        work: `${work} where a category and a tag are barred, uncached`,
        yardstick: `no rules: ${middle('off')} ms CPU`,
        ours: `${middle('on')} ms CPU`,
        figure: median(found.map(({ on, off }) => on / off)),
        bounds: { direction: 'at most', must: 1.1, aim: 1.03, unit: '×' },
        note: `${number(small.videos)} videos`,
      });
    }
    await unbar(site);
    return lines;
  },
};

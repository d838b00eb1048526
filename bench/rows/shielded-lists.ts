import { shieldCookieValue } from '#contract/shield-cookie.ts';
import { type Line, number } from '../line.ts';
import { type RequestCpu, uncachedCpu } from '../measure/request-cpu.ts';
import { median } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { small, withClient } from '../world/postgres.ts';
import { listQuestions, searchQuestions } from '../world/questions.ts';
import type { Site } from '../world/site.ts';

const rules = 50;
/** Of all questions in a round: fewer would measure compilers that are not warm yet. */
const passes = 8;

async function meanOf(count: number, measure: () => Promise<RequestCpu>): Promise<RequestCpu> {
  const all: RequestCpu[] = [];
  for (let pass = 0; pass < count; pass++) all.push(await measure());
  const mean = (of: keyof RequestCpu): number => all.reduce((sum, one) => sum + one[of], 0) / count;
  return { web: mean('web'), postgres: mean('postgres'), total: mean('total'), p50: mean('p50') };
}

/** The cookie of a visitor who shields the least used tags: most hidden, some blurred and warned of. */
const shieldOf = (site: Site): Promise<string> =>
  withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id::text from tags where video_count > 0 order by video_count, id limit $1',
      [rules],
    );
    const value = shieldCookieValue(
      rows.map(({ id }, at) => ({
        kind: 'tag' as const,
        subjectId: id,
        act: at % 5 === 0 ? 'blur' : at % 5 === 1 ? 'warn' : 'hide',
      })),
    );
    return `cookie: shield=${value}`;
  });

/** What a list costs somebody with a shield, against the same for everybody. */
export const shieldedLists: Row = {
  name: 'shielded-lists',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const postgres = await world.postgres();
    const header = await shieldOf(site);
    const kinds = [
      // The first ten pages: each video that is passed over is held to the shield, which costs those who go on further.
      { work: 'list of 24, its first ten pages', questions: listQuestions().slice(0, 240) },
      { work: 'search', questions: searchQuestions(950) },
    ];
    const lines: Line[] = [];
    for (const { work, questions } of kinds) {
      const shielded = questions.map((text) => text.replace('\r\n\r\n', `\r\n${header}\r\n\r\n`));
      const found: Record<'on' | 'off', RequestCpu>[] = [];
      for (let round = 0; round <= world.rounds; round++) {
        const off = await meanOf(passes, () => uncachedCpu(site, postgres, questions));
        const on = await meanOf(passes, () => uncachedCpu(site, postgres, shielded));
        if (round > 0) found.push({ on, off });
      }
      const cost = (side: 'on' | 'off'): string => {
        const middle = (of: keyof RequestCpu): string => number(median(found.map((one) => one[side][of])));
        return `${middle('total')} ms CPU (node ${middle('web')}, PostgreSQL ${middle('postgres')})`;
      };
      lines.push({
        work: `${work} with a shield of ${rules} tags, uncached`,
        yardstick: `none: ${cost('off')}`,
        ours: cost('on'),
        figure: median(found.map(({ on, off }) => on.total / off.total)),
        bounds: { direction: 'at most', must: 1.5, aim: 1.2, unit: '×' },
        note: `${number(small.videos)} videos`,
      });
    }
    return lines;
  },
};

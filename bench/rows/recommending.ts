import { findAll } from '#server/domains/recommending/index.ts';
import { longPatience, openDatabase } from '#server/platform/db/database.ts';
import { type Line, number } from '../line.ts';
import { gateCookie } from '../measure/load.ts';
import type { Row } from '../row.ts';
import type { Scale } from '../world/postgres.ts';
import { type SettledMember, settle } from '../world/settle-tastes.ts';
import type { Site } from '../world/site.ts';
import { imaginePopulation, type Population, usualPlan } from '../world/tastes.ts';

const scale: Scale = { videos: usualPlan.videos, views: 40_000, purpose: 'tastes' };
/** As many as a page shows: what is found among them counts. */
const shown = 24;
/** Every so many members are asked for. */
const each = 4;

/** Of what was held out, what stands in a list. */
const recallOf = (held: readonly string[], list: readonly string[]): number =>
  held.filter((id) => list.includes(id)).length / held.length;
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

async function askForYou(site: Site, { cookie }: SettledMember): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${site.port}/rest/v1/rpc/get_for_you`, {
    headers: { cookie: `${gateCookie}; ${cookie}` },
  });
  if (!answer.ok) throw new Error(`get_for_you answered ${answer.status}`);
  const { basis, items } = (await answer.json()) as { basis: string; items: { id: string }[] };
  if (basis !== 'taste') throw new Error(`get_for_you answered what is ${basis}`);
  return items.map(({ id }) => id);
}

/** What most members watched that this one has not, which is what a site without recommendations shows. */
function byPopularity(members: readonly SettledMember[]): (member: SettledMember) => string[] {
  const counts = new Map<string, number>();
  for (const { known } of members) for (const id of known) counts.set(id, (counts.get(id) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([id]) => id);
  return ({ known }) => sorted.filter((id) => !known.includes(id)).slice(0, shown);
}

/** What shares most tags with what a member watched, the rare ones more. */
function byTags({ videos }: Population, videoIds: readonly string[]): (member: SettledMember) => string[] {
  const ofTag = new Map<number, string[]>();
  const places = new Map(videoIds.map((id, place) => [id, place]));
  for (const [place, { tags }] of videos.entries())
    for (const tag of tags) ofTag.set(tag, [...(ofTag.get(tag) ?? []), videoIds[place]!]);
  return ({ known }) => {
    const scores = new Map<string, number>();
    for (const one of known)
      for (const tag of videos[places.get(one)!]!.tags) {
        const all = ofTag.get(tag)!;
        const weight = Math.log(1 + videos.length / all.length);
        for (const id of all) scores.set(id, (scores.get(id) ?? 0) + weight);
      }
    for (const id of known) scores.delete(id);
    return [...scores]
      .sort((a, b) => b[1] - a[1])
      .slice(0, shown)
      .map(([id]) => id);
  };
}

/** How much of what people watched next is among what they are shown, against what is popular and what has the same tags. */
export const recommending: Row = {
  name: 'recommending',
  needs: [],
  alone: true,
  async run(world) {
    const site = await world.site(scale);
    const population = imaginePopulation(usualPlan, 7);
    const { videoIds, members } = await settle(site, population);
    const db = openDatabase(site.databaseUrl, {
      ...{ connections: 3, applicationName: 'tsukimi-bench', statementPatience: longPatience },
    });
    await findAll(db).finally(() => db.close());
    const asked = members.filter(({ held }, at) => at % each === 0 && held.length > 0);
    const popular = byPopularity(members);
    const tagged = byTags(population, videoIds);
    const recalls = { ours: [] as number[], popular: [] as number[], tagged: [] as number[] };
    const met = new Set<string>();
    const isNew = new Set(videoIds.filter((_, place) => population.videos[place]!.isNew));
    let cards = 0;
    let fresh = 0;
    for (const member of asked) {
      const list = await askForYou(site, member);
      recalls.ours.push(recallOf(member.held, list));
      recalls.popular.push(recallOf(member.held, popular(member)));
      recalls.tagged.push(recallOf(member.held, tagged(member)));
      cards += list.length;
      fresh += list.filter((id) => isNew.has(id)).length;
      for (const id of list) met.add(id);
    }
    const [ours, ofPopular, ofTagged] = [recalls.ours, recalls.popular, recalls.tagged].map(meanOf);
    const percent = (share: number): string => `${number(share * 100)} %`;
    const lines: Line[] = [
      {
        work: `what ${number(asked.length)} made people watched next, among ${shown} videos for them`,
        yardstick: `popularity: ${percent(ofPopular!)}; same tags: ${percent(ofTagged!)}`,
        ours: percent(ours!),
        figure: ours! / ofPopular!,
        bounds: { direction: 'at least', must: 2, aim: 3, unit: '×' },
        note: `${number(ours! / ofTagged!)}× same tags`,
      },
      {
        work: `share of ${number(videoIds.length)} videos that anybody of them was shown`,
        yardstick: '–',
        ours: percent(met.size / videoIds.length),
        figure: (met.size / videoIds.length) * 100,
        bounds: { direction: 'at least', must: 60, aim: 80, unit: '%' },
        note: `${number(asked.length)} people`,
      },
      {
        work: 'share of newcomers’ videos that reached somebody',
        yardstick: `${percent(isNew.size / videoIds.length)} of all videos are new`,
        ours: percent([...isNew].filter((id) => met.has(id)).length / isNew.size),
        figure: ([...isNew].filter((id) => met.has(id)).length / isNew.size) * 100,
        bounds: { direction: 'at least', must: 50, aim: 90, unit: '%' },
        note: `${percent(fresh / cards)} of cards`,
      },
    ];
    return lines;
  },
};

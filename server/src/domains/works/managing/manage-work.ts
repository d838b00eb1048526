import type { Input } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { badInput } from '../../../kit/app-error.ts';
import { newId } from '../../../kit/ids.ts';
import type { Platform } from '../../../platform/context.ts';
import type { TransactionExecutor } from '../../../platform/db/database.ts';
import { recountStudios, writeStudioSuccessor } from '../studio-queries.ts';
import { studioReplaced } from '../work-facts.ts';
import { type Done, holdWork } from './answer-work.ts';
import { readLine, readStudios, readSynopsis, readTitle, readTitles, slugFor } from './work-rules.ts';
import {
  dropStudios,
  insertStudio,
  insertWork,
  isSlugTaken,
  lockWorks,
  replaceStudios,
  replaceTitles,
  studioNamed,
  studiosOf,
  unnamedStudios,
  type WorkFacts,
  writeWork,
} from './write-queries.ts';

type Machines = Pick<Platform, 'facts'>;
type Given = Omit<Input<'update_work'>, 'p_work_id'>;

const blank: Omit<WorkFacts, 'title'> = {
  kind: 'tv',
  native_title: null,
  synopsis: null,
  year: null,
  season: null,
  airing: 'finished',
  source: null,
  expected_episodes: null,
  state: 'published',
};

/** Makes a work. Throws `badInput` naming the field. */
export async function createWork(
  transaction: TransactionExecutor,
  platform: Machines,
  input: Input<'create_work'>,
): Promise<Done> {
  const id = newId();
  const facts = factsOf(input, { ...blank, title: '' });
  await lockWorks(transaction);
  await insertWork(transaction, id, await freeSlug(transaction, 'works', facts.title, id), facts);
  await writeLists(transaction, platform, id, input);
  return {
    answer: id,
    act: 'work.created',
    summary: `Created the work "${facts.title}".`,
    details: { ...facts },
  };
}

/** Changes a work: absent fields stay, lists are replaced. Throws `notFound` and `badInput`. */
export async function updateWork(
  transaction: TransactionExecutor,
  platform: Machines,
  { p_work_id: id, ...input }: Input<'update_work'>,
): Promise<Done> {
  await lockWorks(transaction);
  const before = await holdWork(transaction, id);
  const facts = factsOf(input, before);
  await writeWork(transaction, id, facts);
  await writeLists(transaction, platform, id, input);
  const changed = (Object.keys(facts) as (keyof WorkFacts)[]).filter((name) => facts[name] !== before[name]);
  return {
    answer: id,
    act: 'work.changed',
    summary: `Changed the work "${facts.title}".`,
    details: {
      before: Object.fromEntries(changed.map((name) => [name, before[name]])),
      after: Object.fromEntries(changed.map((name) => [name, facts[name]])),
      ...(input.p_titles ? { titles: input.p_titles } : {}),
      ...(input.p_studios ? { studios: input.p_studios } : {}),
    },
  };
}

function factsOf(input: Given, before: WorkFacts): WorkFacts {
  const or = <T>(given: T | undefined, present: T): T => (given === undefined ? present : given);
  const facts: WorkFacts = {
    kind: or(input.p_kind, before.kind),
    title: input.p_title === undefined ? before.title : readTitle(input.p_title),
    native_title:
      input.p_native_title === undefined
        ? before.native_title
        : readLine('p_native_title', input.p_native_title, limits.titleLength),
    synopsis: input.p_synopsis === undefined ? before.synopsis : readSynopsis(input.p_synopsis),
    year: or(input.p_year, before.year),
    season: or(input.p_season, before.season),
    airing: or(input.p_airing, before.airing),
    source: or(input.p_source, before.source),
    expected_episodes: or(input.p_expected_episodes, before.expected_episodes),
    state: or(input.p_state, before.state),
  };
  if (facts.season !== null && facts.year === null) throw badInput('p_season', 'A season needs a year.');
  return facts;
}

/** Titles and studios, where they are given, and how many works the studios have now. */
async function writeLists(
  transaction: TransactionExecutor,
  platform: Machines,
  id: string,
  input: Given,
): Promise<void> {
  if (input.p_titles)
    await replaceTitles(
      transaction,
      id,
      readTitles(input.p_titles).map((title) => ({ id: newId(), ...title })),
    );
  const before = await studiosOf(transaction, id);
  if (input.p_studios) {
    const now: EnsuredStudio[] = [];
    for (const name of readStudios(input.p_studios)) now.push(await ensureStudio(transaction, name));
    await replaceStudios(
      transaction,
      id,
      now.map((studio) => studio.id),
    );
    const gone = await unnamedStudios(transaction, before);
    const heir = heirOf(gone, before, now);
    if (heir !== null) {
      await writeStudioSuccessor(transaction, gone[0]!, heir);
      await platform.facts.state(transaction, studioReplaced, { goneId: gone[0]!, studioId: heir });
    }
    await dropStudios(transaction, gone);
  }
  await recountStudios(transaction, [...new Set([...before, ...(await studiosOf(transaction, id))])]);
}

interface EnsuredStudio {
  id: string;
  isNew: boolean;
}

/** The one studio that is in the place of one that goes: its name was written anew. One that was there already is another. */
function heirOf(
  gone: readonly string[],
  before: readonly string[],
  now: readonly EnsuredStudio[],
): string | null {
  const came = now.filter(({ id }) => !before.includes(id));
  return gone.length === 1 && came.length === 1 && came[0]!.isNew ? came[0]!.id : null;
}

async function ensureStudio(transaction: TransactionExecutor, name: string): Promise<EnsuredStudio> {
  const known = await studioNamed(transaction, name);
  if (known !== null) return { id: known, isNew: false };
  const id = newId();
  await insertStudio(transaction, { id, name, slug: await freeSlug(transaction, 'studios', name, id) });
  return { id, isNew: true };
}

/** A slug that nothing has: with a number behind it where the plain one is taken. */
async function freeSlug(
  transaction: TransactionExecutor,
  table: 'works' | 'studios',
  title: string,
  id: string,
): Promise<string> {
  const plain = slugFor(title, id);
  for (let number = 1; number <= 20; number += 1) {
    const slug = number === 1 ? plain : `${plain}-${number}`;
    if (!(await isSlugTaken(transaction, table, slug))) return slug;
  }
  return `${plain}-${id}`;
}

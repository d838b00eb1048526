import type { ListImport, MatchedEntry } from '#contract/lists.ts';
import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import { type NamedWorkRow, worksNamed } from '../../works/index.ts';
import { entryView, requireRoom } from '../change-list.ts';
import { type EntryRow, entriesAmong, holdList, writeEntries } from '../entry-queries.ts';
import { type Entry, emptyEntry, isSame } from '../entry-rules.ts';
import type { FileEntry } from './list-file.ts';
import { workMeant } from './match-rules.ts';
import { readListFile } from './read-list-file.ts';

export type Wins = 'newer' | 'file';
/** Of each list as many stand in an answer; the numbers are of all. */
const mostTold = 500;

interface Plan {
  matched: (MatchedEntry & { row: EntryRow })[];
  notFound: ListImport['not_found'];
}

/** What a file says, over what stands: what it leaves empty stays. */
function merged(before: Entry | null, said: FileEntry['entry']): Entry {
  const told = Object.entries(said).filter(([, value]) => value !== null && value !== undefined);
  const after: Entry = { ...(before ?? emptyEntry), ...Object.fromEntries(told) };
  // A file that knows nothing of it is of a member who has not chosen: they hear of what they watch.
  return before === null && said.tells_of_new === undefined
    ? { ...after, tells_of_new: after.status === 'watching' }
    : after;
}

/** Whether what stands was changed after what the file says; a file that does not say when is the older. */
const isNewer = (before: EntryRow, one: FileEntry): boolean =>
  one.updated_at === null || Date.parse(before.updated_at) >= Date.parse(one.updated_at);

function planOf(
  file: readonly FileEntry[],
  works: readonly NamedWorkRow[],
  present: readonly EntryRow[],
  wins: Wins,
  now: string,
): Plan {
  const candidates = Map.groupBy(works, ({ asked }) => asked);
  const entries = new Map(present.map((row) => [row.work_id, row]));
  const plan: Plan = { matched: [], notFound: [] };
  for (const [index, one] of file.entries()) {
    const work = workMeant(one, candidates.get(index + 1) ?? []);
    if (typeof work === 'string') {
      plan.notFound.push({ title: one.named, why: work });
      continue;
    }
    const before = entries.get(work.id) ?? null;
    const stays = before !== null && wins === 'newer' && isNewer(before, one);
    const after = stays ? before : merged(before, one.entry);
    const isEqual = before !== null && isSame(before, after);
    const change = before === null ? 'added' : isEqual ? (stays ? 'stays' : 'same') : 'changed';
    const updated_at = isEqual ? before.updated_at : (one.updated_at ?? now);
    const row: EntryRow = { ...after, work_id: work.id, updated_at };
    entries.set(work.id, row);
    plan.matched.push({
      work: { id: work.id, slug: work.slug, title: work.title },
      named: one.named,
      change,
      before: before && entryView(before),
      after: entryView(row),
      row,
    });
  }
  return plan;
}

async function planFor(
  db: Executor,
  memberId: string,
  file: readonly FileEntry[],
  wins: Wins,
): Promise<Plan> {
  const asked = file.map(({ work_id, titles }) => ({ id: work_id, titles }));
  const works = asked.length === 0 ? [] : await worksNamed(db, asked);
  const present = await entriesAmong(db, memberId, [...new Set(works.map(({ id }) => id))]);
  return planOf(file, works, present, wins, new Date().toISOString());
}

function answer({ matched, notFound }: Plan): ListImport {
  const of = (change: MatchedEntry['change']) => matched.filter((one) => one.change === change).length;
  const told = [...matched].sort((a, b) => rank(a) - rank(b)).slice(0, mostTold);
  return {
    matched: told.map(({ row: _, ...one }) => one),
    not_found: notFound.slice(0, mostTold),
    added: of('added'),
    changed: of('changed'),
    unchanged: of('same') + of('stays'),
    unknown: notFound.length,
  };
}
const rank = ({ change }: MatchedEntry): number => ['added', 'changed', 'stays', 'same'].indexOf(change);

/** What a file would change. Throws `badInput`. */
export async function previewImport(
  db: Executor,
  memberId: string,
  text: string,
  wins: Wins,
): Promise<ListImport> {
  return answer(await planFor(db, memberId, readListFile(text), wins));
}

/** Reads a file into a member's list. Throws `badInput` and `conflict`. */
export async function importList(
  transaction: TransactionExecutor,
  memberId: string,
  text: string,
  wins: Wins,
): Promise<ListImport> {
  const file = readListFile(text);
  await holdList(transaction, memberId);
  const plan = await planFor(transaction, memberId, file, wins);
  const rows = new Map(
    plan.matched
      .filter(({ change }) => change === 'added' || change === 'changed')
      .map(({ row }) => [row.work_id, row]),
  );
  const added = plan.matched.filter(({ change }) => change === 'added').length;
  if (added > 0) await requireRoom(transaction, memberId, added);
  if (rows.size > 0) await writeEntries(transaction, memberId, [...rows.values()]);
  return answer(plan);
}

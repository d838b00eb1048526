import type { ReportTargetKind } from '#contract/reports.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { firstUuid } from '../../../platform/db/first-and-last-ids.ts';
import type { StoredText } from './stored-text.ts';

export interface TextRow {
  id: string;
  ownerId: string | null;
  texts: string[];
}

/** Before all ids. */
const firstId = { uuid: firstUuid, bigint: '-1' } as const;

/** The next rows of a table of texts, by id. Table and column names come from a list of ours. */
export const textsAfter = (
  db: Executor,
  { table, idType, owner, texts, lists = [], unless }: StoredText,
  { after, limit }: { after: string | null; limit: number },
): Promise<TextRow[]> =>
  db.query<TextRow>(
    `select id::text as id, ${owner === null ? 'null::uuid' : owner} as "ownerId",
       array_remove(array[${texts.join(', ')}]::text[]${lists.map((list) => ` || ${list}`).join('')}, null) as texts
     from ${table} where id > coalesce($1::${idType}, ${firstId[idType]})${unless === undefined ? '' : ` and not (${unless})`}
     order by id limit $2`,
    [after, limit],
  );

export interface TextLook {
  name: string;
  listMark: string;
  afterId: string | null;
  isDone: boolean;
}
export const textLooks = (db: Executor): Promise<TextLook[]> =>
  db.query(
    `select name, list_mark as "listMark", after_id as "afterId", done_at is not null as "isDone" from text_looks`,
  );

/** Records how far a kind has come. With another list it starts over. */
export async function noteTextLook(
  db: Executor,
  look: TextLook & { looked: number; found: number },
): Promise<void> {
  await db.query(
    `insert into text_looks as l (name, list_mark, after_id, done_at, looked, found)
     values ($1, $2, $3, case when $4 then now() end, $5, $6)
     on conflict (name) do update set list_mark = $2, after_id = $3, done_at = case when $4 then now() end,
       looked = $5 + case when l.list_mark = $2 then l.looked else 0 end,
       found = $6 + case when l.list_mark = $2 then l.found else 0 end`,
    [look.name, look.listMark, look.afterId, look.isDone, look.looked, look.found],
  );
}

/** Whether the site has reported a thing with these exact words: somebody has looked at them, or will. */
export const wasReported = async (
  db: Executor,
  { kind, id, content }: { kind: ReportTargetKind; id: string; content: string },
): Promise<boolean> =>
  (
    await db.query(
      `select from reports where target_kind = $1 and target_id = $2 and reporter_id is null and evidence ->> 'found_in' = $3 limit 1`,
      [kind, id, content],
    )
  ).length > 0;

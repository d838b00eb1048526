import type { NoticeKind } from '#contract/notice-lists.ts';
import type { ReportReason } from '#contract/reports.ts';
import type { Executor } from '../../../platform/db/database.ts';

export interface UnconfirmedRow {
  id: string;
  kind: NoticeKind;
  name: string;
  email: string;
  sent_at: Date;
  addresses: string[];
  reason_category: ReportReason;
  sworn: Record<string, string | boolean>;
}

/** Those of them that this admin may see. */
const shown = (seesMinors: boolean): string =>
  `n.filed_at is null${seesMinors ? '' : ` and n.reason_category <> 'POTENTIALLY_FEATURES_MINOR'`}`;

export const unconfirmedNotices = (
  db: Executor,
  seesMinors: boolean,
  most: number,
): Promise<UnconfirmedRow[]> =>
  db.query<UnconfirmedRow>(
    `select n.id, n.kind, n.name, n.email, n.sent_at, n.reason_category, n.sworn,
       array(select i.address from notice_items i where i.notice_id = n.id order by i.position) as addresses
     from notices n where ${shown(seesMinors)} order by n.sent_at desc, n.id desc limit $1`,
    [most],
  );

/** How many wait for somebody to confirm their address, to at most `most`; of all, or of those that an admin may see. */
export const countUnconfirmedNotices = async (
  db: Executor,
  most: number,
  seesMinors = true,
): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from (select from notices n where ${shown(seesMinors)} limit $1) waiting`,
      [most],
    )
  )[0]?.n ?? 0;

import assert from 'node:assert/strict';
import type { Input } from '#contract/calls.ts';
import type { Platform } from '#server/platform/context.ts';
import type { Caller, TestCalls } from './test-calls.ts';

type Report = Input<'submit-report'>;
export type ReportReason = NonNullable<Report['reason_category']>;
export interface ReportedThing {
  kind: Report['target_kind'];
  id: string;
}
type Db = Pick<Platform, 'db'>;

/** Reports a thing; answers the id of the report. */
export const reportThing = async (
  { call }: Pick<TestCalls, 'call'>,
  { kind, id }: ReportedThing,
  who: Caller,
  reason: ReportReason = 'HATEFUL_INFLAMMATORY',
  words?: string,
): Promise<string> =>
  (
    await call(
      'submit-report',
      {
        target_kind: kind,
        target_id: id,
        reason_category: reason,
        ...(words ? { custom_reason_text: words } : {}),
      },
      who,
    )
  ).report_id;

/** The id of the case about a thing. */
export async function caseOfThing({ db }: Db, targetId: string): Promise<string> {
  const [found] = await db.query<{ id: string }>('select id from cases where target_id = $1', [targetId]);
  return found?.id ?? assert.fail(`no case of ${targetId}`);
}

/** Reports a thing; answers the id of its case. */
export async function reportedCase(
  web: Pick<TestCalls, 'call'> & { platform: Db },
  thing: ReportedThing,
  who: Caller,
  reason?: ReportReason,
  words?: string,
): Promise<string> {
  await reportThing(web, thing, who, reason, words);
  return caseOfThing(web.platform, thing.id);
}

/** What a video is as far as others see it: `published`, `held`, … */
export const statusOfVideo = async ({ db }: Db, id: string): Promise<string | undefined> =>
  (await db.query<{ it: string }>('select publish_status as it from videos where id = $1', [id]))[0]?.it;

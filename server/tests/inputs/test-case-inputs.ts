import { openCase, refreshCases } from '#server/domains/moderation/cases/case-queries.ts';
import { writeDecision } from '#server/domains/moderation/cases/decision-queries.ts';
import { writeReport } from '#server/domains/moderation/report-queries.ts';
import { writePlaceRule } from '#server/domains/videos/places/place-rule-queries.ts';
import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import { hashOfReceipt, newReceipt } from '#server/platform/receipts.ts';
import { insertSecondLook } from '#server/platform/second-looks/second-look-queries.ts';
import { makeMember } from '#tests/support/test-member.ts';
import { freshName } from '#tests/support/test-names.ts';
import { once } from '#tests/support/test-once.ts';
import type { Known } from './contract-samples.ts';
import { insertTestTag } from './test-catalogue-inputs.ts';

/** A case of a comment that is gone, reported once; answers its id. */
export async function insertTestCase(
  { db }: Pick<Platform, 'db'>,
  authorId: string,
  reporterId: string,
): Promise<string> {
  const targetId = newId();
  const id = await openCase(db, {
    id: newId(),
    kind: 'comment',
    targetId,
    ownerId: authorId,
    title: 'Lantern',
  });
  await writeReport(db, {
    id: newId(),
    caseId: id,
    kind: 'comment',
    targetId,
    ownerId: authorId,
    reporterId,
    reason: 'SPAM_MISLEADING_SPONSORED',
    text: null,
    evidence: { content: 'Lantern' },
    heldTarget: false,
  });
  await refreshCases(db, [id]);
  return id;
}

/** A legal hold as it lies in the table; answers its id. */
export async function insertTestHold(
  { db }: Pick<Platform, 'db'>,
  kind: 'case' | 'member',
  subjectId: string,
): Promise<string> {
  const id = newId();
  await db.query(
    `insert into legal_holds (id, subject_kind, subject_id, reason, placed_by_name) values ($1, $2, $3, 'A court asked.', 'keeper')`,
    [id, kind, subjectId],
  );
  return id;
}

/** What the calls of cases can be given. */
export function caseInputs(platform: Platform): Known {
  const { db } = platform;
  const author = once(() => makeMember(platform, freshName()));
  const reporter = once(() => makeMember(platform, freshName()));
  const open = async () => insertTestCase(platform, (await author()).id, (await reporter()).id);
  const decided = async (authorId: string): Promise<{ receipt: string; caseId: string }> => {
    const receipt = newReceipt();
    const caseId = await open();
    await writeDecision(
      db,
      {
        id: newId(),
        case_id: caseId,
        outcome: 'dismissed',
        target_action: 'leave',
        was_held: true,
        held_by: 'report',
        detections: ['report'],
        was_disabled: false,
        stays_down: false,
        author_id: authorId,
        author_action: 'none',
        suspended_until: null,
        upload_right_taken: false,
        had_upload_grant: null,
        ground: null,
        explanation: null,
        targets: [],
        places: null,
        is_told: true,
      },
      { deciderId: null, strikeId: null, receipt: { hash: hashOfReceipt(receipt), sealed: Buffer.of(0) } },
    );
    return { receipt, caseId };
  };
  return {
    nobody: null,
    place_kind: 'tag',
    place_codes: ['DE'],
    tag_slug: async () => {
      const name = freshName();
      await insertTestTag(platform, { name });
      return name;
    },
    tag_with_rule: async () => {
      const id = String(await insertTestTag(platform));
      await writePlaceRule(db, {
        ...{ kind: 'tag', subjectId: id, mode: 'except', places: ['DE'], reason: 'The law there.' },
        ...{ caseId: null, setBy: null, setByName: 'keeper' },
      });
      return id;
    },
    hold_subject: 'case',
    legal_hold: async () => insertTestHold(platform, 'case', await open()),
    second_look: async () => {
      const holdId = await insertTestHold(platform, 'case', await open());
      const asker = await makeMember(platform, freshName(), { role: 'admin' });
      const look = { call: 'lift_legal_hold', input: { p_hold_id: holdId, p_reason: 'It is over.' } };
      const about = { subjectKind: 'hold' as const, subjectId: holdId, stood: '', isMinorRelated: false };
      const id = newId();
      await insertSecondLook(platform.db, {
        ...{ id, ...look, ...about, summary: 'Lift a legal hold.', askedBy: asker.id },
      });
      return id;
    },
    open_case: open,
    case_of_author: open,
    other_case_of_author: open,
    case_outcome: 'dismissed',
    decided_case: async () => (await decided((await author()).id)).caseId,
    statement_receipt: async () => (await decided((await author()).id)).receipt,
  };
}

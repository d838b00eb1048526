import type { PlaceKind } from '#contract/place-lists.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { notify } from '../../../platform/db/notifications.ts';
import type { PlaceRule } from '../../../platform/places/place-groups.ts';

/** Topic of the notice that the rules have changed. */
export const placeRulesTopic = 'place.rules';

/** All of them, in order of their ids. There are few: an operator writes them. */
export const readPlaceRules = (db: Executor): Promise<PlaceRule[]> =>
  db.query<PlaceRule>('select id, mode, places from place_rules order by id');

export interface PlaceRuleRow extends PlaceRule {
  kind: PlaceKind;
  subject_id: string;
  reason: string;
  case_id: string | null;
  set_by_name: string;
  set_at: Date;
}
const columns = 'id, kind, subject_id, mode, places, reason, case_id, set_by_name, set_at';

export const placeRuleOf = async (
  db: Executor,
  kind: PlaceKind,
  subjectId: string,
): Promise<PlaceRuleRow | null> =>
  (
    await db.query<PlaceRuleRow>(`select ${columns} from place_rules where kind = $1 and subject_id = $2`, [
      kind,
      subjectId,
    ])
  )[0] ?? null;

/** Why something is barred: the oldest of these rules that concerns it. */
export const reasonOf = async (db: Executor, ids: readonly number[]): Promise<string | null> =>
  (
    await db.query<{ reason: string }>(
      'select reason from place_rules where id = any ($1::integer[]) order by id limit 1',
      [ids],
    )
  )[0]?.reason ?? null;

export interface NewPlaceRule {
  kind: PlaceKind;
  subjectId: string;
  mode: PlaceRule['mode'];
  places: readonly string[];
  reason: string;
  caseId: string | null;
  setBy: string | null;
  setByName: string;
}

/** Sets the rule of something, in place of the one it had, and tells every process. */
export async function writePlaceRule(db: Executor, rule: NewPlaceRule): Promise<void> {
  await db.query('delete from place_rules where kind = $1 and subject_id = $2', [rule.kind, rule.subjectId]);
  await db.query(
    `insert into place_rules (kind, subject_id, mode, places, reason, case_id, set_by, set_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [rule.kind, rule.subjectId, rule.mode, rule.places, rule.reason, rule.caseId, rule.setBy, rule.setByName],
  );
  await notify(db, placeRulesTopic, {});
}

/** Removes the rule of something; false: it has none. */
export async function dropPlaceRule(db: Executor, kind: PlaceKind, subjectId: string): Promise<boolean> {
  const gone = await db.query('delete from place_rules where kind = $1 and subject_id = $2 returning id', [
    kind,
    subjectId,
  ]);
  await notify(db, placeRulesTopic, {});
  return gone.length > 0;
}

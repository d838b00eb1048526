import { newId } from '../../../kit/ids.ts';
import type { Executor } from '../../../platform/db/database.ts';

/** A campaign to put creatives into. */
export async function insertTestCampaign(db: Executor, name = 'Lantern week'): Promise<string> {
  const id = newId();
  await db.query(
    `insert into ad_campaigns (id, name, objective, goals) values ($1, $2, 'traffic', '{"pricing": "cpm", "rate": 1000}')`,
    [id, name],
  );
  return id;
}

import { newId } from '#server/kit/ids.ts';
import { hashOfReceipt, newReceipt } from '#server/platform/receipts.ts';
import { cachedPage } from '../measure/cached-page.ts';
import type { Row } from '../row.ts';
import { small, withClient } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';

const legal = '/information/terms';
const addresses = 5;

/** The receipt of a notice about some videos. */
async function makeNotice(site: Site): Promise<string> {
  const [id, receipt] = [newId(), newReceipt()];
  await withClient(site.databaseUrl, async (client) => {
    await client.query(`delete from notices where name = 'The bench'`);
    await client.query(
      `insert into notices (id, receipt_hash, sealed_receipt, kind, email, mailbox, name, sworn, reason_category, is_urgent, filed_at)
       values ($1, $2, '', 'copyright', 'b@example.test', 'b@example.test', 'The bench', '{}', 'COPYRIGHT', false, now())`,
      [id, hashOfReceipt(receipt)],
    );
    await client.query(
      `insert into notice_items (notice_id, position, address, target_kind, target_id)
       select $1, row_number() over (), 'https://example.test/play/' || slug, 'video', id from (select id, slug from videos order by id limit ${addresses}) v`,
      [id],
    );
  });
  return receipt;
}

function assertHolds(page: string, name: string, expected: RegExp): void {
  if (!expected.test(page)) throw new Error(`${name} lacks ${expected}`);
}

/** What the law has us show to everybody, and to whoever wrote a notice. */
export const legalPages: Row = {
  name: 'legal-pages',
  needs: [],
  async run(world) {
    const site = await world.site(small);
    const own = `/case/${await makeNotice(site)}`;
    const [text, standing] = [await site.page(legal), await site.page(own)];
    assertHolds(text, 'the legal page', /class="plain legal"/);
    assertHolds(standing, 'the case page', /We’re looking at it/);
    return [
      await cachedPage(world, site, 'legal page', legal, text, false),
      await cachedPage(world, site, 'legal page', legal, text, true),
      await cachedPage(world, site, 'case page of a receipt', own, standing, false),
      await cachedPage(world, site, 'case page of a receipt', own, standing, true),
    ];
  },
};

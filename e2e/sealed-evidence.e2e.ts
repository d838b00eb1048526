import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { makeMember } from '#tests/support/test-member.ts';
import { plainPicture } from '#tests/support/test-pictures.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { enterAsAdmin, site, url } from './talking.ts';

/** A photo of a member that somebody reported: it may show a minor. Answers its case. */
async function reportedPhoto(): Promise<string> {
  const { platform } = site();
  const [owner, witness] = [
    await makeMember(platform, newName('ren')),
    await makeMember(platform, newName('mio')),
  ];
  const sent = await fetch(`${url}/storage/v1/object/photos/${owner.id}/lantern.png`, {
    method: 'POST',
    headers: { ...owner.bearer, 'content-type': 'image/png' },
    body: new Uint8Array(await plainPicture({ width: 900, height: 600 })),
  });
  const photo = (await sent.json()) as { Id: string };
  await call(
    'submit-report',
    {
      target_kind: 'photo',
      target_id: photo.Id,
      reason_category: 'POTENTIALLY_FEATURES_MINOR',
      custom_reason_text: 'Too young, I think.',
    },
    witness,
  );
  const [one] = await platform.db.query<{ id: string }>('select id from cases where target_id = $1', [
    photo.Id,
  ]);
  return one?.id ?? '';
}

const shownWidth = (page: Page): Promise<number> =>
  page
    .getByRole('img', { name: 'Photo, as reported' })
    .evaluate(async (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));

test('a case that may show a minor: blurred until asked for, gathered, sealed, opened with a reason, reported', async () => {
  const caseId = await reportedPhoto();
  const { page, context, faults } = await visit({ url });
  const guardian = await enterAsAdmin(context);
  await site().platform.db.query(
    `insert into account_rights (account_id, child_safety) values ($1, true)
     on conflict (account_id) do update set child_safety = true`,
    [guardian.id],
  );
  await page.goto(`${url}/admin/reports/${caseId}`, { waitUntil: 'load' });
  await alive(page);
  assert.equal(await page.locator('.case-pictures img').count(), 0, 'nothing is shown at first');
  await page.getByRole('button', { name: 'Show its pictures' }).click();
  assert.equal(await shownWidth(page), 320);
  await looksRight(page, 'a case with a covered picture');
  await page.getByRole('button', { name: 'Show it clearly' }).click();
  await page.getByText('You’ve looked at 1 such thing today.').waitFor();
  assert.equal(await shownWidth(page), 900);

  const evidence = page.getByRole('region', { name: 'Evidence for an authority' });
  await evidence.getByRole('button', { name: 'Gather and seal it' }).click();
  await evidence.getByText('We’re gathering it').first().waitFor();
  for (
    let round = 0;
    round < 60 && (await evidence.getByLabel('Why you’re opening it').count()) === 0;
    round++
  ) {
    await page.waitForTimeout(250);
    await page.reload({ waitUntil: 'load' });
  }
  await alive(page);
  await evidence.getByText('2 files').waitFor();
  await evidence.getByLabel('Why you’re opening it').fill('The police asked for it.');
  await evidence.getByRole('button', { name: 'Open it' }).click();
  const download = page.waitForEvent('download');
  await evidence.getByRole('link', { name: 'Download it' }).click();
  assert.match((await download).suggestedFilename(), /^evidence-.+\.zip$/);
  await evidence.getByText('Opened 1 time').click();
  await evidence.getByText('The police asked for it.').waitFor();
  await evidence.getByText('Report to fill in').click();
  assert.match(await evidence.getByRole('textbox').inputValue(), /animeDrawingVirtualHentai/);

  const filed = page.getByRole('region', { name: 'Reports to authorities' });
  await filed.getByLabel('Authority').fill('NCMEC');
  await filed.getByLabel('Report number').fill('CT-1234');
  await filed.getByRole('button', { name: 'Add report' }).click();
  await filed.getByText('CT-1234').waitFor();
  await looksRight(page, 'a case with sealed evidence');
  assert.deepEqual(faults, []);
});

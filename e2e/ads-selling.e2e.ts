import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { insertTestCampaign, insertTestCreative, insertTestPosting } from '#tests/inputs/test-ad-inputs.ts';
import { makeMember } from '#tests/support/test-member.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { enterAsAdmin, site, url } from './talking.ts';

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${url}/admin/advertising/${path}`, { waitUntil: 'load' });
  await alive(page);
};
const said = (page: Page, text: string | RegExp) =>
  page.locator('.status-message', { hasText: text }).first().waitFor({ timeout: 15_000 });
const wide = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });

test('an operator sells: category, campaign, placement and posting, each looking right', async () => {
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  const name = newName('Lantern');

  await open(page, 'categories');
  await page.getByRole('button', { name: 'Create Category' }).click();
  const category = page.getByRole('dialog', { name: 'Create category' });
  await category.getByRole('button', { name: 'Create Category' }).click();
  await category.getByText('Please enter a name for the category.').waitFor();
  await category.getByLabel('Name').fill(`Drinks ${name}`);
  await category.getByRole('button', { name: 'Create Category' }).click();
  await said(page, `“Drinks ${name}” was created.`);
  await looksRight(page, 'the ad categories');
  await wide(page);

  await open(page, 'campaigns');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const campaign = page.getByRole('dialog', { name: 'Create campaign' });
  // The button is in view while the form begins; what is missing stands at its field, which has the focus.
  const create = campaign.getByRole('button', { name: 'Create Campaign' });
  assert.ok((await create.boundingBox())!.y < page.viewportSize()!.height, 'the button is in view');
  await create.click();
  await campaign.getByText('Fill this in.').waitFor();
  assert.ok(
    await campaign
      .getByLabel('Name', { exact: true })
      .evaluate((field) => field === field.ownerDocument.activeElement),
  );
  await campaign.getByLabel('Name', { exact: true }).fill(`Summer ${name}`);
  await campaign.getByLabel('Objective').selectOption('traffic');
  await campaign.getByLabel('Category', { exact: true }).selectOption({ label: `Drinks ${name}` });
  await campaign.getByLabel('First day').fill('2030-06-01');
  await campaign.getByLabel('Last day').fill('2030-06-30');
  await campaign.getByLabel('Total budget, EUR').fill('1250.50');
  await campaign.getByLabel('Pricing').selectOption('cpc');
  await campaign.getByLabel('Rate per click, EUR').fill('0.25');
  await campaign.getByLabel('Tier').selectOption('exclusive');
  await campaign.getByLabel('Daily budget, EUR').fill('a lot');
  await campaign.getByRole('button', { name: 'Create Campaign' }).click();
  await campaign.getByText('Enter an amount in EUR, such as 12.50.').waitFor();
  await campaign.getByLabel('Daily budget, EUR').fill('2000');
  await campaign.getByRole('button', { name: 'Create Campaign' }).click();
  await campaign.getByText('The daily budget is more than the total budget.').waitFor();
  assert.equal(
    await campaign.getByLabel('Daily budget, EUR').getAttribute('aria-invalid'),
    'true',
    'it is said at the field',
  );
  await looksRight(page, 'the form of a campaign');
  await wide(page);
  await campaign.getByLabel('Daily budget, EUR').fill('');
  await campaign.getByRole('button', { name: 'Create Campaign' }).click();
  await said(page, `“Summer ${name}” was created.`);
  // On to its creative, with the campaign chosen, and back.
  await page.getByRole('link', { name: 'Create a creative for it' }).first().click();
  const creativeForm = page.getByRole('dialog', { name: 'Create creative' });
  await creativeForm.getByLabel('Campaign').waitFor();
  assert.equal(
    await creativeForm
      .getByLabel('Campaign')
      .evaluate((node) => (node as HTMLSelectElement).selectedOptions[0]?.text),
    `Summer ${name}`,
  );
  await open(page, 'campaigns');
  const row = page.getByRole('row', { name: new RegExp(`Summer ${name}`) });
  assert.match(
    await row.innerText(),
    /Traffic[\s\S]*€1,250\.50, €0\.25 a click[\s\S]*Exclusive[\s\S]*No creative yet/,
  );
  await row.getByRole('button', { name: /^Pause/ }).click();
  await said(page, `“Summer ${name}” is paused.`);
  await row.getByRole('cell', { name: 'No No creative yet', exact: true }).waitFor();
  await row.getByRole('button', { name: /^Activate/ }).click();
  await said(page, `“Summer ${name}” is active.`);
  await page.getByRole('checkbox', { name: `Summer ${name}` }).check();
  await page.getByRole('button', { name: 'Pause selected' }).click();
  await said(page, '1 campaign paused.');
  await page.getByRole('button', { name: 'Activate selected' }).click();
  await said(page, '1 campaign activated.');
  await looksRight(page, 'the campaigns');
  await wide(page);

  await open(page, 'placements');
  await page.getByRole('button', { name: 'Create Placement' }).click();
  const placement = page.getByRole('dialog', { name: 'Create placement' });
  await placement.getByLabel('Name').fill(`Side ${name}`);
  await placement.getByLabel('Page type').selectOption('Video Page');
  await placement.getByLabel('Position').selectOption('Sidebar Left');
  await placement.getByText('No page of the site has room at “Sidebar Left”').waitFor();
  await placement.getByLabel('Position').selectOption('Sidebar Right');
  await placement.getByLabel('Dimensions').selectOption('custom');
  await placement.getByLabel('Custom width').fill('300');
  await placement.getByText('300 × ?').waitFor();
  await placement.getByLabel('Custom height').fill('240');
  const preview = placement.getByText('300 × 240');
  const box = await preview.boundingBox();
  assert.deepEqual([box?.width, box?.height], [300, 240], 'at true scale');
  await looksRight(page, 'the form of a placement');
  await wide(page);
  await placement.getByLabel('Dimensions').selectOption('300x250');
  await placement.getByRole('button', { name: 'Create Placement' }).click();
  await said(page, `“Side ${name}” was created.`);
  const place = page.getByRole('row', { name: new RegExp(`^Side ${name} Side ${name} Postings`) });
  await place.getByRole('button', { name: /^Duplicate/ }).click();
  await said(page, `“Side ${name} (Copy)” was created. It’s paused.`);
  const copy = page.getByRole('row', { name: new RegExp(`Side ${name} \\(Copy\\)`) });
  await copy.getByRole('button', { name: /^Delete/ }).click();
  const asked = page.getByRole('dialog', { name: /^Delete/ });
  await asked.getByRole('button', { name: 'Delete' }).click();
  await said(page, '1 placement deleted.');
  await copy.waitFor({ state: 'detached' });
  await looksRight(page, 'the placements');
  await wide(page);

  // A creative takes a file and a review: here it lies there already.
  const { platform } = site();
  const [sold] = await platform.db.query<{ id: string }>('select id from ad_campaigns where name = $1', [
    `Summer ${name}`,
  ]);
  await insertTestCreative(platform, String(sold?.id), { title: `Glow ${name}` });
  await insertTestCreative(platform, String(sold?.id), { title: `Strip ${name}`, width: 728, height: 90 });
  const rival = await insertTestCampaign(platform, {
    ...{
      name: `Rival ${name}`,
      goals: { tier: 'exclusive' },
      startDate: '2030-06-15',
      endDate: '2030-07-31',
    },
  });
  const [stand] = await platform.db.query<{ id: string }>('select id from placements where name = $1', [
    `Side ${name}`,
  ]);
  await insertTestPosting(platform, { campaignId: rival, placementId: String(stand?.id) });

  await open(page, 'posting');
  await page.getByRole('button', { name: 'Create Posting' }).click();
  const posting = page.getByRole('dialog', { name: 'Create posting' });
  await posting.getByLabel('Campaign').selectOption({ label: `Summer ${name}` });
  await posting.getByLabel('Placement').selectOption(String(stand?.id));
  const creatives = posting.getByLabel('Creative');
  await creatives.locator('option', { hasText: `Glow ${name} (300×250)` }).waitFor({ state: 'attached' });
  const strip = creatives.locator('option', { hasText: 'Strip' });
  assert.deepEqual(await strip.evaluateAll((all) => all.map((one) => one.matches(':disabled'))), [true]);
  assert.match(await strip.innerText(), /: does not fit the placement$/);
  await creatives.selectOption({ label: `Glow ${name} (300×250)` });
  await posting.getByLabel('Starts').fill('2030-06-10T08:00');
  await posting.getByLabel('Every day').uncheck();
  for (const day of ['Mon', 'Sat']) await posting.getByLabel(day).check();
  await posting.getByLabel('Around the clock').uncheck();
  await posting.getByLabel('20–21').check();
  await posting.getByRole('button', { name: 'Create Posting' }).click();
  await posting
    .getByText(`"Side ${name}" is promised to "Rival ${name}" (exclusive) at the same time.`)
    .waitFor();
  await looksRight(page, 'the form of a posting');
  await wide(page);
  await posting.getByRole('button', { name: 'Save anyway' }).click();
  await said(page, `“Glow ${name}” is posted in “Side ${name}”.`);
  const line = page.getByRole('row', { name: new RegExp(`Glow ${name} Summer`) });
  assert.match(
    await line.innerText(),
    /10 Jun 2030, 08:00 – 1 Jul 2030, 00:00[\s\S]*Mon, Sat · 20:00–21:00[\s\S]*Planned/,
  );
  await line.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause selected' }).click();
  await said(page, '1 posting paused.');
  await page.getByRole('button', { name: 'Activate selected' }).click();
  await said(page, '1 posting activated.');
  await looksRight(page, 'the postings');
  await wide(page);

  await open(page, `posting?view=calendar&from=2030-06-03&placement=${stand?.id}`);
  const bars = page.locator('.ad-bar');
  assert.equal(await bars.count(), 2);
  const days = await page.locator('.ad-days > span').nth(8).boundingBox();
  const bar = await page.locator('.ad-bar', { hasText: `Glow ${name}` }).boundingBox();
  assert.ok(Math.abs((bar?.x ?? 0) - (days?.x ?? 99)) < 12, 'it begins on its day');
  await looksRight(page, 'the calendar');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Planned · 10 Jun 2030, 08:00 – 1 Jul 2030, 00:00').waitFor();
  await wide(page);

  const category2 = await visit({ url });
  await enterAsAdmin(category2.context);
  await open(category2.page, 'categories');
  const used = category2.page.getByRole('row', { name: new RegExp(`Drinks ${name}`) });
  await used.getByRole('button', { name: /^Delete/ }).click();
  const dialog = category2.page.getByRole('dialog', { name: /^Delete/ });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('Move it to another category first.').waitFor();
  assert.deepEqual(faults, []);
});

test('who sees ads is switched by role, and the old address of permissions leads there', async () => {
  const { page, context, faults } = await visit({ url });
  await enterAsAdmin(context);
  await page.goto(`${url}/admin/permissions`, { waitUntil: 'load' });
  assert.equal(page.url(), `${url}/admin/advertising/permissions`);
  await alive(page);
  const row = page.getByRole('row', { name: /^Publishers/ });
  await row.getByRole('button', { name: 'Hide ads from publishers' }).click();
  await said(page, 'Publishers no longer see ads.');
  await row.getByRole('button', { name: 'Show ads to publishers' }).click();
  await said(page, 'Publishers see ads.');
  await looksRight(page, 'the ad permissions');
  assert.deepEqual(faults, []);
});

test('settings of advertising are checked, saved and undone on their own page', async () => {
  const { page, context } = await visit({ url });
  await enterAsAdmin(context);
  await open(page, 'settings');
  const money = page.locator('#adMoney');
  await money.getByLabel('Time zone').fill('Europe/Atlantis');
  await money.getByRole('button', { name: /^Save/ }).click();
  await money.getByText('It must be a time zone like Europe/Berlin.').waitFor();
  await money.getByLabel('Time zone').fill('Europe/Berlin');
  await money.getByRole('button', { name: /^Save/ }).click();
  await money.getByText('Settings saved. They apply everywhere now.').waitFor();
  await looksRight(page, 'the ad settings');
  await money.getByText('Undo changes made here').click();
  await money.getByRole('button', { name: 'Yes, undo it' }).click();
  await money.getByText('Changes made here are undone.').waitFor();
  await page.locator('#adMoney [name=adTimeZone][value=UTC]').waitFor();
});

test('somebody whose right was taken reads so on the open page', async () => {
  const { page, context } = await visit({ url });
  const admin = await enterAsAdmin(context);
  const { platform } = site();
  const name = newName('Lantern');
  await insertTestCampaign(platform, { name });
  await open(page, 'campaigns');
  const other = await makeMember(platform, newName('chief'), { role: 'admin' });
  await call('update_user_role', { user_id: admin.id, new_role: 'member' }, other);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: /^Pause/ }).click();
  await said(page, 'Access Denied: You do not have permission to manage campaigns.');
  // A page that is opened now says so where the guard sends its reader.
  for (const [address, words] of [
    ['campaigns', 'Access Denied: You do not have permission to view this page.'],
    ['categories', 'Access Denied'],
    ['posting', 'Access Denied'],
  ] as const) {
    await page.goto(`${url}/admin/advertising/${address}`, { waitUntil: 'load' });
    assert.equal(new URL(page.url()).pathname, '/');
    await page.getByText(words, { exact: true }).waitFor();
  }
});

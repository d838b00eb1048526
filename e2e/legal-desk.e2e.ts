import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { makeMember } from '#tests/support/test-member.ts';
import { alive, visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { ask, enterAsAdmin, site, url } from './talking.ts';

test('the desk shows what is due first, in red what is late, and whom a suspension is proposed for', async () => {
  const { platform } = site();
  const [member, author] = [
    await makeMember(platform, newName('mio')),
    await makeMember(platform, newName('ren')),
  ];
  const title = newName('Moon garden ');
  const video = await buildVideo(platform, { title, uploaderId: author.id });
  await ask(member, 'submit_notice', {
    ...{ p_kind: 'removal', p_addresses: `${url}/play/${video.slug}`, p_full_name: 'Aki Mori' },
    ...{ p_email: 'aki@mail.example', p_confirm_email: 'aki@mail.example', p_signature: 'Aki Mori' },
    ...{ p_reporting_for: 'abusive', p_do_you_appear: 'yes' },
  });
  const { page, context, faults } = await visit({ url });
  const keeper = await enterAsAdmin(context);
  for (let strikes = 0; strikes < 3; strikes++)
    await ask(keeper, 'give_strike', { p_user_id: author.id, p_reason: 'Spam.' });
  for (let round = 0; round < 40; round++) {
    await page.goto(`${url}/admin/legal`, { waitUntil: 'load' });
    if ((await page.getByRole('link', { name: title }).count()) > 0) break;
    await page.waitForTimeout(250);
  }
  await page.getByText('in 47 hours').first().waitFor();
  await platform.db.query(
    `update cases set due_at = now() - interval '3 hours', due_told = 2 where target_id = $1`,
    [video.id],
  );
  await page.reload({ waitUntil: 'load' });
  await alive(page);
  const row = page.getByRole('row', { name: title });
  await row.getByText(/^Late: /).waitFor();
  await row.getByText('3 hours ago').waitFor();
  await page.getByRole('link', { name: /late$/ }).waitFor();
  await looksRight(page, 'the legal desk');

  const proposal = page.getByRole('listitem').filter({ hasText: `${author.username}, 3 strikes` });
  await proposal.getByRole('button', { name: 'Leave it at that' }).click();
  await proposal.waitFor({ state: 'detached' });
  await row.getByRole('link', { name: title }).click();
  await page.getByText('To be decided by').waitFor();
  await looksRight(page, 'a case that is late');
  await ask(keeper, 'decide_case', {
    p_case_id: /\/reports\/(.+)$/.exec(page.url())?.[1],
    p_outcome: 'dismissed',
  });
  assert.deepEqual(faults, []);
  await context.close();
});

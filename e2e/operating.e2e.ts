import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { newId } from '../server/src/kit/ids.ts';
import { alive, type Visit, type VisitOptions, visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { addressOf, joinConfirmed } from './members.ts';
import { onSite } from './on-site.ts';
import { runCommand, until } from './site.ts';

const url = process.env.SITE_URL ?? '';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** An admin, made by the operator's shell. */
async function admin(options: Omit<VisitOptions, 'url'> = {}): Promise<Visit> {
  const opened = await visit({ url, ...options });
  const name = await joinConfirmed(opened.context, url);
  const { code, err } = await runCommand('server/src/main/admin.ts', ['make', addressOf(name)], process.env);
  assert.equal(code, 0, err);
  return opened;
}

test('a name that is set holds at once for a visitor, and what is wrong is said beside its field with all that was typed', async () => {
  const { page, context, faults } = await admin();
  await page.goto(`${url}/admin/settings?section=all`);
  await alive(page);
  const site = section(page, 'Site');
  const before = await site.getByLabel('Name', { exact: true }).inputValue();
  await site.getByLabel('Name', { exact: true }).fill('Paper Lanterns');
  await site.getByLabel('Contact address').fill('{email}');
  await site.getByRole('button', { name: 'Save site' }).click();
  await site.getByText('Nothing was saved. Check the marked fields.').waitFor();
  assert.ok(await site.getByText('It must be an email address.').isVisible());
  assert.equal(await site.getByLabel('Name', { exact: true }).inputValue(), 'Paper Lanterns');
  faults.splice(0);

  await site.getByLabel('Contact address').fill('desk@example.test');
  await site.getByRole('button', { name: 'Save site' }).click();
  await site.getByText('Settings saved. They apply everywhere now.').waitFor();
  const visitor = await visit({ url });
  await until(
    async () => {
      await visitor.page.goto(`${url}/faq`);
      return (await visitor.page.title()).includes('Paper Lanterns');
    },
    10_000,
    () => 'the new name does not show',
  );
  assert.ok(await visitor.page.getByRole('link', { name: 'desk@example.test' }).first().isVisible());

  await site.getByText('Undo changes made here').click();
  await site.getByRole('button', { name: 'Yes, undo it' }).click();
  await site.getByText('Changes made here are undone.').waitFor();
  await page.waitForFunction(
    (name) => document.querySelector<HTMLInputElement>('input[name="siteName"]')?.value === name,
    before,
  );
  assert.deepEqual(faults, []);
  await context.close();
  await visitor.context.close();
});

test('a question is added, moved and removed, and what another section holds stays as it was typed', async () => {
  const { page, context, faults } = await admin();
  await page.goto(`${url}/admin/settings?section=all`);
  await alive(page);
  await section(page, 'Words').getByLabel('Hold words').fill('casino\nlottery');
  const faq = section(page, 'FAQ');
  const last = faq.getByRole('listitem').last();
  await last.getByLabel('Question', { exact: true }).fill('Is there a night ferry?');
  await last.getByLabel('Answer', { exact: true }).fill('At ten.');
  await last.getByRole('button', { name: / up$/ }).click();
  await faq.getByRole('button', { name: 'Remove entry 1' }).click();
  await faq.getByRole('button', { name: 'Save FAQ' }).click();
  await faq.getByText('Settings saved. They apply everywhere now.').waitFor();
  assert.equal(await section(page, 'Words').getByLabel('Hold words').inputValue(), 'casino\nlottery');
  await until(
    async () => (await (await fetch(`${url}/faq`)).text()).includes('Is there a night ferry?'),
    10_000,
    () => 'the new question does not show',
  );
  const html = await (await fetch(`${url}/faq`)).text();
  assert.ok(!html.includes('Who may use this site?'), 'the first was removed');
  await faq.getByText('Undo changes made here').click();
  await faq.getByRole('button', { name: 'Yes, undo it' }).click();
  await faq.getByText('Changes made here are undone.').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('of two admins the later one is told what the other has set, and saves over it knowingly', async () => {
  const first = await admin();
  const second = await admin();
  for (const { page } of [first, second]) {
    await page.goto(`${url}/admin/settings?section=all`);
    await alive(page);
  }
  const [one, two] = [section(first.page, 'Hosted library'), section(second.page, 'Hosted library')];
  await one.getByLabel('What it’s called').fill('Ferry');
  await one.getByRole('button', { name: 'Save hosted library' }).click();
  await one.getByText('Settings saved.').waitFor();
  await two.getByLabel('What it’s called').fill('Harbour');
  await two.getByRole('button', { name: 'Save hosted library' }).click();
  await two.getByText(/Someone else has changed hostedLibraryName/).waitFor();
  await two.getByText('Meanwhile, it was set to Ferry.').waitFor();
  assert.equal(await two.getByLabel('What it’s called').inputValue(), 'Harbour');
  await two.getByRole('button', { name: 'Save hosted library' }).click();
  await two.getByText('Settings saved.').waitFor();
  await two.getByText('Undo changes made here').click();
  await two.getByRole('button', { name: 'Yes, undo it' }).click();
  await two.getByText('Changes made here are undone.').waitFor();
  await first.context.close();
  await second.context.close();
});

test('without script a section is saved, refused with all that was typed, and undone', async () => {
  const { page, context } = await admin({ javaScript: false });
  await page.goto(`${url}/admin/settings?section=all`);
  const claims = section(page, 'Claims');
  await claims.getByLabel('Number', { exact: true }).first().fill('48');
  await claims.getByRole('button', { name: 'Save claims' }).click();
  await claims.getByText('Nothing was saved. Check the marked fields.').waitFor();
  assert.equal(await claims.getByLabel('Number', { exact: true }).first().inputValue(), '48');
  assert.ok(await claims.getByText('It must be a line of text without braces.').isVisible());
  await claims.getByLabel('What it counts', { exact: true }).first().fill('films of the code base');
  await claims.getByRole('button', { name: 'Save claims' }).click();
  await claims.getByText('Settings saved. They apply everywhere now.').waitFor();
  assert.equal(
    await claims.getByLabel('What it counts', { exact: true }).first().inputValue(),
    'films of the code base',
  );
  await claims.getByText('Undo changes made here').click();
  await claims.getByRole('button', { name: 'Yes, undo it' }).click();
  await claims.getByText('Changes made here are undone.').waitFor();
  assert.equal(await claims.getByLabel('Number', { exact: true }).first().inputValue(), '');
  await context.close();
});

test('a failed job is found by the address, tried again, and a waiting one is cancelled after a question', async () => {
  const { page, context, faults } = await admin();
  const kind = { name: 'announce-video', retryLimit: 0, retryDelay: 1, expireInSeconds: 60 };
  await onSite(process.env, async ({ db, jobs }) => {
    await jobs.enqueue(db, kind, { videoId: newId() }, { startAfterSeconds: 3600 });
    await jobs.enqueue(db, { ...kind, name: 'reindex-videos' }, {}, { startAfterSeconds: 3600 });
    await db.query(
      `update jobs.job set state = 'failed', completed_on = now(), output = '{"message": "The sea was rough."}'
       where name = $1 and start_after > now() + interval '50 minutes'`,
      [kind.name],
    );
  });
  await page.goto(`${url}/admin/jobs?state=failed&name=${kind.name}`);
  await alive(page);
  assert.ok(await page.getByText('The sea was rough.').isVisible());
  await page.getByRole('button', { name: 'Retry: Tell subscribers of a video' }).first().click();
  await page.getByText('We’ll try it again as soon as a worker is free.').waitFor();

  await page.goto(`${url}/admin/jobs?state=waiting`);
  await alive(page);
  const row = page.getByRole('row').filter({ hasText: 'Index videos again for the search' }).first();
  await row.getByText('Cancel', { exact: true }).click();
  await row.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByText('It will not be done.').waitFor();
  await page.getByRole('link', { name: 'Canceled' }).click();
  await page.getByRole('row').filter({ hasText: 'An admin stopped it.' }).first().waitFor();
  await page.waitForURL(/state=cancelled/);
  await page.getByLabel('Job type').selectOption('Add up the views');
  await page.waitForURL(/name=rollup-views/);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the pages of settings and jobs look right at three widths', async () => {
  const { page, context, faults } = await admin();
  for (const path of [
    '/admin/settings',
    '/admin/settings?section=all',
    '/admin/jobs',
    '/admin/jobs?state=cancelled',
  ]) {
    await page.goto(url + path);
    await alive(page);
    await looksRight(page, path);
    if (process.env.PICTURES)
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({
          path: `${process.env.PICTURES}/${path.replace(/\W+/g, '-')}-${width}.png`,
          fullPage: true,
        });
      }
  }
  assert.deepEqual(faults, []);
  await context.close();
});

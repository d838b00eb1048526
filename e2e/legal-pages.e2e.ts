import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alive, visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { joinConfirmed } from './members.ts';
import { enterAsAdmin, url } from './talking.ts';

const tabs = ['Terms', 'Privacy', 'DMCA', '2257', 'Cookie Notice', 'Recommender', 'EU DSA'];

test('the legal pages are read before the age gate and without script, and other addresses lead on', async () => {
  const { page, faults } = await visit({ url, adult: false, javaScript: false });
  for (const [from, to] of [
    ['/information', '/information/terms'],
    ['/notice', '/illegal-content'],
    ['/terms', '/information/terms'],
    ['/privacy', '/information/privacy'],
  ]) {
    await page.goto(url + from);
    assert.equal(new URL(page.url()).pathname, to);
  }
  const links = page.getByRole('navigation', { name: 'Information' }).first().getByRole('link');
  assert.deepEqual(await links.allTextContents(), tabs);
  assert.equal(await links.first().evaluate((link) => getComputedStyle(link).textTransform), 'uppercase');
  await links.nth(4).click();
  await page.getByRole('heading', { level: 1, name: 'Cookie Notice' }).waitFor();
  assert.equal(await page.locator('[aria-current=page]').first().textContent(), 'Cookie Notice');
  await page.getByText('Last modified 10 Aug 2025').waitFor();
  await page.getByRole('cell', { name: 'age_confirmed' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const around of ['banner', 'contentinfo', 'navigation'] as const)
    assert.equal(await page.getByRole(around).count(), 0, `${around} is printed`);
  const heading = page.getByRole('heading', { level: 1 });
  assert.equal(await heading.evaluate((words) => getComputedStyle(words).color), 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: null });
  for (const strange of ['/information/gossip', '/information/terms/more']) {
    await page.goto(url + strange);
    assert.equal(new URL(page.url()).pathname, '/');
  }
  assert.deepEqual(faults, []);
});

test('an admin publishes other terms, and a member sees what changed and accepts them', async () => {
  const member = await visit({ url });
  await joinConfirmed(member.context, url);
  await member.page.goto(url, { waitUntil: 'load' });
  const banner = member.page.getByRole('region', { name: 'Terms' });
  assert.equal(await banner.count(), 0, 'whoever signs up has accepted the terms');

  const office = await visit({ url });
  const desk = office.page;
  await enterAsAdmin(office.context);
  const newcomer = await visit({ url });
  await newcomer.page.goto(`${url}/signup`);
  await newcomer.page.getByRole('link', { name: /^terms of \d/ }).waitFor();
  await desk.goto(`${url}/admin/legal`, { waitUntil: 'load' });
  await alive(desk);
  await looksRight(desk, 'the list of legal pages');
  await desk.getByRole('link', { name: 'Terms', exact: true }).click();
  await desk.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  await alive(desk);
  const text = desk.getByRole('textbox', { name: 'Text', exact: true });
  const before = await text.inputValue();
  await text.fill(`${before}\n\n{gossip}`);
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await desk.getByText('{gossip} is not known.').first().waitFor();
  assert.ok((await text.inputValue()).endsWith('{gossip}'), 'what was typed is lost');
  await text.fill(`${before}\n\n## Lanterns\n\nOn {site}, lanterns are put out at dawn.`);
  await desk.getByLabel('What’s new').fill('Lanterns are new.');
  await desk.getByRole('button', { name: 'Save draft' }).click();
  await desk.getByRole('heading', { name: 'Lanterns' }).waitFor();
  await looksRight(desk, 'the editor of a legal page');
  await desk.getByText('Publish', { exact: true }).click();
  await desk.getByText('every member will be asked to accept it').waitFor();
  await desk.getByRole('button', { name: 'Yes, publish it' }).click();
  await desk.getByRole('heading', { name: 'Lanterns' }).waitFor({ state: 'detached' });
  await desk.getByRole('link', { name: /^Version [2-9] is in force\.$/ }).waitFor();

  await member.page.goto(`${url}/information/terms`, { waitUntil: 'load' });
  await alive(member.page);
  await member.page.getByText('lanterns are put out at dawn').waitFor();
  await looksRight(member.page, 'the terms with a banner');
  await banner.getByText('Lanterns are new.').waitFor();
  await banner.getByRole('link', { name: 'See what changed' }).click();
  await member.page.locator('ins', { hasText: 'Lanterns' }).first().waitFor();
  await banner.getByRole('button', { name: 'Accept the new terms' }).click();
  await member.page.waitForURL(`${url}/information/terms`);
  await banner.waitFor({ state: 'detached' });
  await member.page.goto(url, { waitUntil: 'load' });
  assert.equal(await banner.count(), 0);
  assert.deepEqual([...member.faults, ...office.faults.filter((fault) => !/ 400 /.test(fault))], []);
});

test('what was decided in a year is read without script, and taken along as CSV', async () => {
  const { page, context, faults } = await visit({ url, adult: false, javaScript: false });
  await page.goto(`${url}/information/eu-dsa`);
  await page.getByRole('link', { name: 'transparency page' }).click();
  const year = new Date().getUTCFullYear();
  await page.getByRole('heading', { level: 1, name: `Transparency ${year}` }).waitFor();
  await page.getByRole('region', { name: 'Reports by members' }).getByText('Copyright').waitFor();
  const answer = await context.request.get(`${url}/information/transparency.csv?year=${year}`);
  assert.match(answer.headers()['content-type'] ?? '', /^text\/csv/);
  assert.match(await answer.text(), /^table,row,column,value\r\nreports,Rights or law,Received,\d+\r\n/);
  assert.equal((await context.request.get(`${url}/information/transparency?year=2001`)).status(), 404);
  assert.deepEqual(faults, []);
  const seen = await visit({ url });
  await seen.page.goto(`${url}/information/transparency`, { waitUntil: 'load' });
  await alive(seen.page);
  await looksRight(seen.page, 'the transparency page');
  assert.deepEqual(seen.faults, []);
});

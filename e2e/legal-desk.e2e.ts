import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { makeMember } from '#tests/support/test-member.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { mailedLink, newName } from './members.ts';
import { untilListed } from './noticing.ts';
import { until } from './site.ts';
import { enterAsAdmin, site, url } from './talking.ts';

test('the desk shows what is due first, in red what is late, and whom a suspension is proposed for', async () => {
  const { platform } = site();
  const [member, author] = [
    await makeMember(platform, newName('mio')),
    await makeMember(platform, newName('ren')),
  ];
  const title = newName('Moon garden ');
  const video = await buildVideo(platform, { title, uploaderId: author.id });
  await call(
    'submit_notice',
    {
      ...{ p_kind: 'removal', p_addresses: `${url}/play/${video.slug}`, p_full_name: 'Aki Mori' },
      ...{ p_email: 'aki@mail.example', p_confirm_email: 'aki@mail.example', p_signature: 'Aki Mori' },
      ...{ p_reporting_for: 'abusive', p_do_you_appear: 'yes' },
    },
    member,
  );
  const { page, context, faults } = await visit({ url });
  const keeper = await enterAsAdmin(context);
  for (let strikes = 0; strikes < 3; strikes++)
    await call('give_strike', { p_user_id: author.id, p_reason: 'Spam.' }, keeper);
  await untilListed(page, `${url}/admin/legal`, title);
  await page.getByText('in 47 hours').first().waitFor();
  await platform.db.query(
    `update cases set due_at = now() - interval '3 hours', due_told = 2 where target_id = $1`,
    [video.id],
  );
  await page.reload({ waitUntil: 'load' });
  await alive(page);
  const row = page.getByRole('row', { name: title });
  await row.getByText(/^Decide by \w{3} \d+ \w{3}, \d\d:\d\d UTC$/).waitFor();
  await row.getByText('3 hours late').waitFor();
  await page.getByRole('link', { name: /late\.$/ }).waitFor();
  // By keys alone: to the row, take it, put it back.
  await page.getByRole('region', { name: 'Due' }).focus();
  const here = page.locator(':focus');
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('j');
    if ((await here.textContent()) === title) break;
  }
  await page.keyboard.press('t');
  await row.getByRole('button', { name: `Put back: ${title}` }).waitFor();
  await page.getByText('Your work').waitFor();
  await row.getByRole('button', { name: `Put back: ${title}` }).click();
  await row.getByRole('button', { name: `Take: ${title}` }).waitFor();
  await looksRight(page, 'the legal desk');

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  assert.equal((await exported).suggestedFilename(), 'statements.csv');
  const proposal = page.getByRole('listitem').filter({ hasText: `${author.username}, 3 strikes` });
  await proposal.getByRole('button', { name: 'Don’t suspend' }).click();
  await proposal.waitFor({ state: 'detached' });
  await row.getByRole('link', { name: title }).click();
  await page.waitForURL(/\/admin\/reports\//);
  await page
    .getByText(/^Decide by /)
    .first()
    .waitFor();
  await looksRight(page, 'a case that is late');
  await call(
    'decide_case',
    {
      p_case_id: /\/reports\/(.+)$/.exec(page.url())?.[1] ?? '',
      p_outcome: 'dismissed',
    },
    keeper,
  );
  assert.deepEqual(faults, []);
  await context.close();
});

test('a complaint is decided by another admin than who decided, and what was removed is back', async () => {
  const { platform } = site();
  const [reporter, author] = [
    await makeMember(platform, newName('mio')),
    await makeMember(platform, newName('ren'), { canUploadVideos: true }),
  ];
  const title = newName('Moon garden ');
  const video = await buildVideo(platform, { title, uploaderId: author.id });
  await call(
    'submit-report',
    {
      ...{ target_kind: 'video', target_id: video.id, reason_category: 'HATEFUL_INFLAMMATORY' },
    },
    reporter,
  );
  const first = await visit({ url });
  const decider = await enterAsAdmin(first.context);
  const { items } = await call('list_cases', { p_search: video.id }, decider);
  const caseId = items[0]?.id ?? assert.fail('no case');
  await call(
    'decide_case',
    {
      ...{
        p_case_id: caseId,
        p_outcome: 'upheld',
        p_target_action: 'remove',
        p_ground: 'HATEFUL_INFLAMMATORY',
      },
      p_explanation: 'It is loud.',
    },
    decider,
  );

  const plain = await visit({ url, javaScript: false });
  await plain.page.goto(await mailedLink(author.email, '/statement/'));
  await plain.page.getByRole('button', { name: 'Complain' }).click();
  await plain.page.getByText('Please say what is wrong with the decision.').waitFor();
  await plain.page.getByLabel('What’s wrong with it?').fill('It is quiet.');
  await plain.page.getByRole('button', { name: 'Complain' }).click();
  await plain.page.getByText('Your complaint is sent. Somebody else looks at it.').waitFor();
  await plain.page.getByText(/^You complained on /).waitFor();

  await first.page.goto(`${url}/admin/reports/${caseId}`, { waitUntil: 'load' });
  await first.page.getByText(/another admin has to answer\./).waitFor();
  const second = await visit({ url });
  await enterAsAdmin(second.context);
  const { page } = second;
  await page.goto(`${url}/admin/legal`, { waitUntil: 'load' });
  await alive(page);
  const row = page.getByRole('row', { name: title });
  await row.getByText('Complaint about a decision (video)').waitFor();
  await row.getByRole('link', { name: title }).click();
  await page.getByText('It is quiet.').waitFor();
  await looksRight(page, 'a case with a complaint');
  await page.getByLabel('The complaint is').selectOption('upheld');
  await page.getByLabel('Answer', { exact: true }).fill('It is quiet indeed.');
  await page.getByText('Answer', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Yes, answer' }).click();
  await page.getByText('Upheld: It is quiet indeed.').waitFor();

  await plain.page.reload();
  await plain.page.getByText(/^You were right\. We answered on /).waitFor();
  await looksRight(second.page, 'a case with an answered complaint');
  await plain.page.goto(`${url}/play/${video.slug}`);
  await plain.page.getByRole('heading', { level: 1, name: title }).waitFor();
  assert.deepEqual(second.faults, []);
  for (const { context } of [first, plain, second]) await context.close();
});

test('an authority asks without an account and without script, and an admin notes what was done', async () => {
  const plain = await visit({ url, javaScript: false });
  await plain.page.goto(`${url}/support`);
  await plain.page.getByRole('link', { name: 'urgent request' }).click();
  await plain.page.getByRole('heading', { level: 1, name: 'Urgent requests' }).waitFor();
  const send = plain.page.getByRole('button', { name: 'Send urgent request' });
  await plain.page.getByLabel('Your name').fill('Kei Mori');
  await send.click();
  await plain.page.getByText('Please fill out all required fields.').waitFor();
  assert.equal(await plain.page.getByLabel('Your name').inputValue(), 'Kei Mori');
  await plain.page.getByLabel(/^I’m writing for an authority/).check();
  await plain.page.getByLabel('Authority and office').fill('Police of Kyoto');
  await plain.page.getByLabel('Email address').fill('kei@police.example');
  await plain.page.getByLabel('What you need').fill('File 26-1.');
  await send.click();
  await plain.page.getByText('We got your request.').waitFor();
  const reference = await plain.page.locator('code').innerText();
  await plain.context.close();

  const { page, context, faults } = await visit({ url });
  await page.goto(`${url}/urgent`, { waitUntil: 'load' });
  await alive(page);
  await looksRight(page, 'the form of an urgent request');
  await enterAsAdmin(context);
  await page.goto(`${url}/admin/legal`, { waitUntil: 'load' });
  await alive(page);
  const row = page.getByRole('row', { name: `Urgent request ${reference}` });
  await row.getByRole('link', { name: 'An authority asks' }).click();
  await page.getByText('File 26-1.').waitFor();
  await looksRight(page, 'an urgent request');
  await page.getByLabel('What you did, and who you answered').fill('Answered by mail.');
  await page.getByRole('button', { name: 'Mark as handled' }).click();
  await page.getByText('Answered by mail.').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a decision on a video takes its copies along, and undoing it brings them back', async () => {
  const { platform } = site();
  const [reporter, author] = [
    await makeMember(platform, newName('mio')),
    await makeMember(platform, newName('ren'), { canUploadVideos: true }),
  ];
  const sha256 = randomBytes(32);
  const [title, copyTitle] = [newName('Paper moon '), newName('Paper moon again ')];
  const videos: { id: string }[] = [];
  for (const one of [title, copyTitle]) {
    const video = await buildVideo(platform, { title: one, uploaderId: author.id });
    const mediaId = await insertTestMedia(platform, { state: 'ready', sourceSha256: sha256 });
    await platform.db.query('update videos set media_id = $2 where id = $1', [video.id, mediaId]);
    videos.push(video);
  }
  await call(
    'submit-report',
    {
      ...{ target_kind: 'video', target_id: videos[0]!.id, reason_category: 'HATEFUL_INFLAMMATORY' },
    },
    reporter,
  );
  const { page, context } = await visit({ url });
  const keeper = await enterAsAdmin(context);
  const { items } = await call(
    'list_cases',
    {
      p_search: videos[0]!.id,
    },
    keeper,
  );
  const caseId = items[0]?.id ?? assert.fail('no case');
  await page.goto(`${url}/admin/reports/${caseId}`, { waitUntil: 'load' });
  await alive(page);
  await page.getByLabel(/^Uphold/).check();
  const copy = page.getByLabel(new RegExp(`“${copyTitle}”.*the same file`));
  await page.getByLabel('What to do about it').selectOption('disable');
  assert.ok(!(await copy.isChecked()), 'what others uploaded is taken along by choice');
  await copy.check();
  await looksRight(page, 'a case with copies');
  await page.getByLabel('Why', { exact: true }).fill('It is loud.');
  await page.getByText('Decide', { exact: true }).click();
  await page.getByText(/^We’ll disable \d+ videos by \d+ uploaders?\./).waitFor();
  await page.getByRole('button', { name: 'Yes, decide' }).click();
  const status = async (id: string | undefined) =>
    (
      await platform.db.query<{ status: string }>(
        'select publish_status as status from videos where id = $1',
        [id],
      )
    )[0]?.status;
  const become = (wanted: string) =>
    until(
      async () => (await status(videos[1]?.id)) === wanted,
      20_000,
      () => `the copy was not ${wanted}`,
    );
  await become('disabled');
  await page.reload({ waitUntil: 'load' });
  await page.getByRole('heading', { name: 'Copies it covers' }).waitFor();
  await looksRight(page, 'a case that took a copy along');
  await call('reopen_case', { p_case_id: caseId, p_reason: 'It is quiet.' }, keeper);
  await call('decide_case', { p_case_id: caseId, p_outcome: 'dismissed' }, keeper);
  await become('published');
  assert.equal(await status(videos[0]?.id), 'published');
  await context.close();
});

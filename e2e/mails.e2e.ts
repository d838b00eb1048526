import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeLetter } from '../server/src/platform/mail/compose-letter.ts';
import { openBrowser } from './browser.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';

// A mail as the common clients show it. They are not here: what they are known to leave out is taken away.

const { html } = composeLetter({
  siteName: 'Tsukimi',
  to: 'mio@mail.example',
  subject: 'Your advertising report',
  paragraphs: ['Hello mio,', 'here is what was shown of “Lantern Tea” in the last seven days.'],
  table: {
    head: ['Placement', 'Served', 'Viewable', 'Clicks'],
    rows: [
      ['Home header', '12,480', '7,737', '93'],
      ['Beside the video', '4,992', '3,095', '37'],
    ],
  },
  action: { label: 'Open the report', url: `https://tsukimi.example/proof/${'a1b2c3d4'.repeat(6)}?days=7` },
  footnote: 'You get this mail because you asked for it. Stop it on the page of reports.',
});

const withoutProperties = (text: string, ...names: string[]): string =>
  text.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const known = style.split(';').filter((one) => !names.includes(one.split(':', 1)[0]?.trim() ?? ''));
    return ` style="${known.join(';')}"`;
  });
const withoutSheets = (text: string): string => text.replace(/<style>.*?<\/style>/gs, '');

/** What is left of a mail in a client. */
const clients: Readonly<Record<string, (text: string) => string>> = {
  'one that shows all of it': (text) => text,
  'a webmail that does not know night': (text) => text.replace(/@media.*?\n\}(?=\s*<\/style>)/s, ''),
  'a webmail that puts the body into a page of its own': (text) =>
    `<!doctype html><html lang="en"><head><title>Inbox</title></head><body style="background:#fff;color:#202124"><main>${withoutSheets(
      /<body[^>]*>(.*)<\/body>/s.exec(text)?.[1] ?? '',
    ).replace(/ class="[^"]*"/g, '')}</main></body></html>`,
  // It draws with a word processor: no rounding, no widths of its own, and no room around a link.
  'a program of an office': (text) =>
    withoutProperties(withoutSheets(text), 'max-width', 'border-radius', 'background-color', 'word-break'),
};

for (const [client, shownIn] of Object.entries(clients))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`a mail is read in ${client}, where it is ${colorScheme}`, async () => {
      const browser = await openBrowser();
      const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 844 } });
      atEnd(() => context.close());
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.setContent(shownIn(html), { waitUntil: 'load' });
      await looksRight(page, client);
      const action = page.getByRole('link', { name: 'Open the report' });
      assert.ok(((await action.locator('..').boundingBox())?.height ?? 0) >= 40, 'a finger finds it');
      const card = await page
        .locator('td', { has: page.getByText('Hello mio,') })
        .last()
        .boundingBox();
      if (client !== 'a program of an office') assert.ok((card?.width ?? 0) <= 544, 'lines stay short');
      const [back, front] = await action.evaluate((link) => [
        getComputedStyle(link.parentElement ?? link).backgroundColor,
        getComputedStyle(link).color,
      ]);
      const isNight = colorScheme === 'dark' && client === 'one that shows all of it';
      assert.deepEqual(
        [back, front],
        isNight ? ['rgb(255, 115, 82)', 'rgb(29, 9, 3)'] : ['rgb(194, 58, 26)', 'rgb(255, 255, 255)'],
      );
      assert.deepEqual(asked, []);
    });

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeLetter } from './compose-letter.ts';
import { mailColors } from './mail-colors.ts';

const letter = composeLetter({
  siteName: 'Moon & <Sea>',
  to: 'mio@example.test',
  subject: 'Hello\r\nBcc: everybody@example.test',
  paragraphs: ['Hello <script>alert(1)</script>,', 'a "quoted" word.'],
  action: { label: 'Open', url: 'https://moon.example/x?a=1&b="2"' },
  footnote: 'One hour.',
});

test('a letter says the same in text and in HTML', () => {
  for (const words of ['Hello', 'One hour.', 'https://moon.example/x?a=1', 'Open']) {
    assert.ok(letter.text.includes(words), words);
    assert.ok(letter.html.includes(words), words);
  }
});

test('what stands in a letter is text, and never markup or a header', () => {
  assert.ok(!letter.html.includes('<script>') && !letter.html.includes('<Sea>'));
  assert.ok(letter.html.includes('href="https://moon.example/x?a=1&#38;b=&#34;2&#34;"'));
  assert.equal(letter.subject, 'Hello Bcc: everybody@example.test');
});

test('a letter is read by day and by night, also where no style sheet is', () => {
  assert.match(letter.html, /<meta name="color-scheme" content="light dark">/);
  const bare = letter.html.replace(/<style>.*?<\/style>/s, '');
  const { day, night } = mailColors;
  for (const color of [day.page, day.card, day.text, day.action, day.onAction])
    assert.ok(bare.includes(color));
  for (const color of Object.values(night)) assert.ok(letter.html.includes(color), color);
  assert.doesNotMatch(letter.html, /<img|<link|url\(|@import/);
});

/** WCAG's relative luminance of `#rrggbb`. */
const luminance = (color: string): number =>
  [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0);
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
test('what is written in a letter can be read', () => {
  for (const [when, colors] of Object.entries(mailColors)) {
    for (const [front, back] of [
      ['text', 'card'],
      ['small', 'card'],
      ['link', 'card'],
      ['onAction', 'action'],
    ] as const)
      assert.ok(contrast(colors[front], colors[back]) >= 4.5, `${front} on ${back} by ${when}`);
  }
});

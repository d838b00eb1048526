import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeLetter } from './compose-letter.ts';

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

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProfileLinks } from './about-rules.ts';

test('links are https addresses with a host name, each once', () => {
  assert.deepEqual(readProfileLinks([' https://a.example/x ', '', 'https://a.example/x']), [
    'https://a.example/x',
  ]);
  for (const bad of [
    'http://a.example/',
    'javascript:alert(1)',
    'https://user:secret@a.example/',
    'https://localhost/',
    'https://203.0.113.7/',
    'a.example',
  ])
    assert.throws(() => readProfileLinks([bad]), /start with https/, bad);
  assert.throws(() => readProfileLinks([`https://a.example/${'x'.repeat(200)}`]), /at most 200/);
  const many = Array.from({ length: 6 }, (_, i) => `https://a.example/${i}`);
  assert.throws(() => readProfileLinks(many), /up to 5 links/);
});

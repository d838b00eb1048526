import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalPages } from '#contract/legal-lists.ts';
import { seedText } from './current-version.ts';
import { blocksOf, type Fillings, textFaults, textOf } from './legal-text-rules.ts';
import { shownLists } from './shown-lists.ts';

const lists = shownLists([{ what: 'Tickets', kept: '180 days' }], [{ list: 'Trending', order: 'Viewers.' }]);
const none: Fillings = {
  site: 'Tsukimi',
  host: null,
  contact: 'hi@site.example',
  agent: null,
  custodian: null,
  establishment: null,
  age: '18',
  recipients: null,
  recipients_until: null,
};
const all: Fillings = {
  ...none,
  host: 's.example',
  agent: 'A. *Gent*, 1 Road',
  custodian: 'C',
  establishment: 'E',
};
const textIn = (body: string, fillings = none): string =>
  blocksOf(body, fillings, lists)
    .map((block) => ('spans' in block ? textOf(block.spans) : JSON.stringify(block)))
    .join('\n');

test('the texts that come with the program may be saved as they are, and show no brace whatever is set', async () => {
  for (const page of legalPages) {
    const body = await seedText(page);
    assert.deepEqual(textFaults(body), [], page);
    for (const fillings of [none, all])
      assert.doesNotMatch(textIn(body, fillings), /[{}]{1}[a-z]+\}|::/, page);
  }
});

test('a sentence, an entry and a row with a name that is not set are left out', () => {
  assert.equal(textIn('Write to us. Our agent is {agent}. Thank you.'), 'Write to us. Thank you.');
  assert.equal(textIn('Our agent is {agent}.\n\nEnd.'), 'End.');
  assert.equal(textIn('This is {site}. {establishment} runs it. Write.'), 'This is Tsukimi. Write.');
  assert.deepEqual(blocksOf('- one\n- {agent}', none, lists), [
    { kind: 'list', is_ordered: false, items: [[{ text: 'one' }]] },
  ]);
  assert.equal(textIn('Our agent is {agent}.', all), 'Our agent is A. *Gent*, 1 Road.');
});

test('marks, links, lists of the program and the address for mails become blocks', () => {
  assert.deepEqual(blocksOf('## A **b**\n\n## A b\n\n[c](/support) {contact}', none, lists), [
    { kind: 'heading', level: 2, id: 'a-b', spans: [{ text: 'A ' }, { text: 'b', strong: true }] },
    { kind: 'heading', level: 2, id: 'a-b-2', spans: [{ text: 'A b' }] },
    {
      kind: 'paragraph',
      spans: [
        { text: 'c', href: '/support' },
        { text: ' ' },
        { text: 'hi@site.example', href: 'mailto:hi@site.example' },
      ],
    },
  ]);
  const [table] = blocksOf('::retention', none, lists);
  assert.equal(table?.kind, 'table');
  assert.deepEqual(blocksOf('| a |\n|---|\n| 1 |', none, lists), [
    { kind: 'table', head: [[{ text: 'a' }]], rows: [[[{ text: '1' }]]] },
  ]);
});

test('what is not known, pictures, HTML and strange links are refused by name', () => {
  for (const [body, words] of [
    ['{email}', /\{email\} is not known/],
    ['a { b', /A brace stands alone/],
    ['::gossip', /::gossip is not known/],
    ['![a](/b.png)', /Pictures/],
    ['<b>a</b>', /HTML/],
    ['[a](javascript:alert(1))', /A link begins with/],
    ['[a](//evil.example)', /A link begins with/],
    ['    code', /code/],
  ] as const)
    assert.match(textFaults(body).join(' '), words, body);
  // Even of what was stored by another way, nothing runs.
  assert.deepEqual(blocksOf('[a](javascript:alert(1))', none, lists), [
    { kind: 'paragraph', spans: [{ text: 'a' }] },
  ]);
});

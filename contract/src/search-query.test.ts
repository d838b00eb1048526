import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostConditions, readQuery, spellQuery, wordsOfQuery } from './search-query.ts';

const read = (text: string) =>
  readQuery(text).map(({ kind, value, isNot, range, fault }) =>
    [isNot ? '-' : '+', kind, value, range ? `${range.from}..${range.to}` : '', fault ?? '']
      .filter((one) => one !== '')
      .join(' '),
  );

test('words, words in quotes and keys with values are told apart', () => {
  assert.deepEqual(read('rain tag:a -tag:b studio:x year:2019..2024 sub:EN "slow night" -loud -"by day"'), [
    '+ word rain',
    '+ tag a',
    '- tag b',
    '+ studio x',
    '+ year 2019..2024 2019..2024',
    '+ sub en',
    '+ phrase slow night',
    '- word loud',
    '- phrase by day',
  ]);
  assert.deepEqual(read('Tag:"two words" creator：“Some One”'), ['+ tag two words', '+ creator Some One']);
});

test('ranges are open at either end, and lengths have units', () => {
  const ranges = (text: string) =>
    readQuery(text).map(({ range, fault }) => (range ? [range.from, range.to] : fault));
  assert.deepEqual(ranges('year:2019 year:2019.. year:..2024 year:>2019 year:<=2024 year:2024..2019'), [
    [2019, 2019],
    [2019, null],
    [null, 2024],
    [2020, null],
    [null, 2024],
    [2019, 2024],
  ]);
  assert.deepEqual(
    ranges(
      'length:>10m length:>=10m length:<1h30m length:90s length:24 length:1h length:5m..24m length:..90s',
    ),
    [
      [601, null],
      [600, null],
      [null, 5399],
      [90, 90],
      [1440, 1499],
      [3600, 7199],
      [300, 1440],
      [null, 90],
    ],
  );
  assert.deepEqual(read('length:long'), ['+ length long']);
});

test('a value that cannot be is a fault of its part, and no part is lost', () => {
  assert.deepEqual(
    readQuery(
      'year:soon year:1812 length:>x length:.. sub:klingon quality:best cut:short status:x tag:"" "" length:999h',
    ).map(({ fault }) => fault),
    [
      ...['noYear', 'noYear', 'noLength', 'noLength', 'noLanguage', 'noQuality', 'noCut', 'noStatus'],
      ...['noValue', 'noValue', 'noLength'],
    ],
  );
  const many = Array.from({ length: mostConditions + 2 }, (_, at) => `tag:t${at}`).join(' ');
  assert.deepEqual(
    readQuery(`${many} word`)
      .map(({ fault }) => fault)
      .slice(-4),
    [null, 'tooMany', 'tooMany', null],
  );
});

test('what is no operator is searched for as it stands', () => {
  assert.deepEqual(read('Re:Zero tag: sea - spider-man --x "unclosed words'), [
    '+ word Re:Zero',
    '+ word tag:',
    '+ word sea',
    '+ word -',
    '+ word spider-man',
    '+ word --x',
    '+ word "unclosed',
    '+ word words',
  ]);
  assert.equal(wordsOfQuery(readQuery('slow "red moon" -tag:x night -y tag:z')), 'slow red moon night');
});

test('any text is read without an error, and reads the same once it is spelled', () => {
  const signs = [
    ...`"“”-: \n.<>=…：é月のtag:year:length:audio:19,2m`,
    'tag:',
    '-"',
    '": ',
    '\u{1f311}',
    '\ud800',
  ];
  let state = 7;
  const next = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
  for (let run = 0; run < 3000; run++) {
    const text = Array.from({ length: next(24) }, () => signs[next(signs.length)]).join('');
    const spelled = spellQuery(readQuery(text));
    assert.equal(spellQuery(readQuery(spelled)), spelled, JSON.stringify(text));
  }
});

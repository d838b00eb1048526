import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameName, readFacts, readPersonName } from './identity-rules.ts';
import { trialProvider } from './providers/trial-provider.ts';

const now = Date.UTC(2026, 10, 22, 12);
const typed = {
  p_legal_name: '  Mio   Kanda ',
  p_date_of_birth: '1990-01-31',
  p_country: 'jp',
  p_document_kind: 'passport',
};

test('what a member says of themselves is read as the document has it', () => {
  assert.deepEqual(readFacts(typed, now), {
    legalName: 'Mio Kanda',
    dateOfBirth: '1990-01-31',
    country: 'JP',
    documentKind: 'passport',
  });
});

test('nobody who is not 18 today can be an uploader', () => {
  const born = (day: string) => () => readFacts({ ...typed, p_date_of_birth: day }, now);
  assert.doesNotThrow(born('2008-11-22'));
  assert.throws(born('2008-11-23'), {
    field: 'p_date_of_birth',
    message: 'Only people who are 18 or older can be uploaders.',
  });
  for (const day of ['2030-01-01', '1899-12-31', '1990-02-30', '31.1.1990', ''])
    assert.throws(born(day), { field: 'p_date_of_birth', message: /such as 1990-12-31/ }, day);
});

test('names, countries and documents that are none are refused by their field', () => {
  for (const name of ['', ' ', 'x', '12 34', 'x'.repeat(121)])
    assert.throws(() => readPersonName(name, 'p_legal_name'), { kind: 'badInput', field: 'p_legal_name' });
  assert.throws(() => readFacts({ ...typed, p_country: 'XX' }, now), { field: 'p_country' });
  assert.throws(() => readFacts({ ...typed, p_document_kind: 'library card' }, now), {
    field: 'p_document_kind',
  });
});

test('a signature is the name of the record, whatever its case and blanks', () => {
  assert.ok(isSameName('mio  KANDA', 'Mio Kanda'));
  assert.ok(!isSameName('Mio Kando', 'Mio Kanda'));
});

test('the test provider decides by the name', async () => {
  const of = (legalName: string) => ({ recordId: '', legalName, dateOfBirth: '1990-01-31' });
  assert.deepEqual(await trialProvider.start(of('Mio Kanda')), { state: 'approved' });
  assert.deepEqual(await trialProvider.start(of('Mio Later')), { state: 'pending' });
  assert.deepEqual(await trialProvider.state(of('Mio Later')), { state: 'approved' });
  assert.equal((await trialProvider.start(of('Refused Kanda'))).state, 'refused');
});

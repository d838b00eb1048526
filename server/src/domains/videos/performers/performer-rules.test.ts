import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needsRecords, readPerformer } from './performer-rules.ts';

const now = Date.UTC(2026, 10, 22);
const typed = {
  p_legal_name: ' Mio  Kanda ',
  p_other_names: 'Lantern Girl (stage)',
  p_date_of_birth: '2000-05-01',
  p_document_kind: 'passport' as const,
  p_document_reference: ' TR 123 ',
  p_produced_on: '2020-05-01',
};

test('a record says who it is, by which document, and when it was made', () => {
  assert.deepEqual(readPerformer({ ...typed, p_other_names: null }, now), {
    facts: {
      legalName: 'Mio Kanda',
      otherNames: '',
      dateOfBirth: '2000-05-01',
      documentKind: 'passport',
      documentReference: 'TR 123',
    },
    producedOn: '2020-05-01',
  });
});

test('nobody is taken who was not 18 on the day that it was made, however old today', () => {
  assert.doesNotThrow(() => readPerformer({ ...typed, p_produced_on: '2018-05-01' }, now));
  assert.throws(() => readPerformer({ ...typed, p_produced_on: '2018-04-30' }, now), {
    field: 'p_date_of_birth',
    message: 'Everyone seen in it must have been 18 or older when it was made.',
  });
});

test('days that are none, or lie ahead, and empty texts are refused by their field', () => {
  for (const [field, value] of [
    ['p_legal_name', ' '],
    ['p_date_of_birth', '2000-02-30'],
    ['p_produced_on', '2026-11-23'],
    ['p_produced_on', 'yesterday'],
    ['p_document_reference', ' '],
  ] as const)
    assert.throws(() => readPerformer({ ...typed, [field]: value }, now), { kind: 'badInput', field });
});

test('what others see, or are about to, needs its records', () => {
  for (const status of ['published', 'scheduled', 'review', 'held'] as const) assert.ok(needsRecords(status));
  for (const status of ['draft', 'pending', 'processing', 'failed'] as const)
    assert.ok(!needsRecords(status));
});

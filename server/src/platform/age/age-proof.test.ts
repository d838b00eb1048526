import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSigner } from '../http/signed-values.ts';
import { createAgeProofs, satisfies } from './age-proof.ts';

const secret = 'a secret of a site, 32 characters and more';
const start = Date.parse('2026-11-28T12:00:00Z');

test('a proof holds an age, a method and a day, and nothing else: two people’s are the same', () => {
  const proofs = createAgeProofs({ secret }, () => start);
  const value = proofs.write(21, 'assurance');
  assert.match(value, /^21_assurance_2027-02-26\.[\w-]{24}$/);
  assert.equal(createAgeProofs({ secret }, () => start + 3_600_000).write(21, 'assurance'), value);
  assert.deepEqual(proofs.read(value), { age: 21, method: 'assurance', until: '2027-02-26' });
});

test('a proof ends with its day, also for who has read it before', () => {
  let now = start;
  const proofs = createAgeProofs({ secret }, () => now);
  const value = proofs.write(18, 'identity');
  now = Date.parse('2027-02-26T23:59:59Z');
  assert.notEqual(proofs.read(value), null);
  now += 1000;
  assert.equal(proofs.read(value), null);
});

test('what is altered, of another site or signed for something else proves nothing', () => {
  const proofs = createAgeProofs({ secret }, () => start);
  const value = proofs.write(18, 'declaration');
  const others = [
    value.replace('18', '21'),
    value.replace('declaration', 'identity'),
    value.replace('2027', '2099'),
    value.slice(0, -1),
    '',
    '18_declaration_2027-11-28',
    createAgeProofs({ secret: 'b'.repeat(40) }, () => start).write(18, 'identity'),
    createSigner(secret, 'device').sign('18_identity_2027-11-28'),
    createSigner(secret, 'age check').sign('18_identity_2027-11-28'),
  ];
  for (const other of others) assert.equal(proofs.read(other), null, other);
});

test('one’s word is no check, and a check is more than one’s word', () => {
  const asks = (minimumAge: number, ...methods: ('declaration' | 'identity' | 'assurance')[]) => ({
    minimumAge,
    methods,
  });
  const word = { age: 21, method: 'declaration' } as const;
  const check = { age: 18, method: 'assurance' } as const;
  assert.equal(satisfies(word, asks(21, 'declaration')), true);
  assert.equal(satisfies(word, asks(18, 'declaration', 'identity')), true);
  assert.equal(satisfies(word, asks(18, 'identity', 'assurance')), false);
  assert.equal(satisfies(check, asks(18, 'declaration')), true);
  assert.equal(satisfies(check, asks(18, 'identity')), false);
  assert.equal(satisfies(check, asks(21, 'assurance')), false);
  assert.equal(satisfies(check, asks(18)), false);
});

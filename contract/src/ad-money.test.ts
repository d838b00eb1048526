import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moneyWords, rateWords, readMoney, readRate, typedMoney, typedRate } from './ad-money.ts';

test('money is typed in major units and is whole minor units', () => {
  assert.equal(readMoney('12.5', 'EUR'), 1250);
  assert.equal(readMoney('1 250,05', 'EUR'), 125_005);
  assert.equal(readMoney('0.29', 'USD'), 29);
  assert.equal(readMoney('500', 'JPY'), 500);
  for (const typed of ['1.005', '-1', '1e3', 'x', '', '1.2.3', '99999999999999999'])
    assert.equal(readMoney(typed, 'EUR'), null, typed);
  assert.equal(readMoney('1.5', 'JPY'), null);
  assert.equal(readMoney('1.234', 'KWD'), 1234);
});

test('a rate is in thousandths of the minor unit', () => {
  assert.equal(readRate('2.5', 'EUR'), 250_000);
  assert.equal(readRate('0.00001', 'EUR'), 1);
  assert.equal(readRate('0.000001', 'EUR'), null);
  assert.equal(typedRate(250_000, 'EUR'), '2.50');
  assert.equal(typedRate(1, 'EUR'), '0.00001');
  assert.equal(typedRate(2000, 'JPY'), '2');
});

test('what is shown in a field is read again as it was', () => {
  for (const units of [0, 1, 99, 100, 123_456, 1_000_000_000_000])
    for (const currency of ['EUR', 'JPY', 'KWD']) {
      assert.equal(readMoney(typedMoney(units, currency), currency), units);
      assert.equal(readRate(typedRate(units, currency), currency), units);
    }
});

test('people read it in their currency', () => {
  assert.equal(moneyWords(125_005, 'EUR'), '€1,250.05');
  assert.equal(rateWords(250_000, 'EUR'), '€2.50');
  assert.equal(rateWords(1234, 'EUR'), '€0.01234');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOfReceipt, newReceipt } from '../receipts.ts';
import { CachedPage } from './cached-page.ts';
import { ReceiptPages, receiptIn } from './receipt-pages.ts';

const receipt = newReceipt();
const key = `1 none ${receipt}`;
const markOf = (text: string): string => hashOfReceipt(text).toString('hex').slice(0, 16);
const made = (status = 200) => ({
  page: new CachedPage(status, [], Buffer.from('<p>How it stands</p>'), 'mark'),
  staleSince: null,
  isCut: false,
});
const cache = (isHeard = () => true) => new ReceiptPages({ maxBytes: 1_000_000, seconds: 15, isHeard });

test('only the page of a notice is cached by its receipt, however that is written', () => {
  assert.equal(receiptIn(`/case/${receipt}`), receipt);
  assert.equal(receiptIn(`/case/${receipt.toUpperCase()}`), receipt);
  for (const address of [
    `/statement/${receipt}`,
    `/case/${receipt}.data`,
    `/case/${receipt}/more`,
    '/case/short',
    '/case',
  ])
    assert.equal(receiptIn(address), null, address);
});

test('a page is cached until its notice changes, or everything may have', async () => {
  const pages = cache();
  const { page } = await pages.get(key, receipt, async () => made());
  assert.equal(pages.find(key), page);
  pages.drop([markOf(newReceipt())]);
  assert.equal(pages.find(key), page);
  pages.drop([markOf(receipt)]);
  assert.equal(pages.find(key), undefined);
  await pages.get(key, receipt, async () => made());
  pages.clear();
  assert.equal(pages.find(key), undefined);
});

test('what was not found, what lacks a part and what changed meanwhile is not cached, nor anything while no change is heard', async () => {
  const pages = cache();
  await pages.get(key, receipt, async () => made(404));
  await pages.get(key, receipt, async () => ({ ...made(), isCut: true }));
  await pages.get(key, receipt, async () => {
    pages.drop([markOf(receipt)]);
    return made();
  });
  assert.equal(pages.find(key), undefined);
  const deaf = cache(() => false);
  await deaf.get(key, receipt, async () => made());
  assert.equal(deaf.find(key), undefined);
});

test('no receipt lies in the cache in clear', async () => {
  const pages = cache();
  await pages.get(key, receipt, async () => made());
  const { cached } = pages as unknown as { cached: { dump(): unknown } };
  assert.ok(!JSON.stringify(cached.dump()).includes(receipt));
});

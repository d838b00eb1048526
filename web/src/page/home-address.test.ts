import { expect, test } from 'vitest';
import { homeAddress, isSameHome } from './home-address.ts';

test('one thing of the address of home changes, the rest stays, and a notice is not repeated', () => {
  expect(homeAddress('?page=3&notice=posted', { tab: 'drama' })).toBe('/?page=3&tab=drama');
  expect(homeAddress('?page=3&tab=drama', { tab: null })).toBe('/?page=3');
  expect(homeAddress('', {})).toBe('/');
});

test('another tab or period is the same page; another page, path or the very same address is loaded', () => {
  const at = (path: string) => new URL(path, 'http://site.test');
  expect(isSameHome(at('/?page=2'), at('/?period=week&page=2&tab=drama'))).toBe(true);
  expect(isSameHome(at('/?tab=a'), at('/?tab=b'))).toBe(true);
  expect(isSameHome(at('/'), at('/?page=2'))).toBe(false);
  expect(isSameHome(at('/faq'), at('/'))).toBe(false);
  expect(isSameHome(at('/?tab=a'), at('/?tab=a'))).toBe(false);
});

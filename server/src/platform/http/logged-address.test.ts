import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loggedAddress } from './logged-address.ts';

test('an address is logged without the secrets in it', () => {
  for (const [url, logged] of [
    ['/reset-password?token=abc-DEF_123', '/reset-password?token=…'],
    ['/login?challenge=abc&redirect=%2Ffavorites', '/login?challenge=…&redirect=%2Ffavorites'],
    ['/auth/google/callback?state=s1&code=c%2F1&iss=https', '/auth/google/callback?state=…&code=…&iss=https'],
    ['/auth/v1/verify?type=signup&token_hash=abc#x', '/auth/v1/verify?type=signup&token_hash=…#x'],
    ['/media/signed/oaot9.IXty-f_q/0192f3c4/360p/0.m4s?x=1', '/media/signed/…/0192f3c4/360p/0.m4s?x=1'],
    ['/go/AAECAwQFBgc.c2lnbmVk', '/go/…'],
    ['/conversion/AAECAwQFBgc.c2lnbmVk.gif?x=1', '/conversion/…?x=1'],
    ['/search?q=token&page=2', '/search?q=token&page=2'],
  ] as const)
    assert.equal(loggedAddress(url), logged);
});

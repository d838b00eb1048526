import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../config.ts';
import { contentSecurityPolicy, scriptsOfNonce, securityHeaders } from './security-headers.ts';

const { config } = readConfig({ DATA_DIR: '/nowhere' });
const directive = (policy: string, name: string): string =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

test('hosts of streams that become known while the site runs are in the next page’s policy', () => {
  let origins: readonly string[] = [];
  const policy = contentSecurityPolicy(config, false, () => origins);
  assert.equal(directive(policy('n', '/'), 'connect-src'), `connect-src 'self'`);
  origins = ['https://vz-1.b-cdn.net'];
  for (const name of ['img-src', 'media-src', 'connect-src'])
    assert.ok(directive(policy('n', '/'), name).endsWith(' https://vz-1.b-cdn.net'), name);
  for (const name of ['script-src', 'frame-src', 'style-src', 'default-src', 'form-action'])
    assert.ok(!directive(policy('n', '/'), name).includes('b-cdn'), name);
  origins = [];
  assert.ok(!policy('n', '/').includes('b-cdn'));
});

test('changed settings are in the next page’s policy too, and each page has its own nonce', () => {
  const own = { ...config };
  const policy = contentSecurityPolicy(own, false);
  assert.match(policy(scriptsOfNonce('one'), '/'), /'nonce-one'/);
  assert.match(policy(scriptsOfNonce('two'), '/'), /'nonce-two'/);
  own.settings = { ...own.settings, hostedLibraryHost: 'vz.example' };
  assert.ok(policy('one', '/').includes('https://vz.example'));
});

test('a site that is served over https says so for a year, and one that is not says nothing of it', () => {
  const said = (publicUrl: string | null) =>
    Object.fromEntries(securityHeaders({ ...config, publicUrl }))['strict-transport-security'];
  assert.equal(said('https://anime.example'), 'max-age=31536000; includeSubDomains');
  for (const url of [null, 'http://anime.example']) assert.equal(said(url), undefined);
  const policy = contentSecurityPolicy({ ...config, publicUrl: 'https://anime.example' }, false);
  assert.match(policy('n', '/'), /upgrade-insecure-requests/);
});

test('frames come from the hosts that the operator lists, and from nobody else', () => {
  const policyOf = (embedHosts: string[], adHosts: string[]) =>
    contentSecurityPolicy({ ...config, settings: { ...config.settings, embedHosts, adHosts } }, false)(
      'n',
      '/',
    );
  assert.equal(directive(policyOf([], []), 'frame-src'), `frame-src 'none'`);
  assert.equal(
    directive(policyOf([], ['ads.example']), 'frame-src'),
    'frame-src https://ads.example https://*.ads.example',
  );
});

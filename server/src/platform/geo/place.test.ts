import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { readConfig } from '../config.ts';
import { createRequestReader } from '../http/request-facts.ts';
import { openCountries } from './country-database.ts';
import { geoRoutes } from './geo-routes.ts';
import { findPlace, placesOf } from './place.ts';

const from = (address: string, header = '') =>
  findPlace({ countryHeader: 'cf-ipcountry' }, { address, trustedHeader: () => header });

test('the local database knows IPv4 and IPv6 addresses', async () => {
  assert.deepEqual(await from('133.11.0.1'), { country: 'JP', city: null });
  assert.deepEqual(await from('::ffff:133.11.0.1'), { country: 'JP', city: null });
  assert.deepEqual(await from('2a00:1450::1'), { country: 'IE', city: null });
});

test('an address of no country counts as the US', async () => {
  for (const address of ['127.0.0.1', '::1', 'fe80::1%eth0', '', 'nonsense']) {
    assert.deepEqual(await from(address), { country: 'US', city: null }, address);
  }
});

test('the header of a trusted proxy goes first, unless it names no country', async () => {
  assert.deepEqual(await from('133.11.0.1', 'de'), { country: 'DE', city: null });
  for (const header of ['XX', 'T1', 'Germany', '<b>']) {
    assert.deepEqual(await from('133.11.0.1', header), { country: 'JP', city: null }, header);
  }
});

for (const [proxy, from, country] of [
  ['127.0.0.1', '127.0.0.1', 'DE'],
  ['', '127.0.0.1', 'US'],
  ['10.0.0.0/8', '133.11.0.1', 'JP'],
] as const) {
  const who =
    country === 'DE' ? 'of a trusted proxy' : `of nobody else: ${from}, where "${proxy}" is trusted`;
  test(`GET /geoip believes the country header ${who}`, async () => {
    const { config } = readConfig({
      SECRET: 'x'.repeat(32),
      COUNTRY_HEADER: 'CF-IPCountry',
      TRUST_PROXY: proxy,
    });
    const app = Fastify();
    geoRoutes(app, {
      config,
      reader: createRequestReader(config, { byCookie: () => null, byBearer: () => null }),
      limiter: { take() {} },
    });
    const reply = await app.inject({
      url: '/geoip',
      remoteAddress: from,
      headers: { 'cf-ipcountry': 'DE' },
    });
    assert.deepEqual(reply.json(), { country, city: null });
    assert.equal(reply.headers['cache-control'], 'private, no-store');
    await app.close();
  });
}

test('places are told with the region first, which a trusted header alone can name', async () => {
  await openCountries();
  const at = (
    address: string,
    headers: Record<string, string> = {},
    regionHeader: string | null = 'region',
  ) =>
    placesOf(
      { countryHeader: 'country', regionHeader },
      { address, trustedHeader: (name) => headers[name] ?? '' },
    );
  assert.deepEqual(at('133.11.0.1'), ['JP']);
  assert.deepEqual(at('133.11.0.1', { country: 'US', region: 'tx' }), ['US-TX', 'US']);
  assert.deepEqual(at('133.11.0.1', { country: 'US', region: 'US-TX' }), ['US-TX', 'US']);
  assert.deepEqual(at('133.11.0.1', { region: '13' }), ['JP-13', 'JP']);
  for (const region of ['CA-ON', 'Texas', '<b>', '-', ''])
    assert.deepEqual(at('133.11.0.1', { country: 'US', region }), ['US'], region);
  assert.deepEqual(at('133.11.0.1', { country: 'US', region: 'TX' }, null), ['US']);
  for (const address of ['127.0.0.1', '', 'nonsense']) assert.deepEqual(at(address), ['ZZ'], address);
});

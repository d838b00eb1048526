import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { ensureSecret, readConfig } from './config.ts';
import { contentSecurityPolicy } from './http/security-headers.ts';
import { libraryOrigin } from './settings/settings.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'tsukimi-config-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env });

test('the hosted library is a host, served over https, or an address with its scheme', () => {
  const origin = (value: string) => libraryOrigin(read({ HOSTED_LIBRARY_HOST: value }).config.settings);
  assert.equal(origin('vz-1234.b-cdn.net'), 'https://vz-1234.b-cdn.net');
  assert.equal(origin('vz-1234.b-cdn.net:8443'), 'https://vz-1234.b-cdn.net:8443');
  assert.equal(origin('http://127.0.0.1:9000/videos'), 'http://127.0.0.1:9000');
  assert.equal(origin(''), null);
});

test('what is no host is refused by the name of its variable', () => {
  for (const value of ['ftp://files.example', 'a host', 'https://'])
    assert.match(read({ HOSTED_LIBRARY_HOST: value }).faults.join(), /HOSTED_LIBRARY_HOST/, value);
});

test('pages may load streams from the hosted library, and from nowhere else', () => {
  const policy = contentSecurityPolicy(read({ HOSTED_LIBRARY_HOST: 'vz.example' }).config, false)('n', '/');
  assert.match(policy, /media-src 'self' blob: https:\/\/vz\.example;/);
  assert.match(policy, /connect-src 'self' https:\/\/vz\.example;/);
  assert.match(contentSecurityPolicy(read({}).config, false)('n', '/'), /connect-src 'self';/);
});

test('hosts of the own network that may be fetched from are named with their port', () => {
  const hosts = (value: string) => read({ OUTBOUND_HOSTS: value });
  assert.deepEqual(read({}).config.outboundHosts, []);
  assert.deepEqual(hosts('NAS:8080, 10.0.0.5:80,[fd00::1]:443').config.outboundHosts, [
    'nas:8080',
    '10.0.0.5:80',
    '[fd00::1]:443',
  ]);
  for (const value of ['nas', 'http://nas:80', 'nas:x', '*:80'])
    assert.match(hosts(value).faults.join(), /OUTBOUND_HOSTS/, value);
});

test('in production the hosted library is asked in the clear on this machine alone', () => {
  const api = (value: string, NODE_ENV: string) => read({ HOSTED_LIBRARY_API: value, NODE_ENV });
  assert.equal(read({}).config.hostedLibraryApi.account, 'https://api.bunny.net');
  assert.equal(read({}).config.hostedLibraryApi.stream, 'https://video.bunnycdn.com');
  for (const value of ['http://127.0.0.1:4000', 'http://localhost:4000', 'https://other.example'])
    assert.equal(api(value, 'production').config.hostedLibraryApi.stream, value);
  for (const value of ['http://other.example', 'http://127.0.0.1.other.example', 'http://localhost.example'])
    assert.match(api(value, 'production').faults.join(), /HOSTED_LIBRARY_API/, value);
  assert.deepEqual(api('http://other.example', 'test').faults, []);
});

test('the test provider of identity checks is refused in production, in words', () => {
  assert.equal(read({}).config.identityProvider, 'manual');
  assert.equal(read({ IDENTITY_PROVIDER: 'test', DEV: '1' }).config.identityProvider, 'test');
  for (const env of [{ NODE_ENV: 'production' }, { NODE_ENV: 'production', DEV: '1' }, {}]) {
    const { faults, config } = read({ IDENTITY_PROVIDER: 'test', ...env });
    assert.match(faults.join(), /^IDENTITY_PROVIDER must not be "test" in production/);
    assert.equal(config.identityProvider, 'manual');
  }
  assert.match(read({ IDENTITY_PROVIDER: 'other' }).faults.join(), /IDENTITY_PROVIDER must be one of/);
});

test('what a proxy, a header, a sender or a bucket cannot be is refused at once, each by its name', () => {
  const wrong = {
    HOST: 'not a host!',
    TRUST_PROXY: '10.0.0.1, everyone',
    COUNTRY_HEADER: 'cf country',
    REGION_HEADER: 'cf region',
    AGE_ASSURANCE_URL: 'http://ages.example/check',
    ACCEL_PREFIX: 'internal',
    MAIL_FROM: 'the desk',
    S3_BUCKET: 'my bucket',
    S3_FORCE_PATH_STYLE: 'maybe',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    SETTINGS_FILE: path.join(dataDir, 'nowhere.json'),
    PUBLIC_URL: 'https://example.org/videos',
  };
  const { faults } = read(wrong);
  for (const name of Object.keys(wrong).filter((name) => !name.includes('KEY')))
    assert.equal(faults.filter((fault) => fault.startsWith(name)).length, 1, `${name}: ${faults.join(' ')}`);
  assert.match(faults.join(' '), /TRUST_PROXY must hold addresses or ranges, .+ it holds "everyone"\./);
});

test('what stands before a site, and where it is, is taken as it is written', () => {
  const { config, faults } = read({
    HOST: '::1',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8',
    COUNTRY_HEADER: 'CF-IPCountry',
    ACCEL_PREFIX: '/internal/',
    MAIL_FROM: 'The desk <desk@example.org>',
    PUBLIC_URL: 'https://example.org/',
  });
  assert.deepEqual(faults, []);
  assert.deepEqual(config.trustProxy, ['loopback', '10.0.0.0/8', 'fd00::/8']);
  assert.equal(config.publicUrl, 'https://example.org');
  assert.deepEqual(read({ MAIL_FROM: 'desk@example.org', HOST: 'localhost' }).faults, []);
});

test('the secret is made once, for nobody else to read, and leaves no draft', () => {
  const folder = path.join(dataDir, 'kept');
  const first = read({ DATA_DIR: folder }).config;
  const second = read({ DATA_DIR: folder }).config;
  ensureSecret(first);
  ensureSecret(second);
  assert.match(first.secret, /^[0-9a-f]{64}$/);
  assert.equal(second.secret, first.secret);
  assert.deepEqual(readdirSync(folder), ['secret']);
  assert.equal(statSync(path.join(folder, 'secret')).mode & 0o777, 0o600);
});

test('a file that a full disk left without its secret is no key', () => {
  const folder = path.join(dataDir, 'full');
  mkdirSync(folder);
  const file = path.join(folder, 'secret');
  for (const left of ['', 'abcdef']) {
    writeFileSync(file, left);
    const { config } = read({ DATA_DIR: folder });
    assert.throws(() => ensureSecret(config), {
      message: `The file ${file} holds no secret of at least 32 characters. Put the site's own back from a copy; or delete it, and a new one is made: everybody has to log in again.`,
    });
    assert.equal(readFileSync(file, 'utf8'), left);
  }
});

test('a service that checks ages needs a secret that nobody guesses', () => {
  const url = 'https://ages.example/check';
  for (const AGE_ASSURANCE_SECRET of ['', 'x'.repeat(31)]) {
    const { config, faults } = read({ AGE_ASSURANCE_URL: url, AGE_ASSURANCE_SECRET });
    assert.match(faults.join(), /AGE_ASSURANCE_SECRET must be set too, to at least 32 characters/);
    assert.equal(config.ageAssurance, null);
  }
  const secret = 'x'.repeat(32);
  assert.deepEqual(read({ AGE_ASSURANCE_URL: url, AGE_ASSURANCE_SECRET: secret }).config.ageAssurance, {
    url,
    secret,
  });
});

test('backups by the clock need a place and a passphrase that holds', () => {
  const faultsOf = (env: Record<string, string>) => readConfig({ DATA_DIR: '/data', ...env }).faults.join();
  assert.match(faultsOf({ BACKUP_TARGET: '/backups' }), /BACKUP_PASSPHRASE must be set too/);
  assert.match(faultsOf({ BACKUP_PASSPHRASE: 'short' }), /at least 12 characters/);
  assert.match(faultsOf({ BACKUP_KEEP: '0' }), /BACKUP_KEEP must be a whole number from 1/);
  assert.match(faultsOf({ BACKUP_SCHEDULE: 'at night' }), /BACKUP_SCHEDULE must be five fields/);
  const { config, faults } = readConfig({
    ...{ DATA_DIR: '/data', BACKUP_TARGET: 's3://b/one', BACKUP_PASSPHRASE: 'a long walk by the sea' },
    ...{ BACKUP_DRILL_SCHEDULE: 'never', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
  });
  assert.deepEqual(faults, []);
  assert.equal(config.backups.drillSchedule, null);
  assert.equal(config.backups.store?.accessKeyId, 'a');
});

test('a direct address of the database needs the other, to the pooler', () => {
  const { faults } = readConfig({ DATA_DIR: '/data', DATABASE_DIRECT_URL: 'postgres://a/site' });
  assert.match(faults.join(), /DATABASE_DIRECT_URL is set, so DATABASE_URL must be set too/);
});

test('replicas need the primary they follow, and each is named by a whole address', () => {
  const read = (env: Record<string, string>) => readConfig({ DATA_DIR: '/data', ...env });
  const one = { DATABASE_URL: 'postgres://a/site', DATABASE_REPLICA_URLS: 'postgres://b/site' };
  assert.equal(read({}).config.replicas, null);
  assert.deepEqual(read(one).config.replicas, {
    addresses: [{ url: 'postgres://b/site', name: 'b:5432' }],
    connections: 8,
  });
  assert.equal(read({ ...one, DATABASE_REPLICA_CONNECTIONS: '20' }).config.replicas?.connections, 20);
  for (const [env, words] of [
    [{ DATABASE_REPLICA_URLS: 'postgres://b/site' }, /so DATABASE_URL must be set too/],
    [{ ...one, DATABASE_REPLICA_URLS: 'b:5432' }, /DATABASE_REPLICA_URLS must be an address like/],
    [
      { ...one, DATABASE_REPLICA_CONNECTIONS: '0' },
      /DATABASE_REPLICA_CONNECTIONS must be a whole number from 1/,
    ],
  ] as const)
    assert.match(read(env).faults.join(), words);
});

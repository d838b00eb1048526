import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DatabaseAddress, readDatabaseAddress } from './database-address.ts';

const read = (url: string): DatabaseAddress => {
  const address = readDatabaseAddress(url);
  assert.ok(typeof address !== 'string', String(address));
  return address;
};

test('one host, several, IPv6 and a socket', () => {
  assert.deepEqual(read('postgres://me:p%40ss@db.example:6432/site?sslmode=disable'), {
    servers: [
      { url: 'postgres://me:p%40ss@db.example:6432/site?sslmode=disable', host: 'db.example', port: 6432 },
    ],
    hosts: 'db.example:6432',
    database: 'site',
  });
  const several = read(
    'postgresql://me@a,b:6000,[::1]:7000/site?target_session_attrs=read-write&sslmode=require',
  );
  assert.deepEqual(
    several.servers.map(({ host, port }) => [host, port]),
    [
      ['a', 5432],
      ['b', 6000],
      ['::1', 7000],
    ],
  );
  assert.equal(several.servers[1]?.url, 'postgresql://me@b:6000/site?sslmode=require');
  assert.equal(several.hosts, 'a, b:6000, [::1]:7000');
  const socket = read('postgres:///site?host=/run/postgresql');
  assert.deepEqual(
    [socket.servers[0]?.host, socket.hosts, socket.database],
    ['/run/postgresql', '/run/postgresql', 'site'],
  );
});

test('what cannot be an address is said in words', () => {
  assert.match(String(readDatabaseAddress('mysql://a/b')), /must be an address like/);
  assert.match(String(readDatabaseAddress('postgres:///site')), /names no host/);
  assert.match(String(readDatabaseAddress('postgres://a:1,b c/site')), /holds "b c"/);
  assert.match(
    String(readDatabaseAddress('postgres://a/site?target_session_attrs=standby')),
    /not standby: the site writes/,
  );
});

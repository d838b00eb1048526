import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passwordFault, readPersonName, usernameFault, usernameFrom } from './account-rules.ts';

test('usernames of 3 to 30 letters, digits, hyphens, underscores and dots can be taken', () => {
  for (const name of ['mio', 'a.b', 'Mio_Aoki-7', 'x'.repeat(30)])
    assert.equal(usernameFault(name), null, name);
});

test('a username that is too short, too long or of other letters is refused with a clear message', () => {
  assert.equal(usernameFault('ab'), 'Username must be at least 3 characters.');
  assert.match(usernameFault('x'.repeat(31)) ?? '', /at most 30/);
  for (const name of ['mio aoki', 'mïo', 'mio/', '月見月見', 'mio\n'])
    assert.match(usernameFault(name) ?? '', /letters, digits/, name);
});

test('reserved words and look-alikes of them are not available', () => {
  for (const name of [
    'admin',
    'Admin',
    'ad-min',
    'MODERATOR',
    'settings',
    'no.reply',
    'mio.data',
    '...',
    '_-_',
  ])
    assert.equal(usernameFault(name), 'Username not available.', name);
  assert.equal(usernameFault('administrative'), null);
});

test('a password has 8 characters and is not one’s own name', () => {
  const own = { email: 'mio@example.org', username: 'mio-aoki-77' };
  assert.equal(passwordFault('1234567', own), 'Password must be at least 8 characters long.');
  assert.equal(passwordFault('🌙🌙🌙🌙', own), 'Password must be at least 8 characters long.');
  assert.match(passwordFault('Mio-Aoki-77', own) ?? '', /username/);
  assert.match(passwordFault('MIO@example.org', own) ?? '', /email/);
  assert.equal(passwordFault('月見月見月見月見', own), null);
});

test('a person’s name is one line of visible text', () => {
  assert.equal(readPersonName('  Mio \n Aoki ', 'p_first_name'), 'Mio Aoki');
  assert.equal(readPersonName('   ', 'p_first_name'), null);
  assert.throws(() => readPersonName('Mio\u202eikoA', 'p_first_name'), { field: 'p_first_name' });
});

test('any words make a username that can be kept', () => {
  for (const words of ['Mio Aoki', 'é', '', '月見', 'x'.repeat(99), '..a..'])
    assert.match(usernameFrom(words), /^[A-Za-z0-9_.-]{3,24}$/, words);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placesFor } from '../../lib/find-places.ts';
import * as texts from '../../texts/account-settings.ts';
import { ownPlaces } from './own-places.ts';

const found = (typed: string) => placesFor(ownPlaces, typed, 8).map(({ name, to }) => `${name} ${to}`);

test('a setting is found by its name, by words of it and by what others call it', () => {
  expect(found('2fa')).toEqual(['Two-step login /settings/security#two-step-login']);
  expect(found('read')[0]).toContain('/settings/privacy#privacy');
  expect(found('gdpr')).toEqual(['Your data /settings/delete#your-data']);
  expect(found('bio')[0]).toBe('Bio /settings/profile#profile');
  expect(found('close account')).toEqual(['Delete account /settings/delete#delete-account']);
  expect(found('xyzzy')).toEqual([]);
  // What is called so comes before the sections that others look for by it.
  expect(found('autopl').slice(0, 2)).toEqual([
    'Auto-play previews /settings/playback#previews-and-layout',
    'Play the next video automatically /settings/playback#playback',
  ]);
});

test('every section with a title of the settings can be found', () => {
  const sources = [
    ...['blocklist', 'data-export', 'delete-account', 'details-form', 'email-form', 'google-connection'],
    ...['identity-check', 'notifications-form', 'passkey-list', 'password-form', 'preference-forms'],
    ...['profile-form', 'session-list', 'two-step', 'uploader-agreement', 'watching-form'],
  ].map((name) => readFileSync(`${import.meta.dirname}/${name}.tsx`, 'utf8'));
  const titles = sources.flatMap((source) =>
    [...source.matchAll(/<Section\s+title=\{texts\.(\w+)\}/g)].map(([, name = '']) => name),
  );
  expect(titles.length).toBeGreaterThan(15);
  const known = new Set(ownPlaces.map(({ name }) => name));
  const all: Record<string, unknown> = texts;
  for (const title of titles) expect(known, title).toContain(all[title]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdDevice } from '#contract/ad-words.ts';
import { findProhibitedTerm } from '../../../domains/texts/index.ts';
import { tagName, tagSlug } from '../../../domains/videos/index.ts';
import { slugOf } from '../../../kit/slug.ts';
import { videoSlug } from '../demo-ids.ts';
import { canLetter } from '../film/lettering.ts';
import { demoPlacements } from './ads.ts';
import {
  demoCategories,
  demoComments,
  demoMembers,
  demoPlaylists,
  demoPosts,
  demoTagAliases,
  demoUploaders,
  demoVideos,
  demoWorks,
  quietBio,
  quietMembers,
  studioBios,
} from './index.ts';

const different = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;

test('there are at least 48 videos over 12 categories and eight uploaders, and all are used', () => {
  assert.ok(demoVideos.length >= 48);
  assert.equal(demoCategories.length, 12);
  assert.ok(demoUploaders.length >= 8);
  const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();
  assert.deepEqual(
    sorted(demoVideos.map((video) => video.category)),
    sorted(demoCategories.map(({ name }) => name)),
  );
  assert.deepEqual(
    sorted(demoVideos.map((video) => video.uploader)),
    sorted(demoUploaders.map(({ username }) => username)),
  );
});

test('every playlist has a name, an owner and videos of its own', () => {
  assert.ok(demoPlaylists.length >= 8);
  const owners = [...demoUploaders, ...demoMembers].map(({ username }) => username);
  const titles = demoVideos.map(({ title }) => title);
  for (const { name, description, uploader, tag, titles: chosen } of demoPlaylists) {
    assert.ok(name.length <= 60 && description.length > 0, name);
    assert.ok(owners.includes(uploader), uploader);
    if (chosen === undefined)
      assert.ok(demoVideos.filter(({ tags }) => tags.includes(tag!)).length >= 4, name);
    else
      assert.ok(
        chosen.length >= 4 && chosen.every((title) => titles.includes(title)),
        `${name}: ${chosen.filter((title) => !titles.includes(title))}`,
      );
    assert.equal(findProhibitedTerm(`${name} ${description}`, []), null);
  }
  assert.equal(different(demoPlaylists.map(({ name }) => name)), demoPlaylists.length);
});

test('works are made of films that there are, each in one work, by studios that there are', () => {
  assert.ok(demoWorks.length >= 6);
  const films = demoWorks.flatMap(({ episodes }) =>
    episodes.flatMap(({ film, dub }) => [film ?? [], dub ?? []].flat()),
  );
  assert.deepEqual(
    films.filter((film) => !demoVideos.some(({ title }) => title === film)),
    [],
  );
  assert.equal(different(films), films.length);
  assert.equal(different(demoWorks.map(({ title }) => slugOf(title))), demoWorks.length);
  const studios = demoUploaders.map(({ username }) => username);
  for (const work of demoWorks) {
    assert.ok(work.studios.length > 0 && work.studios.every((name) => studios.includes(name)), work.title);
    const numbers = work.episodes.map(({ kind, number }) => `${kind} ${number}`);
    assert.equal(different(numbers), numbers.length, work.title);
    if (work.relation)
      assert.ok(
        demoWorks.some(({ title }) => title === work.relation![0]),
        work.title,
      );
    const words = [work.title, work.nativeTitle, work.synopsis, ...work.titles.map(({ title }) => title)];
    for (const text of [
      ...words,
      ...work.episodes.flatMap(({ title, nativeTitle }) => [title ?? '', nativeTitle ?? '']),
    ])
      assert.equal(findProhibitedTerm(text, []), null, text);
  }
});

test('members say that they are demo members, and speak of videos that there are', () => {
  const people = [...demoUploaders, ...demoMembers].map(({ username }) => username);
  assert.equal(different([...people, ...quietMembers]), people.length + quietMembers.length);
  for (const name of [...people, ...quietMembers]) assert.match(name, /^[a-z0-9_.-]{3,30}$/);
  for (const bio of [...demoMembers.map((member) => member.bio), ...Object.values(studioBios), quietBio])
    assert.match(
      bio,
      /^(Demo (member|studio)|Demo-Mitglied|デモ会員|Usuaria de demostración|Membre de démonstration)/,
    );
  assert.deepEqual(
    Object.keys(studioBios).toSorted(),
    demoUploaders.map(({ username }) => username).toSorted(),
  );
  for (const title of Object.keys(demoComments))
    assert.ok(
      demoVideos.some((video) => video.title === title),
      title,
    );
  const said = [
    ...Object.values(demoComments).flat(),
    ...demoPosts.map((post) => ({ ...post, at: 0 })),
  ].flatMap((remark) => [remark, ...(remark.replies ?? [])]);
  assert.ok(said.length >= 90);
  for (const { by, text, at, likes = 0 } of said) {
    assert.ok(people.includes(by), by);
    assert.ok(at >= 0 && at < 1 && likes <= 20, text);
    assert.ok(text.length <= 400);
    assert.equal(findProhibitedTerm(text, []), null, text);
  }
  assert.equal(different(said.map(({ text }) => text)), said.length);
  const words = [...demoMembers.map((member) => member.bio), ...Object.values(studioBios)];
  for (const text of words) assert.equal(findProhibitedTerm(text, []), null, text);
});

test('every picture and address is one of its own', () => {
  // A dub is the same film.
  const films = demoVideos.filter(({ dubOf }) => dubOf === undefined);
  const pictures = [...films, ...demoCategories, ...demoUploaders, ...demoMembers].map(
    ({ picture }) => picture,
  );
  assert.equal(different(pictures), pictures.length);
  assert.equal(different(demoVideos.map(videoSlug)), demoVideos.length);
  assert.ok(demoVideos.every((video) => videoSlug(video).length > 3));
});

test('no text holds a prohibited term, and tags are written as they are compared', () => {
  const texts = [
    ...demoVideos.flatMap((video) => [video.title, video.description, video.tags.join(', ')]),
    ...demoCategories.flatMap(({ name, description }) => [name, description]),
    ...demoUploaders.map(({ displayName }) => displayName),
    ...Object.values(demoTagAliases).flat(),
  ];
  for (const text of texts) assert.equal(findProhibitedTerm(text, []), null, text);
  const tags = [...demoVideos.flatMap((video) => video.tags), ...Object.values(demoTagAliases).flat()];
  for (const tag of tags) assert.ok(tagName(tag) === tag && tagSlug(tag) !== '', tag);
});

test('dates reach from the last hours to months ago, and each stretch between has some', () => {
  const between = (from: number, to: number): number =>
    demoVideos.filter(({ hoursOld }) => hoursOld >= from && hoursOld < to).length;
  assert.ok(between(0, 24) >= 10);
  assert.ok(between(24, 24 * 7) >= 10);
  assert.ok(between(24 * 7, 24 * 31) >= 8);
  assert.ok(between(24 * 31, 24 * 366) >= 10);
});

test('what is written on the ads of the house can be drawn', () => {
  for (const { name, ad } of demoPlacements)
    for (const words of Object.values(ad.words))
      assert.ok(words !== '' && canLetter(words), `${name}: ${words}`);
});

test('of the ads that are on unasked, no page has two one after the other', () => {
  const on = demoPlacements.filter(({ isOff }) => !isOff);
  const at = (position: string, device: AdDevice) =>
    on.filter(
      ({ position: its, devices }) => its === position && (devices.length === 0 || devices.includes(device)),
    ).length;
  for (const device of ['Desktop', 'Tablet', 'Mobile'] as const)
    assert.equal(at('After Content', device) + at('Bottom of Page', device), 1, device);
  assert.equal(at('Sidebar Right', 'Mobile'), 0, 'on phones it would stand in a list that has one');
});

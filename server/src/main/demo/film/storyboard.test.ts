import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeatedSounds } from '../../../domains/media/index.ts';
import { createSoundPrinter } from '../../../domains/media/sound/sound-print.ts';
import { findProhibitedTerm } from '../../../domains/texts/index.ts';
import { chaptersOfText } from '../../../domains/videos/index.ts';
import { type SceneName, scenes } from '../art/scenes/index.ts';
import { demoVideos } from '../catalogue/index.ts';
import { endings, heard, sceneWords, thunder } from '../catalogue/words/index.ts';
import { captionFile } from './captions.ts';
import { chapterLines } from './chapters.ts';
import { captionLanguages, secondsOf } from './film.ts';
import { canLetter } from './lettering.ts';
import { playScore } from './score.ts';
import { filmOf, scoreOf } from './storyboard.ts';

const films = demoVideos.map((video) => ({ video, film: filmOf(video) }));

test('every clip is one to two minutes long, in five shots or more, and the same each time', () => {
  for (const { video, film } of films) {
    const seconds = secondsOf(film);
    assert.ok(seconds >= 60 && seconds <= 120, `${video.title}: ${seconds}`);
    assert.ok(film.shots.length >= 5);
    for (const shot of film.shots)
      assert.ok(Number.isInteger(shot.seconds) && shot.seconds >= 5, video.title);
    assert.deepEqual(filmOf(video), film);
  }
});

test('a clip begins with the still that its poster is, and comes back to it', () => {
  for (const { video, film } of films) {
    const [first, last] = [film.shots[0]!, film.shots.at(-1)!];
    assert.deepEqual(first.picture, video.picture);
    assert.deepEqual(last.picture, video.picture);
    assert.deepEqual(
      [first.camera.zoom, first.camera.fromStill, first.light, first.begins],
      [1, true, 'steady', 'cut'],
    );
  }
});

test('a dub is the film that it speaks over, shot by shot', () => {
  const dubs = films.filter(({ video }) => video.dubOf !== undefined);
  assert.ok(dubs.length >= 2);
  for (const { video, film } of dubs) {
    const original = films.find((one) => one.video.title === video.dubOf)!;
    assert.deepEqual(
      film.shots.map(({ seconds, picture }) => ({ seconds, picture })),
      original.film.shots.map(({ seconds, picture }) => ({ seconds, picture })),
    );
    assert.deepEqual(scoreOf(film), scoreOf(original.film));
  }
});

test('no two clips are alike, nor begin like their neighbours, and no shot repeats the one before it', () => {
  const own = films.filter(({ video }) => video.dubOf === undefined);
  const looks = own.map(({ film }) => JSON.stringify(film.shots.map(({ picture }) => picture)));
  assert.equal(new Set(looks).size, own.length);
  const newest = own.toSorted((a, b) => a.video.hoursOld - b.video.hoursOld);
  newest.slice(1).forEach(({ video }, index) => {
    const before = newest[index]!.video;
    assert.ok(
      video.picture.scene !== before.picture.scene || video.picture.palette !== before.picture.palette,
      `${before.title} and ${video.title}`,
    );
  });
  for (const { video, film } of own)
    film.shots.slice(1).forEach((shot, index) => {
      assert.notDeepEqual(
        { ...shot.picture, ...shot.camera },
        { ...film.shots[index]!.picture, ...film.shots[index]!.camera },
        video.title,
      );
    });
});

test('some clips are in 1080p, and some in 720p', () => {
  const count = (height: number): number => films.filter(({ film }) => film.height === height).length;
  assert.ok(count(1080) >= 3 && count(720) >= 6 && count(480) >= 20);
});

test('the description of a video holds the chapters of its clip', () => {
  for (const { video, film } of films) {
    const chapters = chaptersOfText(`${video.description}\n\n${chapterLines(video)}`, secondsOf(film));
    assert.deepEqual(
      chapters.map(({ title }) => title),
      film.shots.map(({ chapter }) => chapter),
      video.title,
    );
  }
});

test('captions come in three languages or more, or in none where it is dubbed, and stand one after another', () => {
  for (const { video, film } of films) {
    assert.equal(film.languages.length === 0, video.subtitles?.length === 0, video.title);
    assert.ok(film.languages.length === 0 || film.languages.length >= 3, video.title);
    for (const named of video.subtitles ?? [])
      assert.ok((film.languages as readonly string[]).includes(named));
    const times = [...captionFile(film, 'ja').matchAll(/00:0(\d):(\d\d),(\d{3})/g)].map(
      ([, minutes, seconds, rest]) => Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(rest),
    );
    assert.ok(times.length >= 12, video.title);
    for (const [index, time] of times.slice(1).entries())
      assert.ok(time > times[index]!, `${video.title} at ${time}`);
    assert.ok(times.at(-1)! < secondsOf(film) * 1000);
  }
});

test('every scene and sound has its words in every language, each in its own', () => {
  const lines = [
    ...(Object.keys(scenes) as SceneName[]).flatMap((scene) => sceneWords[scene].lines),
    ...Object.values(heard),
    ...endings,
    thunder,
  ];
  for (const line of lines) {
    assert.equal(line.length, captionLanguages.length);
    assert.equal(new Set(line).size, line.length, line[0]);
    assert.match(line[1], /[\p{Script=Hiragana}\p{Script=Han}]/u);
    for (const text of line) {
      assert.ok(text.length <= 70, text);
      assert.equal(findProhibitedTerm(text, []), null, text);
    }
  }
});

test('every title can be drawn', () => {
  for (const { film } of films)
    for (const words of film.shots.flatMap((shot) => shot.words))
      for (const line of words.text) assert.ok(canLetter(line), line);
});

test('the sound lasts as long as the picture, is heard, and is never cut at its loudest', () => {
  const { film } = films[0]!;
  const sound = playScore(scoreOf(film));
  assert.equal(sound.length, 44 + secondsOf(film) * 32_000 * 4);
  const samples = new Int16Array(sound.buffer, sound.byteOffset + 44, (sound.length - 44) / 2);
  let [loudest, squares] = [0, 0];
  for (const sample of samples) {
    loudest = Math.max(loudest, Math.abs(sample));
    squares += sample * sample;
  }
  const level = 20 * Math.log10(Math.sqrt(squares / samples.length) / 32_768);
  assert.ok(loudest < 30_000, `${loudest}`);
  assert.ok(level > -32 && level < -12, `${level} dB`);
});

test('the films of a series share an opening and its song, and no others do', () => {
  const opened = films.filter(({ film }) => film.theme !== null);
  assert.ok(opened.length >= 8);
  for (const { video, film } of films) {
    const [, second] = film.shots;
    assert.equal(second!.chapter === 'Title song', film.theme !== null, video.title);
    if (film.theme !== null) assert.equal(film.theme.from, film.shots[0]!.seconds);
  }
  const songs = Map.groupBy(opened, ({ film }) => film.theme!.seed);
  for (const same of songs.values()) {
    assert.ok(same.length > 1, same[0]!.video.title);
    assert.equal(new Set(same.map(({ film }) => JSON.stringify({ ...film.shots[1], begins: '' }))).size, 1);
  }
});

test('the song of a series is known again in the sound of its films, to the second', async () => {
  const series = [
    ...Map.groupBy(
      films.filter(({ film }) => film.theme !== null),
      ({ film }) => film.theme!.seed,
    ).values(),
  ][0]!;
  const found = await repeatedSounds(series.map(({ film }) => printOf(playScore(scoreOf(film)))));
  series.forEach(({ film, video }, at) => {
    const opening = found[at]!.opening;
    assert.ok(opening, video.title);
    assert.ok(Math.abs(opening.from - film.theme!.from) <= 1, `${video.title}: ${opening.from}`);
    assert.ok(
      Math.abs(opening.to - film.theme!.from - film.theme!.seconds) <= 1,
      `${video.title}: ${opening.to}`,
    );
  });
});

/** Of a WAV file of 32,000 samples a second in stereo. */
function printOf(file: Buffer): Uint32Array {
  const frames = (file.length - 44) / 4;
  const samples = Float32Array.from({ length: Math.floor((frames * 5512) / 32_000) }, (_, at) => {
    // The mean of those around it, as a filter before a lower rate.
    const from = Math.floor((at * 32_000) / 5512);
    let sum = 0;
    for (let frame = from; frame < Math.min(frames, from + 6); frame++)
      sum += file.readInt16LE(44 + 4 * frame);
    return sum / 6 / 32_768;
  });
  const printer = createSoundPrinter();
  printer.add(samples);
  return printer.end();
}

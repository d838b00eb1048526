import { Readable } from 'node:stream';
import { lineParts } from '#server/domains/discovery/lines/line-parts.ts';
import { languageLexeme, lineLexemes } from '#server/domains/discovery/lines/line-words.ts';
import { copyIn } from '#server/platform/db/copying.ts';
import { randomNumbers } from '../measure/statistics.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';
import { adjectives, nouns } from './words.ts';

const linesInBlock = 32;
const wordsInLine = 7;
const common = `the you i to a and it is that of me what in my we do not this no be on are for have your so
  all but know can like with was just here there go let up one come if at they how now`.split(/\s+/);
/** From what everybody says to what hardly anybody does. */
export const vocabulary = [
  ...common,
  ...adjectives,
  ...nouns,
  ...adjectives.flatMap((one) => nouns.map((other) => one + other)),
];

/** A word, each as often as its place in the vocabulary says: the second half as often as the first. */
const drawn = (next: () => number): string => vocabulary[Math.floor(vocabulary.length ** next()) - 1]!;

/** One video of as many is in Japanese. */
const videosOfJapanese = 10;
const signs = [...'のにはをたがでてとしれさあるいもなかこそうまらりすく'];
const signsInLine = 12;
const japanese = (next: () => number): string =>
  Array.from({ length: signsInLine }, () => signs[Math.floor(signs.length * next() ** 2)]!).join('');
const english = (next: () => number): string =>
  Array.from({ length: wordsInLine }, () => drawn(next)).join(' ');

/** Rows as COPY takes them, a video at a time. */
function* rowsOf(videoIds: readonly string[], linesOfVideo: number): Generator<string> {
  const next = randomNumbers(11);
  let id = 0;
  for (const [number, videoId] of videoIds.entries()) {
    const isJapanese = number % videosOfJapanese === 0;
    const language = isJapanese ? 'ja' : 'en';
    let text = '';
    for (let at = 0; at < linesOfVideo; at += linesInBlock, id++) {
      const lines = Array.from({ length: Math.min(linesInBlock, linesOfVideo - at) }, () =>
        isJapanese ? japanese(next) : english(next),
      );
      const lexemes = isJapanese ? lineLexemes(lines) : new Set(lines.flatMap((line) => line.split(' ')));
      lexemes.add(languageLexeme(language));
      for (const { name, size } of lineParts) lexemes.add(`${name}:${Math.floor(id / size)}`);
      const starts = lines.map((_, line) => 3 * (at + line)).join();
      text += `${id}\t${videoId}\t${language}\t{${starts}}\t${lines.join('\\n')}\t${[...lexemes].map((one) => `'${one}'`).join(' ')}\n`;
    }
    yield text;
  }
}

/** Fills the index of lines as the worker would: so many lines of every published video, made of few common and many rare words. */
export const makeSubtitles = (
  site: Site,
  linesOfVideo: number,
  say: (words: string) => void,
): Promise<number> =>
  withClient(site.databaseUrl, async (client) => {
    const { rows: videos } = await client.query<{ id: string }>(
      `select id from videos where publish_status = 'published' order by id`,
    );
    const blocks = videos.length * Math.ceil(linesOfVideo / linesInBlock);
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from caption_lines where lexemes @@ $$'l:en' | 'l:ja'$$`,
    );
    if (rows[0]!.count === blocks) return blocks * linesInBlock;
    const startedAt = performance.now();
    const step = (words: string) =>
      say(`  ${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${words}`);
    const {
      rows: [index],
    } = await client.query<{ made: string }>(
      `select indexdef as made from pg_indexes where indexname = 'caption_lines_words'`,
    );
    await client.query('truncate caption_lines; drop index caption_lines_words');
    await copyIn(
      client,
      'copy caption_lines (id, video_id, language, starts, lines, lexemes) from stdin',
      Readable.from(
        rowsOf(
          videos.map((video) => video.id),
          linesOfVideo,
        ),
      ),
    );
    step(`${blocks.toLocaleString('en')} blocks`);
    await client.query(`set maintenance_work_mem = '1GB'`);
    await client.query(index!.made);
    await client.query('create index if not exists caption_lines_of on caption_lines (video_id)');
    await client.query('analyze caption_lines');
    step('their index');
    return blocks * linesInBlock;
  });

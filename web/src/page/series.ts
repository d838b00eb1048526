import type { EpisodeKind } from '#contract/work-words.ts';
import type { Episode, EpisodeOfVideo, EpisodeVersion, NextEpisode, Work } from '#contract/works.ts';
import { fillIn } from '../lib/fill-in.ts';
import { compactCount, countOf, formatDate, formatDuration } from '../lib/format.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/works.ts';
import * as workPaths from '../work-paths.ts';
import type { Offsets } from './version-offset.ts';
import type { CardModel } from './video-card.ts';
import { airingWords, episodeName, kindWords, lineOf, sourceWords, versionWords } from './work-words.ts';

export interface VersionModel {
  id: string;
  slug: string;
  audioCode: string | null;
  seconds: number | null;
  audio: string;
  rest: string;
}

/** An episode as its series lists it. */
export interface EpisodeModel {
  id: string;
  kind: EpisodeKind;
  number: number;
  /** `Episode 7`; null: it is all there is. */
  name: string | null;
  title: string;
  native: string | null;
  day: string | null;
  /** Its first version as the art of a card; null: it is not here. */
  art: CardModel | null;
  versions: VersionModel[];
}

const toVersion = (version: EpisodeVersion): VersionModel => ({
  id: version.video_id,
  slug: version.slug,
  audioCode: version.audio_language,
  seconds: version.duration_seconds,
  ...versionWords(version),
});

const artOf = (version: EpisodeVersion, title: string): CardModel => ({
  id: version.video_id,
  slug: version.slug,
  title,
  description: null,
  uploader: null,
  uploaderName: null,
  category: null,
  thumbnail: version.picture_url,
  preview: null,
  views: '',
  date: '',
  moment: '',
  duration: version.duration_seconds ? formatDuration(version.duration_seconds) : null,
  format: null,
  subtitled: false,
  ongoing: false,
  quality: version.quality && /^(4K|8K|2160p)$/i.test(version.quality) ? '4K' : null,
  ...(version.shield ? { shield: version.shield } : {}),
});

function dayOf({ aired_on: day }: Episode, now: number): string | null {
  if (day === null) return null;
  return fillIn(Date.parse(day) > now ? texts.airsOnDay : texts.airedOnDay, { day: formatDate(day) });
}

export const toEpisode = (episode: Episode, now: number): EpisodeModel & { name: string } => {
  const name = episodeName(episode);
  const title = episode.title ?? episode.native_title ?? name;
  const [first] = episode.versions;
  return {
    id: episode.id,
    kind: episode.kind,
    number: episode.number,
    name,
    title,
    native: episode.title === null ? null : episode.native_title,
    day: dayOf(episode, now),
    art: first ? artOf(first, title) : null,
    versions: episode.versions.map(toVersion),
  };
};

/** `101–200`, `501–Special 3`. */
export function pageWords({ first, last }: Work['pages'][number]): string {
  const short = (one: typeof first) => (one.kind === 'special' ? episodeName(one) : String(one.number));
  return first.number === last.number && first.kind === last.kind
    ? short(first)
    : `${short(first)}–${short(last)}`;
}

/** What the page of a work draws. */
export function toSeries(work: Work, now: number) {
  const regular = work.episodes.filter(({ kind }) => kind === 'regular').map((one) => toEpisode(one, now));
  const specials = work.episodes.filter(({ kind }) => kind === 'special').map((one) => toEpisode(one, now));
  const start = work.first;
  // What is not here yet is told from what is only where all are on one page.
  const here =
    work.pages.length > 1 ? work.episodes_listed : regular.filter(({ art }) => art !== null).length;
  const expected = work.expected_episodes;
  // A film is no list of episodes: what stands there are its versions.
  const isFilm = work.kind === 'movie' && regular.length <= 1;
  return {
    id: work.id,
    slug: work.slug,
    /** In which its episodes are heard. */
    languages: [
      ...new Set(
        work.episodes.flatMap(({ versions }) => versions.map(({ audio_language }) => audio_language)),
      ),
    ].filter((code): code is string => code !== null),
    isFilm,
    heading: isFilm ? texts.film : texts.episodesHeading,
    title: work.title,
    native: work.native_title,
    line: lineOf(work),
    synopsis: work.synopsis,
    facts: [
      airingWords[work.airing],
      isFilm
        ? null
        : expected !== null && expected !== here
          ? fillIn(texts.someOfAll, { here, all: expected })
          : countOf(here, texts.episode, texts.episodes),
      work.source && sourceWords[work.source],
    ].filter((fact): fact is string => fact !== null),
    /** In how many lists of members it is, in words. */
    listed: (
      [
        [texts.watchedBy, work.lists.watching],
        [texts.completedBy, work.lists.completed],
        [texts.plannedBy, work.lists.planned],
      ] as const
    ).flatMap(([words, count]) => (count > 0 ? [fillIn(words, { count: compactCount(count) })] : [])),
    studios: work.studios,
    titles: [...new Set(work.titles.map(({ title }) => title))],
    picture: start?.shield?.act === 'blur' ? null : (start?.picture_url ?? null),
    first: start && { kind: start.kind, number: start.number },
    page: work.page,
    start: start && {
      path: paths.watch(start.slug),
      words: isFilm ? texts.watchTheFilm : fillIn(texts.startWithEpisode, { episode: episodeName(start) }),
    },
    pages:
      work.pages.length < 2
        ? []
        : work.pages.map((bounds, index) => ({
            page: index + 1,
            words: pageWords(bounds),
            isThis: index + 1 === work.page,
          })),
    seasons:
      work.series.length < 2
        ? []
        : work.series.map((one) => ({
            slug: one.slug,
            title: one.title,
            line: lineOf(one),
            isThis: one.id === work.id,
          })),
    regular: isFilm ? regular.map((one) => ({ ...one, name: null })) : regular,
    specials,
  };
}
export type SeriesModel = ReturnType<typeof toSeries>;

const neighbour = (episode: NextEpisode | null) =>
  episode && {
    id: episode.video_id,
    path: paths.watch(episode.slug),
    name: episodeName(episode),
    title: episode.title ?? episode.native_title,
  };

/** Where a video stands in its series, as its page says it. */
export function toEpisodePlace(found: EpisodeOfVideo, videoId: string) {
  return {
    series: { slug: found.work.slug, path: workPaths.series(found.work.slug), title: found.work.title },
    page: found.page,
    first: found.first?.video_id === videoId ? null : neighbour(found.first),
    name:
      found.work.kind === 'movie' && !found.previous && !found.next ? kindWords.movie : episodeName(found),
    previous: neighbour(found.previous),
    next: neighbour(found.next),
    versions:
      found.versions.length < 2
        ? []
        : found.versions.map((version) => ({
            id: version.video_id,
            slug: version.slug,
            path: paths.watch(version.slug),
            isThis: version.video_id === videoId,
            offsets: version.offsets as Offsets | null,
            ...versionWords(version),
          })),
  };
}
export type EpisodePlace = ReturnType<typeof toEpisodePlace>;

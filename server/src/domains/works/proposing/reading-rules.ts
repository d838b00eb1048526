import { limits } from '#contract/limits.ts';
import type { EpisodeCut, EpisodeKind, WorkKind } from '#contract/work-words.ts';
import { readReleaseName } from '../names/read-release-name.ts';
import type { ReleaseName } from '../names/release-name.ts';

/** A title without case, signs and spaces: two that differ in those alone are the same. */
export const titleKey = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const keyOf = (title: string, season: number | null, part: number | null): string =>
  `${titleKey(title)} ${season ?? 1}${part !== null && part > 1 ? `.${part}` : ''}`;

/** By what a work of these titles is found. A number behind a title is its season there, not an episode. */
export function keysOfTitles(titles: readonly string[]): string[] {
  const keys = new Set<string>();
  for (const title of titles) {
    const read = readReleaseName(title);
    if (titleKey(title) !== '') keys.add(keyOf(title, null, null));
    const isSeason = read.isWeak && read.number !== null && Number.isInteger(read.number) && read.number < 20;
    const season = read.season ?? (isSeason ? read.number : null);
    if (titleKey(read.title) !== '' && (read.number === null || isSeason))
      keys.add(keyOf(read.title, season, read.part));
  }
  return [...keys];
}

/** What the title of a video says of the episode that it is. */
export interface VideoReading {
  key: string;
  title: string;
  season: number | null;
  workKind: WorkKind;
  kind: EpisodeKind;
  number: number | null;
  isWeak: boolean;
  episodeTitle: string | null;
  cut: EpisodeCut;
  group: string | null;
}

const workKinds = { regular: 'tv', special: 'tv', ova: 'ova', ona: 'ona', movie: 'movie' } as const;
const cutTo = (text: string | null, longest: number): string | null =>
  text === null ? null : Array.from(text).slice(0, longest).join('').trim() || null;

/** Null: it says nothing of an episode, or of several. */
export function readingOf(name: string): VideoReading | null {
  const read: ReleaseName = readReleaseName(name);
  const title = cutTo(read.title, limits.titleLength);
  if (title === null || titleKey(title) === '' || read.isBatch || read.range !== null || read.isExtra)
    return null;
  // "Name Part 2" alone is the second of two.
  const isPart = read.number === null && read.part !== null && read.season === null;
  const number = isPart ? read.part : read.number;
  return {
    key: keyOf(title, read.season, isPart ? null : read.part),
    title: read.part !== null && !isPart ? `${title} Part ${read.part}` : title,
    season: read.season,
    workKind: workKinds[read.kind],
    kind: read.kind === 'special' ? 'special' : 'regular',
    number: number !== null && number <= 99_999 ? Math.round(number * 100) / 100 : null,
    isWeak: read.isWeak || isPart,
    episodeTitle: cutTo(read.episodeTitle, limits.titleLength),
    cut: read.cut ?? 'uncut',
    group: cutTo(read.group, limits.releaseGroupLength),
  };
}

/** A title for a work that is not there yet: each season is a work of its own. */
export const titleOfNewWork = ({ title, season }: Pick<VideoReading, 'title' | 'season'>): string =>
  season !== null && season > 1 ? `${title} Season ${season}` : title;

/** What leads to the same work has the same. */
export const leadTo = (workId: string): string => `work ${workId}`;
export const leadToNew = (key: string, kind: WorkKind): string =>
  `new ${key}${kind === 'tv' ? '' : ` ${kind}`}`;
/** Of a work that somebody names without a season of its own. */
export const leadToTitled = (title: string, kind: WorkKind): string =>
  leadToNew(keysOfTitles([title]).at(-1) ?? title, kind);

export interface KnownWork {
  id: string;
  key: string;
  kind: WorkKind;
  title: string;
}

/** The work that a reading is of: of its kind where it names one, else a series before all others. */
export function workOf<Work extends KnownWork>(reading: VideoReading, works: readonly Work[]): Work | null {
  const same = works.filter(({ key }) => key === reading.key);
  if (reading.workKind !== 'tv')
    return (
      same.find(({ kind }) => kind === reading.workKind) ?? same.find(({ kind }) => kind !== 'tv') ?? null
    );
  return same.find(({ kind }) => kind === 'tv') ?? same[0] ?? null;
}

export interface ReadVideo extends VideoReading {
  videoId: string;
}
export interface NewProposal {
  videoId: string;
  work: KnownWork | null;
  lead: string;
  workTitle: string;
  reading: VideoReading;
  number: number | null;
}

/** What is proposed for the videos of one key. */
export function proposalsFor(videos: readonly ReadVideo[], works: readonly KnownWork[]): NewProposal[] {
  const groups = new Map<string, { work: KnownWork | null; videos: ReadVideo[] }>();
  for (const video of videos) {
    const work = workOf(video, works);
    const lead = work === null ? leadToNew(video.key, video.workKind) : leadTo(work.id);
    const group = groups.get(lead) ?? { work, videos: [] };
    group.videos.push(video);
    groups.set(lead, group);
  }
  return [...groups].flatMap(([lead, { work, videos: same }]) => {
    const numbered = same.filter(({ number }) => number !== null);
    const speaks = numbered.length > 1 || numbered.some(({ isWeak }) => !isWeak);
    const plain = same.filter(({ number }) => number === null);
    // A film is one whole, and what stands alone beside a second and a third is the first.
    const isFilm =
      work !== null && (work.kind === 'movie' || same.every(({ workKind }) => workKind === 'movie'));
    const isFirst = numbered.length > 0 && plain.length === 1 && !numbered.some(({ number }) => number === 1);
    const proposed = (video: ReadVideo, number: number | null): NewProposal => ({
      ...{ videoId: video.videoId, work, lead, number, reading: video },
      workTitle: work?.title ?? titleOfNewWork(video),
    });
    return [
      ...(work !== null || speaks ? numbered.map((video) => proposed(video, video.number)) : []),
      ...(isFilm || (isFirst && (work !== null || numbered.length > 0))
        ? plain.map((video) => proposed(video, 1))
        : []),
    ];
  });
}

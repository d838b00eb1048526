import type {
  EpisodeCut,
  EpisodeKind,
  WorkAiring,
  WorkKind,
  WorkRelationKind,
  WorkSeason,
  WorkSource,
} from '#contract/work-words.ts';
import type { EpisodeVersion, WorkCard } from '#contract/works.ts';
import { fillIn } from '../lib/fill-in.ts';
import { languageName } from '../lib/named-codes.ts';
import * as texts from '../texts/works.ts';

export const kindWords: Readonly<Record<WorkKind, string>> = {
  tv: texts.tvSeries,
  ova: texts.ova,
  ona: texts.ona,
  movie: texts.film,
  special: texts.special,
};
const seasonWords = {
  winter: texts.winterYear,
  spring: texts.springYear,
  summer: texts.summerYear,
  fall: texts.fallYear,
} as const satisfies Record<WorkSeason, string>;
export const airingWords: Readonly<Record<WorkAiring, string>> = {
  announced: texts.announced,
  airing: texts.airingNow,
  finished: texts.finished,
  cancelled: texts.cancelled,
};
export const sourceWords: Readonly<Record<WorkSource, string>> = {
  original: texts.original,
  manga: texts.fromManga,
  light_novel: texts.fromLightNovel,
  visual_novel: texts.fromVisualNovel,
  game: texts.fromGame,
  novel: texts.fromNovel,
  other: texts.fromOther,
};
export const relationWords: Readonly<Record<WorkRelationKind, string>> = {
  sequel: texts.sequel,
  prequel: texts.prequel,
  side_story: texts.sideStory,
  parent_story: texts.parentStory,
  summary: texts.summary,
  full_story: texts.fullStory,
  alternative: texts.alternative,
};
export const cutWords: Readonly<Record<EpisodeCut, string>> = {
  uncut: texts.uncut,
  censored: texts.censored,
  directors: texts.directorsCut,
};

/** `Fall 2026`, `2026`, or nothing. */
export const whenOf = ({ year, season }: Pick<WorkCard, 'year' | 'season'>): string | null =>
  year === null ? null : season === null ? String(year) : fillIn(seasonWords[season], { year });

/** `TV series · Fall 2026`. */
export const lineOf = (work: Pick<WorkCard, 'kind' | 'year' | 'season'>): string =>
  [kindWords[work.kind], whenOf(work)].filter(Boolean).join(' · ');

/** `Episode 6.5`, `Special 1`. */
export const episodeName = ({ kind, number }: { kind: EpisodeKind; number: number }): string =>
  fillIn(kind === 'special' ? texts.specialNumber : texts.episodeNumber, { number });

/** In which languages one hears and reads a version, and what else tells it from others. */
export function versionWords(
  version: Pick<EpisodeVersion, 'audio_language' | 'subtitle_languages' | 'cut' | 'release_group'>,
): { audio: string; rest: string } {
  const subtitles = version.subtitle_languages.filter((code) => code !== 'und').map(languageName);
  const rest = [
    subtitles.length > 0 ? fillIn(texts.subtitlesIn, { languages: subtitles.join(', ') }) : null,
    version.cut === 'uncut' ? null : cutWords[version.cut],
    version.release_group,
  ];
  return {
    audio: version.audio_language ? languageName(version.audio_language) : texts.audioUnknown,
    rest: rest.filter(Boolean).join(' · '),
  };
}

import { CallError } from '#contract/client.ts';
import type { ListedVideo, ScrapedVideo } from '#contract/import-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-import.ts';

export const nothingChosen = texts.noVideosSelectedForImport;
export const noKeywords = texts.pleaseEnterKeywordsOrA;
export const noSource = texts.pleaseEnterAUrlTo;
export const noAddress = texts.categoryUrlIsRequired;
export const noCategoryName = texts.categoryNameIsRequired;
export const unsigned = texts.errorDeclareThatEveryoneDepicted;

const because = (error: unknown): string => (error instanceof Error ? error.message : texts.unknownError);
export const errorWords = (error: unknown): string => fillIn(texts.errorMessage, { message: because(error) });
export const videosFailed = (message: string): string =>
  fillIn(texts.errorFetchingVideosMessage, { message });
export const categoriesFailed = (error: unknown): string =>
  fillIn(texts.errorFetchingCategories, { message: because(error) });
export const categoryFailed = (error: unknown): string =>
  fillIn(texts.errorCreatingCategory, { message: because(error) });
export const scrapeFailed = (message: string): string =>
  fillIn(texts.failedToScrapeDetailsMessage, { message });
/** The server refused, and has recorded why. */
export const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && error.status > 0 && error.status < 500 && error.status !== 429;
/** A refusal has a reason; anything else is unexpected. */
export const importFailed = (error: unknown): string =>
  isRefusal(error)
    ? fillIn(texts.importFailedMessage, { message: error.message })
    : fillIn(texts.unexpectedError, { message: because(error) });
export const summaryOf = (imported: number, selected: number): string =>
  fillIn(texts.importedImportedOutOfSelected, { imported, selected });

/** Why a video cannot be chosen, or null. */
export const refusalOf = ({ outlook, reason }: ListedVideo): string | null =>
  outlook === 'refused' || outlook === 'already_there' || outlook === 'changed'
    ? (reason ?? texts.alreadyHereSentence)
    : null;

const outlooks = {
  new: texts.newWords,
  already_there: texts.alreadyImported,
  changed: texts.changedAtItsSource,
  refused: texts.refused,
} as const;
export const outlookWords = (video: ListedVideo): string => outlooks[video.outlook];

/** How many of each there are, in words. */
export function dryRunWords(videos: readonly Pick<ListedVideo, 'outlook'>[]): string {
  const count = (outlook: ListedVideo['outlook']) =>
    videos.filter((video) => video.outlook === outlook).length;
  return fillIn(texts.dryRunResult, {
    fresh: count('new'),
    changed: count('changed'),
    known: count('already_there'),
    refused: count('refused'),
  });
}

/** A listed video in the form in which the import takes it. */
export function scraped({
  outlook: _o,
  reason: _r,
  changes: _c,
  mapped_category_id: _m,
  ...video
}: ListedVideo): ScrapedVideo {
  return video;
}

/** A message shown for five seconds; a new object each time, so that the same words show again. */
export interface Failure {
  url: string;
  title: string;
  message: string;
}

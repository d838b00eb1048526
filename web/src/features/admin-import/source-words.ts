import { CallError } from '#contract/client.ts';
import type { ListedVideo, ScrapedVideo } from '#contract/import-shapes.ts';

export const nothingChosen = 'No videos selected for import.';
export const noKeywords = 'Please enter keywords or a tube site category.';
export const noSource = 'Please enter a URL to fetch categories from.';
export const noAddress = 'Category URL is required.';
export const noCategoryName = 'Category Name is required.';
export const unsigned = 'Error: Declare that everyone depicted is an adult and that you hold the rights.';

const because = (error: unknown): string => (error instanceof Error ? error.message : 'unknown error');
export const errorWords = (error: unknown): string => `Error: ${because(error)}`;
export const videosFailed = (message: string): string => `Error fetching videos: ${message}`;
export const categoriesFailed = (error: unknown): string => `Error fetching categories: ${because(error)}`;
export const categoryFailed = (error: unknown): string => `Error creating category: ${because(error)}`;
export const scrapeFailed = (message: string): string => `Failed to scrape details: ${message}`;
/** The server refused, and has recorded why. */
export const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && error.status > 0 && error.status < 500 && error.status !== 429;
/** A refusal has a reason; anything else is unexpected. */
export const importFailed = (error: unknown): string =>
  isRefusal(error) ? `Import failed: ${error.message}` : `Unexpected error: ${because(error)}`;
export const summaryOf = (imported: number, selected: number): string =>
  `Imported ${imported} out of ${selected} selected videos.`;

/** Why a video cannot be chosen, or null. */
export const refusalOf = ({ outlook, reason }: ListedVideo): string | null =>
  outlook === 'refused' || outlook === 'already_there' || outlook === 'changed'
    ? (reason ?? 'It is here already.')
    : null;

const outlooks = {
  new: 'New',
  already_there: 'Already imported',
  changed: 'Changed at its source',
  refused: 'Refused',
} as const;
export const outlookWords = (video: ListedVideo): string => outlooks[video.outlook];

/** How many of each there are, in words. */
export function dryRunWords(videos: readonly Pick<ListedVideo, 'outlook'>[]): string {
  const count = (outlook: ListedVideo['outlook']) =>
    videos.filter((video) => video.outlook === outlook).length;
  return `Dry run: ${count('new')} new, ${count('changed')} changed, ${count('already_there')} here already, ${count('refused')} refused. Nothing was imported.`;
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

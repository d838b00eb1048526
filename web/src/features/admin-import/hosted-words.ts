import { CallError } from '#contract/client.ts';
import type { HostedVideo, HostedVideoPage } from '#contract/hosted-library.ts';

/** The result of a step, for the status line; a new object for each. */

const withoutStop = (words: string): string => words.replace(/\.$/, '');
const wordsOf = (error: unknown): string => (error instanceof Error ? withoutStop(error.message) : 'unknown');

export const noLibraries =
  'No libraries found for this API key. You can try entering a Library ID (numerical) manually.';
export const badStructure = 'Error: Invalid data structure from video list function.';
export const alreadyHere = 'It is here already';
export const nothingChosen = 'No videos selected for import.';
export const unsigned = 'Please sign the declaration: both sentences must be true.';
export const badLibraryId = 'Invalid Library ID. Must be a numerical value.';
export const keyMissing = (host: string): string => `${host} Account API Key is missing.`;
export const keyNeeded = (host: string): string => `Please enter your ${host} Account API Key.`;

export const librariesFailed = (error: unknown): string =>
  `Error fetching libraries: ${wordsOf(error)}. Ensure the Account API Key is correct.`;

/**
 * A refusal is shown in the server's words; a request that failed, or a broken answer, is shown as a fault of the step.
 */
export const videosFailed = (error: unknown): string =>
  error instanceof CallError && error.status > 0
    ? `Error fetching videos: ${wordsOf(error)}`
    : `Error syncing videos: ${wordsOf(error)}`;

export const importFailed = (error: unknown): string => `Error importing videos: ${wordsOf(error)}`;

/** Whether an answer is a page of videos at all. */
export const isVideoPage = (answer: HostedVideoPage): boolean =>
  Array.isArray(answer?.items) && typeof answer.totalItems === 'number';

export const isLibraryId = (written: string): boolean => /^\s*[1-9]\d{0,11}\s*$/.test(written);

/** Why a video cannot be chosen; null: it can. */
export const refusalOf = ({ is_imported, is_importable, state }: HostedVideo): string | null =>
  is_imported ? 'Already imported' : is_importable ? null : state;

export interface Failure {
  guid: string;
  title: string;
  message: string;
}

export const summaryOf = (imported: number, chosen: number): string => {
  const said = `Imported ${imported} of ${chosen} selected ${chosen === 1 ? 'video' : 'videos'}.`;
  return imported === chosen ? said : `${said} Failed: ${chosen - imported}.`;
};
export const failureWords = wordsOf;

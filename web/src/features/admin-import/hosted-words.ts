import { CallError } from '#contract/client.ts';
import type { HostedVideo, HostedVideoPage } from '#contract/hosted-library.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-import.ts';

/** The result of a step, for the status line; a new object for each. */

const withoutStop = (words: string): string => words.replace(/\.$/, '');
const wordsOf = (error: unknown): string => (error instanceof Error ? withoutStop(error.message) : 'unknown');

export const noLibraries = texts.noLibrariesFoundForThis;
export const badStructure = texts.errorInvalidDataStructureFrom;
export const alreadyHere = texts.alreadyHere;
export const nothingChosen = texts.noVideosSelectedForImport;
export const unsigned = texts.pleaseSignTheDeclarationBoth;
export const badLibraryId = texts.invalidLibraryIdMustBe;
export const keyMissing = (host: string): string => fillIn(texts.hostAccountApiKeyIs, { host });
export const keyNeeded = (host: string): string => fillIn(texts.pleaseEnterYourHostAccount, { host });

export const librariesFailed = (error: unknown): string =>
  fillIn(texts.errorFetchingLibraries, { message: wordsOf(error) });

/**
 * A refusal is shown in the server's words; a request that failed, or a broken answer, is shown as a fault of the step.
 */
export const videosFailed = (error: unknown): string =>
  error instanceof CallError && error.status > 0
    ? fillIn(texts.errorFetchingVideosMessage, { message: wordsOf(error) })
    : fillIn(texts.errorSyncingVideos, { message: wordsOf(error) });

export const importFailed = (error: unknown): string =>
  fillIn(texts.errorImportingVideos, { message: wordsOf(error) });

/** Whether an answer is a page of videos at all. */
export const isVideoPage = (answer: HostedVideoPage): boolean =>
  Array.isArray(answer?.items) && typeof answer.totalItems === 'number';

export const isLibraryId = (written: string): boolean => /^\s*[1-9]\d{0,11}\s*$/.test(written);

/** Why a video cannot be chosen; null: it can. */
export const refusalOf = ({ is_imported, is_importable, state }: HostedVideo): string | null =>
  is_imported ? texts.alreadyImported : is_importable ? null : state;

export interface Failure {
  guid: string;
  title: string;
  message: string;
}

export const summaryOf = (imported: number, chosen: number): string => {
  const said =
    chosen === 1
      ? fillIn(texts.importedOfOne, { imported })
      : fillIn(texts.importedOfMany, { imported, selected: chosen });
  return imported === chosen ? said : `${said} ${fillIn(texts.failedCount, { count: chosen - imported })}`;
};
export const failureWords = wordsOf;

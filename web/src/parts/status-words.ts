import type { ServiceState, StatusService } from '#contract/status-lists.ts';
import * as texts from '../texts/status.ts';

export const serviceNames: Readonly<Record<StatusService, string>> = {
  site: texts.pages,
  playback: texts.playback,
  uploads: texts.uploads,
  search: texts.search,
  sign_in: texts.loggingIn,
  emails: texts.emails,
};

export const serviceWords: Readonly<Record<StatusService, string>> = {
  site: texts.pagesWords,
  playback: texts.playbackWords,
  uploads: texts.uploadsWords,
  search: texts.searchWords,
  sign_in: texts.loggingInWords,
  emails: texts.emailsWords,
};

export const stateWords: Readonly<Record<ServiceState, string>> = {
  operational: texts.works,
  degraded: texts.worksInPart,
  down: texts.down,
};

export const wholeWords: Readonly<Record<ServiceState, string>> = {
  operational: texts.everythingWorks,
  degraded: texts.somethingWorksInPart,
  down: texts.somethingIsDown,
};

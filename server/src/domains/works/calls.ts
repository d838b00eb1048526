import { browseWorks } from './calls/browse-works.ts';
import { getCalendar } from './calls/get-calendar.ts';
import { getEpisodeOfVideo } from './calls/get-episode-of-video.ts';
import { getStudio } from './calls/get-studio.ts';
import { getWork } from './calls/get-work.ts';
import { listStudios } from './calls/list-studios.ts';
import { listWorks } from './calls/list-works.ts';
import { workManagingCalls } from './managing/managing-calls.ts';
import { workProgressCalls } from './progress/progress-calls.ts';
import { proposingCalls } from './proposing/proposing-calls.ts';
import { reshapingCalls } from './reshaping/reshaping-calls.ts';
import { sayingCalls } from './saying/saying-calls.ts';
import { workSearchingCalls } from './searching/searching-calls.ts';
import { skipCalls } from './skipping/skip-calls.ts';

export const workCalls = [
  getWork,
  getEpisodeOfVideo,
  listWorks,
  listStudios,
  getStudio,
  browseWorks,
  getCalendar,
  ...workManagingCalls,
  ...skipCalls,
  ...proposingCalls,
  ...sayingCalls,
  ...reshapingCalls,
  ...workProgressCalls,
  ...workSearchingCalls,
];

// The public interface of the works domain for higher floors.
export { workCalls } from './calls.ts';
export { type DemoWorkRow, deleteDemoWorks, insertDemoWorks } from './demo-queries.ts';
export {
  episodeIsHere,
  episodeNames,
  episodeStanding,
  episodesHere,
  firstVersions,
  isPublishedWork,
  type NamedWorkRow,
  type NewVersionRow,
  worksNamed,
} from './door-queries.ts';
export { type ListFigures, writeFigures } from './figures/figure-queries.ts';
export { followTagOfWorks, followVideoOfWork } from './follow-videos.ts';
export { readTitleOf } from './proposing/note-to-read.ts';
export { proposeFromSource, worksOfIds } from './proposing/propose-from-source.ts';
export { type CheckedSeries, readSeries, saySeriesAgain } from './saying/say-episode.ts';
export { lookForSkipsOfVideos } from './skipping/look-for-skips.ts';
export { studioByAnyName, studioSuccessors, studiosOfIds } from './studio-queries.ts';
export { workTableSources } from './table-queries.ts';
export { firstStill, workCardColumns } from './work-columns-queries.ts';
export {
  episodesJoined,
  episodesMoved,
  episodesParted,
  studioReplaced,
  worksEnding,
  worksMerged,
  worksParted,
} from './work-facts.ts';
export { worksByAnyName } from './works-by-any-name.ts';

import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { watchingRecords } from './export-queries.ts';

/** What was watched of a member's videos and by them, for their archive. */
export const exportWatching: ExportPart = async ({ db }, memberId) => {
  const { watched_days, history, positions, settings } = await watchingRecords(db, memberId);
  return [
    jsonFile('videos/watched-days.json', watched_days),
    jsonFile('watching/history.json', history),
    jsonFile('watching/positions.json', positions),
    jsonFile('watching/settings.json', settings),
  ];
};

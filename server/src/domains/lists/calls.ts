import { exportMyList } from './calls/export-my-list.ts';
import { getListEntry } from './calls/get-list-entry.ts';
import { getMyList } from './calls/get-my-list.ts';
import { getNewEpisodes } from './calls/get-new-episodes.ts';
import { getPublicList } from './calls/get-public-list.ts';
import { getReminders } from './calls/get-reminders.ts';
import { importListCall } from './calls/import-list.ts';
import { previewListImport } from './calls/preview-list-import.ts';
import { removeListEntry } from './calls/remove-list-entry.ts';
import { saveListEntry } from './calls/save-list-entry.ts';
import { setReminder } from './calls/set-reminder.ts';
import { updateListSettings } from './calls/update-list-settings.ts';

export const listCalls = [
  getMyList,
  getListEntry,
  saveListEntry,
  removeListEntry,
  updateListSettings,
  getPublicList,
  exportMyList,
  previewListImport,
  importListCall,
  getNewEpisodes,
  getReminders,
  setReminder,
];

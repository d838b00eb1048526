import { beginImport } from './calls/begin-import.ts';
import { getAllVideoGuids, getAllVideoSourceUrls } from './calls/get-all-video-source-urls.ts';
import { getImportBatches, getImportItems, undoImport } from './calls/import-batches.ts';
import { deleteImportFeed, getImportFeeds, runImportFeed, saveImportFeed } from './calls/import-feeds.ts';
import {
  deleteImportProvider,
  getImportProviders,
  saveImportProvider,
  searchTubeSite,
} from './calls/import-providers.ts';
import { importScrapedVideo } from './calls/import-scraped-video.ts';
import { mapSourceCategory } from './calls/map-source-category.ts';
import { noteImportFailure } from './calls/note-import-failure.ts';
import { previewImport } from './calls/preview-import.ts';
import { scrapeCategories } from './calls/scrape-categories.ts';
import { scrapeVideoInfo } from './calls/scrape-video-info.ts';
import { scrapeVideoList } from './calls/scrape-video-list.ts';

export const feedCalls = [
  scrapeVideoList,
  scrapeVideoInfo,
  scrapeCategories,
  mapSourceCategory,
  beginImport,
  importScrapedVideo,
  noteImportFailure,
  previewImport,
  getAllVideoSourceUrls,
  getAllVideoGuids,
  getImportBatches,
  getImportItems,
  undoImport,
  getImportFeeds,
  saveImportFeed,
  deleteImportFeed,
  runImportFeed,
  getImportProviders,
  saveImportProvider,
  deleteImportProvider,
  searchTubeSite,
];

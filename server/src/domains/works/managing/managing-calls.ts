import { createWorkCall } from './calls/create-work.ts';
import { deleteEpisodeCall } from './calls/delete-episode.ts';
import { getManagedWork } from './calls/get-managed-work.ts';
import { getManagedWorks } from './calls/get-managed-works.ts';
import { orderSeriesCall } from './calls/order-series.ts';
import { relateWorksCall } from './calls/relate-works.ts';
import { removeEpisodeVersion } from './calls/remove-episode-version.ts';
import { saveEpisodeCall } from './calls/save-episode.ts';
import { setEpisodeVersion } from './calls/set-episode-version.ts';
import { updateWorkCall } from './calls/update-work.ts';

export const workManagingCalls = [
  getManagedWorks,
  getManagedWork,
  createWorkCall,
  updateWorkCall,
  relateWorksCall,
  orderSeriesCall,
  saveEpisodeCall,
  deleteEpisodeCall,
  setEpisodeVersion,
  removeEpisodeVersion,
];

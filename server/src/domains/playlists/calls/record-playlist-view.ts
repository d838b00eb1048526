import { implement } from '../../../platform/calls/implement.ts';
import { recordOpening } from '../react.ts';

export const recordPlaylistView = implement('record-playlist-view', (input, context) =>
  recordOpening(context, input.playlist_id),
);

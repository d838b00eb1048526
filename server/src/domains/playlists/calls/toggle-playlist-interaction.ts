import { implement } from '../../../platform/calls/implement.ts';
import { react } from '../react.ts';

export const togglePlaylistInteraction = implement('toggle-playlist-interaction', (input, context) =>
  react(context, input.playlist_id, input.interaction_type),
);

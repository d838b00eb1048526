/** A video that somebody wants to add to a playlist. */
export interface Added {
  videoId: string;
  title: string;
}

let door: ((added: Added) => void) | null = null;
/** Requested before the form's part had loaded. */
let waiting: Added | null = null;

/** The part of the page that opens the form registers here; the returned function unregisters it. */
export function listenForAdds(listener: (added: Added) => void): () => void {
  door = listener;
  if (waiting) listener(waiting);
  waiting = null;
  return () => {
    if (door === listener) door = null;
  };
}

/** Opens the form to add a video to playlists over the page. For event handlers. */
export function askToAdd(added: Added): void {
  if (door) door(added);
  else waiting = added;
}

const listeners = new Set<() => void>();

/**
 * Called when one of the member's own playlists was created or changed its videos; the returned function stops that.
 */
export function listenForPlaylistChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export function playlistsChanged(): void {
  for (const listener of listeners) listener();
}

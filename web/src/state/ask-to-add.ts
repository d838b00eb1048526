/** A video that somebody wants to put into a playlist. */
export interface Added {
  videoId: string;
  title: string;
}

let door: ((added: Added) => void) | null = null;
/** Asked for before the door was there. */
let waiting: Added | null = null;

/** The part of the page that opens the form says so; the answer takes it back. */
export function listenForAdds(listener: (added: Added) => void): () => void {
  door = listener;
  if (waiting) listener(waiting);
  waiting = null;
  return () => {
    if (door === listener) door = null;
  };
}

/** Opens the form to put a video into playlists over the page. For event handlers. */
export function askToAdd(added: Added): void {
  if (door) door(added);
  else waiting = added;
}

const listeners = new Set<() => void>();

/** Hears that one of one's own playlists was made or holds something else; the answer takes it back. */
export function listenForPlaylistChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export function playlistsChanged(): void {
  for (const listener of listeners) listener();
}

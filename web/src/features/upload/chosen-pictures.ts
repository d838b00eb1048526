import { type AuthEvent, authEventName } from '../../state/auth-events.ts';

/** Thumbnails that were chosen for files which are no videos yet, by the key of their entry. */
let pictures: ReadonlyMap<string, Blob> = new Map();
const watchers = new Set<() => void>();

export function choosePicture(key: string, picture: Blob | null): void {
  const next = new Map(pictures);
  if (picture === null) next.delete(key);
  else next.set(key, picture);
  pictures = next;
  for (const watcher of watchers) watcher();
}

export const chosenPictures = (): ReadonlyMap<string, Blob> => pictures;

export const watchPictures = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

// The next member in this browser does not send what another one chose.
if (typeof window !== 'undefined')
  window.addEventListener(authEventName, (event) => {
    const { type } = (event as CustomEvent<AuthEvent>).detail;
    if (type !== 'signed-in' && type !== 'signed-out') return;
    pictures = new Map();
    for (const watcher of watchers) watcher();
  });

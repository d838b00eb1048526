import { type ComponentType, lazy } from 'react';
import { loadChunk } from './chunks.ts';

/** A component in a chunk of its own. If the chunk cannot be loaded, nothing is drawn in its place. */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(async () => {
    try {
      return await loadChunk(load);
    } catch {
      return { default: (() => null) as ComponentType<P> };
    }
  });

/** On the server, and once the page has loaded. */
const loaded = async (): Promise<void> => {
  if (typeof document === 'undefined' || document.readyState === 'complete') return;
  await new Promise((done) => addEventListener('load', done, { once: true }));
};

/**
 * The same for what the server's HTML shows and nobody needs at once: it is in the HTML, and comes to life after the
 * page has loaded. Its styles are imported where it is used.
 */
export const laterPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazyPart(async () => {
    await loaded();
    return load();
  });

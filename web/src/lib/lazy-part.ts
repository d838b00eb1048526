import { type ComponentType, lazy } from 'react';
import { loadChunk } from './chunks.ts';

/** A component in a chunk of its own. If the chunk cannot be had, nothing is drawn in its place. */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(async () => {
    try {
      return await loadChunk(load);
    } catch {
      return { default: (() => null) as ComponentType<P> };
    }
  });

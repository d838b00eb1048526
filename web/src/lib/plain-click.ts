import type { MouseEvent } from 'react';

/** A click that follows a link here, rather than opening it elsewhere. */
export const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

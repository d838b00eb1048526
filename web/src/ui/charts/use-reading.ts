import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { placeByKey } from './chart-scale.ts';

/**
 * Which value of a chart is read: the one under the pointer, or the one that arrow keys have come to. `placeAt` tells it by how
 * far the pointer is across and down, as parts of the drawing.
 */
export function useReading(count: number, placeAt: (across: number, down: number) => number, rowLength = 0) {
  const [at, setAt] = useState<number | null>(null);
  return {
    at: at !== null && at < count ? at : null,
    props: {
      tabIndex: 0,
      onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        const to = placeAt((clientX - left) / width, (clientY - top) / height);
        setAt(Math.max(0, Math.min(count - 1, to)));
      },
      onPointerLeave: () => setAt(null),
      onBlur: () => setAt(null),
      onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        if (currentTarget.matches(':focus-visible')) setAt((now) => now ?? count - 1);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const to = placeByKey(event.key, at ?? count - 1, count, rowLength);
        if (to === null || count === 0) return;
        event.preventDefault();
        setAt(to);
      },
    },
  };
}

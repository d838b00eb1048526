import { beginningOf } from '../../kit/beginning-of.ts';

/** How its reporter knows a thing again, from what was noted of it with the report. */
export const aboutThing = ({ title, content, caption }: Readonly<Record<string, unknown>>): string | null =>
  beginningOf(title) ?? beginningOf(content) ?? beginningOf(caption);

import { newId } from '#server/kit/ids.ts';

/** A name of letters and digits that nothing else has. */
export const freshName = (mark = 'm'): string => `${mark}${newId().replaceAll('-', '').slice(-20)}`;

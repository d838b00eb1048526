import { withQuery } from './paths.ts';

/** Addresses of what is recommended, which the first page of a visitor does not load. */

export const forYou = (page = 1) => withQuery('/for-you', { page: page === 1 ? null : page });
/** The switch, and what a member said of their taste. */
export const recommendations = () => '/recommendations';

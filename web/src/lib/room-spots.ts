/**
 * Where a page draws rooms for ads: at its top and its end, under the spotlight and after the content of home, under the
 * player and beside it, and after every fifth card.
 */
export type RoomSpot = 'top' | 'before' | 'under' | 'side' | 'after' | 'end' | 'grid';
/** HTML that the server made. Of a grid, one after the other; elsewhere there is one. */
export type PageRooms = { readonly [spot in RoomSpot]?: readonly string[] };
/** By the first part of the address. */
export type SiteRooms = Readonly<Record<string, PageRooms>>;

import type { PlaceKind, PlaceMode } from '#contract/place-lists.ts';

export const placeIntents = { set: 'set', remove: 'remove' } as const;

export const kindNames: Readonly<Record<PlaceKind, string>> = {
  video: 'Video',
  tag: 'Tag',
  category: 'Category',
};
export const kindChoices = Object.entries(kindNames).reverse();

const modeNames: Readonly<Record<PlaceMode, string>> = {
  except: 'Everywhere but in these places',
  only: 'Only in these places',
};
export const modeChoices = Object.entries(modeNames);

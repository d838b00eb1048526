import type { PlaceKind, PlaceMode } from '#contract/place-lists.ts';
import * as texts from '../../texts/admin-frame.ts';

export const placeIntents = { set: 'set', remove: 'remove' } as const;

export const kindNames: Readonly<Record<PlaceKind, string>> = {
  video: texts.videoLabel,
  tag: texts.tag,
  category: texts.category,
};
export const kindChoices = Object.entries(kindNames).reverse();

const modeNames: Readonly<Record<PlaceMode, string>> = {
  except: texts.everywhereExcept,
  only: texts.onlyInThesePlaces,
};
export const modeChoices = Object.entries(modeNames);

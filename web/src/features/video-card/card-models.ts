import type { CardModel } from '../../page/video-card.ts';

const models = new WeakMap<Element, CardModel>();

/** A ref for a card's element: code that watches the page finds the video behind it. */
export const rememberModel = (card: CardModel) => (element: Element | null) => {
  if (element) models.set(element, card);
};

/** The video of the card on which an event happened. */
export const modelAt = (target: EventTarget | null): CardModel | null => {
  const element = target instanceof Element ? target.closest('.card') : null;
  return (element && models.get(element)) ?? null;
};

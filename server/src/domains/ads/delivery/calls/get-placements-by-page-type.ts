import { placementPositions } from '#contract/ad-words.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { adMoment } from '../../ad-time.ts';
import { adViewerOf } from '../ad-viewer.ts';
import { isExpected } from '../decision-rules.ts';
import { deliveryOf } from '../delivery.ts';
import { pageTypeOf } from '../page-rules.ts';

/**
 * The answer is one for all visitors, and for all members of a role: it asks for nothing else of who comes.
 */
export const getPlacementsByPageType = implement('get_placements_by_page_type', async (input, context) => {
  const at = Date.now();
  const moment = adMoment(context.config.settings.adTimeZone, at);
  const { seenBy, byPage } = deliveryOf(context).snapshot();
  if (!seenBy.has(adViewerOf(context.viewer))) return [];
  const places = byPage.get(pageTypeOf(input.p_page_type, null)) ?? [];
  return places
    .filter((place) => isExpected(place, { at, moment }))
    .sort((a, b) => placementPositions.indexOf(a.location) - placementPositions.indexOf(b.location))
    .map(({ id, location, sizes, deviceNames }) => ({
      ...{ id, location, dimensions: sizes[0]!, ad_sizes: [...sizes], devices: [...deviceNames] },
    }));
});

import { placementPositions } from '#contract/ad-words.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { adMoment } from '../../ad-time.ts';
import { adViewerOf } from '../ad-viewer.ts';
import { adsExpected } from '../decision-rules.ts';
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
    .map((place) => ({ place, ads: adsExpected(place, { at, moment }) }))
    .filter(({ ads }) => ads > 0)
    .sort(
      (a, b) => placementPositions.indexOf(a.place.location) - placementPositions.indexOf(b.place.location),
    )
    .map(({ place: { id, location, sizes, deviceNames }, ads }) => ({
      ...{ id, location, dimensions: sizes[0]!, ad_sizes: [...sizes], devices: [...deviceNames], ads },
    }));
});

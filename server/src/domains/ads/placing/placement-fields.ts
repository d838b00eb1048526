import type { PlacementTargeting } from '#contract/ad-shapes.ts';
import type { AdPageType, PlacementPosition, PlacementStatus } from '#contract/ad-words.ts';

/** What somebody says about a placement. */
export interface PlacementFields {
  name: string;
  position: PlacementPosition;
  /** The first are its dimensions. */
  sizes: string[];
  pageType: AdPageType;
  description: string | null;
  targeting: PlacementTargeting;
  status: PlacementStatus;
}

import type { AvailableAd } from '#contract/ad-delivery.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import type { Question } from './decision.ts';
import { capsOf } from './decision-rules.ts';
import type { Campaign, Candidate, Form, Place } from './snapshot.ts';

/** Where a click on an ad goes first. */
export const goPath = (token: string): string => `/go/${token}`;

interface Shown {
  settings: SiteSettings;
  question: Question;
}

/** An ad as the browser draws it. */
export function availableAd(
  { creative, campaign }: Candidate,
  place: Place,
  { variant, title, media }: Form,
  token: string,
  { settings, question }: Shown,
): AvailableAd {
  const advertiser = campaign.advertiser ?? settings.siteName;
  return {
    id: creative.id,
    title,
    description: creative.description,
    asset_path: media[0]?.path ?? null,
    media: [...media],
    assets: creative.assets,
    frame_url: creative.frameUrl,
    click_url: goPath(token),
    width: creative.width,
    height: creative.height,
    ad_type: creative.type,
    placement_location: place.location,
    placement_id: place.id,
    serve_token: token,
    variant,
    label: settings.adLabel,
    advertiser,
    paid_by: campaign.paidBy ?? advertiser,
    reasons: reasonsOf(campaign, question),
    campaign_id: campaign.id,
    caps: Object.values(capsOf(campaign, question)).some((cap) => cap !== null),
  };
}

/** Why it is shown to this viewer. */
function reasonsOf(campaign: Campaign, { allowsAdvertising }: Question): string[] {
  const chosen = [
    campaign.categories || campaign.tags ? 'The advertiser chose pages about this subject.' : null,
    campaign.countries ? 'The advertiser chose the place that you connect from.' : null,
    campaign.devices !== -1 ? 'The advertiser chose devices like yours.' : null,
    allowsAdvertising && campaign.languages ? 'The advertiser chose people who read your language.' : null,
    allowsAdvertising && campaign.roles !== -1
      ? 'The advertiser chose people with your kind of account.'
      : null,
  ].filter((reason) => reason !== null);
  return chosen.length > 0 ? chosen : ['The advertiser chose this place for everybody.'];
}

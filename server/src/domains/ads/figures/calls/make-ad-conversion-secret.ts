import { implement } from '../../../../platform/calls/implement.ts';
import { makeConversionSecret } from '../prove-campaign.ts';

export const makeAdConversionSecret = implement('make_ad_conversion_secret', (input, context) =>
  makeConversionSecret(context, input.p_campaign_id),
);

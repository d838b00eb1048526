import { implement } from '../../../../platform/calls/implement.ts';
import { readForecast } from '../read-forecast.ts';

export const getAdForecast = implement('get_ad_forecast', (input, context) =>
  readForecast(
    context,
    { placementId: input.p_placement_id, from: input.p_from, to: input.p_to },
    Date.now(),
  ),
);

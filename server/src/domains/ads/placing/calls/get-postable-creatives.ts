import { implement } from '../../../../platform/calls/implement.ts';
import { postableCreatives } from '../posting-queries.ts';

export const getPostableCreatives = implement('get_postable_creatives', (input, { db }) =>
  postableCreatives(db, input.p_campaign_id),
);

import { limits } from '#contract/limits.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { forYou } from '../asking/for-you.ts';

export const getForYou = implement('get_for_you', (input, context) =>
  forYou(context, input.p_page ?? 1, input.p_limit ?? limits.forYouPageSize),
);

import { Type } from 'typebox';
import { limits } from './limits.ts';
import { Nullable, QueryText } from './schema-parts.ts';

/** A part of a list of advertising. Without these parameters it is the whole list. */
export const adPaging = {
  p_limit: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: limits.adListed }))),
  p_offset: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: limits.moderatedDeepest }))),
  p_search: Type.Optional(
    Nullable(
      QueryText({ maxLength: limits.searchQueryLength, description: 'A part of a name, in any case.' }),
    ),
  ),
};

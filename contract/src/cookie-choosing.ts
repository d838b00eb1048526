import { Type } from 'typebox';
import { declare } from './call.ts';
import { Input } from './schema-parts.ts';

export const cookieCalls = {
  choose_cookies: declare({
    kind: 'rpc',
    summary:
      'Has this browser keep, in a cookie for 180 days, what it allows besides what is necessary; what it kept of a refused group goes.',
    access: 'anyone',
    limit: 'write',
    input: Input({
      p_preferences: Type.Boolean(),
      p_statistics: Type.Boolean(),
      p_advertising: Type.Boolean(),
    }),
    output: Type.Object({
      preferences: Type.Boolean(),
      statistics: Type.Boolean(),
      advertising: Type.Boolean(),
    }),
  }),
};

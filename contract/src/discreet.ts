import { Type } from 'typebox';
import { declare } from './call.ts';
import { Input, Nullable, OneOf } from './schema-parts.ts';
import { leavePages } from './wire-values.ts';

const LeaveTo = Nullable(OneOf(leavePages));

export const discreetCalls = {
  set_discreet_mode: declare({
    kind: 'rpc',
    summary:
      'Switches discreet mode on, with the page that its key leads to, or off (null): of a member on the account, of a visitor in this browser.',
    access: 'anyone',
    limit: 'write',
    input: Input({ p_leave_to: LeaveTo }),
    output: Type.Object({ leave_to: LeaveTo }),
  }),
};

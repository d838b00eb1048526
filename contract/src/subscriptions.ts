import { Type } from 'typebox';
import { declare } from './call.ts';
import { Input, Uuid } from './schema-parts.ts';

export const subscriptionCalls = {
  toggle_subscription: declare({
    kind: 'rpc',
    summary: 'Follows an uploader, or stops following.',
    access: 'member',
    limit: 'write',
    input: Input({ p_uploader_id: Uuid }),
    output: Type.Object({ is_subscribed: Type.Boolean(), new_subscribers_count: Type.Integer() }),
    errors: ['badInput (400): nobody can follow themselves', 'notFound (404): no such uploader'],
  }),
};

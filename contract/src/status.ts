import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { Input, Nullable, OneOf, StaffText, Timestamp, Uuid } from './schema-parts.ts';
import {
  incidentKinds,
  incidentStages,
  serviceStates,
  statusLimits,
  statusServices,
} from './status-lists.ts';

const Services = Type.Array(OneOf(statusServices), {
  minItems: 1,
  maxItems: statusServices.length,
  uniqueItems: true,
});

export const Incident = Type.Object({
  id: Uuid,
  kind: OneOf(incidentKinds),
  stage: OneOf(incidentStages),
  title: Type.String(),
  services: Services,
  severity: OneOf(['degraded', 'down'] as const),
  has_banner: Type.Boolean({ description: 'Every page says so while it is not over.' }),
  starts_at: Timestamp,
  ends_at: Nullable({ ...Timestamp, description: 'When maintenance is to end; null: an incident.' }),
  over_at: Nullable(Timestamp),
  updates: Type.Array(Type.Object({ at: Timestamp, words: Type.String() }), {
    description: 'What the operator said, the latest first.',
  }),
});
export type Incident = Static<typeof Incident>;

export const SiteStatus = Type.Object({
  state: OneOf(serviceStates),
  looked_at: Timestamp,
  services: Type.Array(
    Type.Object({
      service: OneOf(statusServices),
      state: OneOf(serviceStates),
      since: Nullable({ ...Timestamp, description: 'Since when it is so; null: not known.' }),
    }),
    { description: 'Emails are left out where the site sends none.' },
  ),
  incidents: Type.Array(Incident, {
    description: `What the operator wrote, the latest first; what is over stays ${statusLimits.shownDays} days.`,
  }),
});
export type SiteStatus = Static<typeof SiteStatus>;

const Words = StaffText({ minLength: 1, maxLength: statusLimits.words });
const none = 'notFound (404): there is no incident of this id';

export const statusCalls = {
  get_site_status: declare({
    kind: 'rpc',
    summary:
      'What works now, by what the site sees of itself and by what its operator says. Answered while the database is away too.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({}),
    output: SiteStatus,
  }),
  publish_incident: declare({
    kind: 'rpc',
    summary: 'Tells visitors of an incident, or of maintenance to come. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_kind: OneOf(incidentKinds),
      p_title: StaffText({ minLength: 1, maxLength: statusLimits.title }),
      p_words: Words,
      p_services: Services,
      p_severity: OneOf(['degraded', 'down'] as const),
      p_has_banner: Type.Boolean(),
      p_starts_at: Type.Optional(Nullable({ ...Timestamp, description: 'Null: now.', 'x-means': 'code' })),
      p_ends_at: Type.Optional(
        Nullable({ ...Timestamp, description: 'Of maintenance, and of nothing else.', 'x-means': 'code' }),
      ),
    }),
    output: Type.Object({ id: Uuid }),
    errors: ['badInput (400): a time that is none, or maintenance without an end after its start'],
  }),
  update_incident: declare({
    kind: 'rpc',
    summary: 'Adds a word to an incident, and says whether it is over. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_id: Uuid,
      p_words: Words,
      p_is_over: Type.Boolean(),
      p_has_banner: Type.Boolean(),
    }),
    output: Type.Object({ updated: Type.Literal(true) }),
    errors: [none, `conflict (409): it is over, or has ${statusLimits.updates} updates`],
  }),
};

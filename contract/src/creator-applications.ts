import { type Static, Type } from 'typebox';
import { applicationObstacles, applicationStates, applicationLimits as most } from './application-lists.ts';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { RoleName } from './roles.ts';
import {
  Input,
  LinkUrl,
  Nullable,
  OneOf,
  PublicText,
  QueryText,
  StaffText,
  Timestamp,
  Uuid,
} from './schema-parts.ts';

const State = OneOf(applicationStates);

const written = {
  id: Uuid,
  state: State,
  makes: Type.String({ description: 'What the member makes, in one line.' }),
  about: Type.String({ description: 'Plain text.' }),
  links: Type.Array(LinkUrl({ description: 'To the member’s work; https.' })),
  reason: Nullable(Type.String({ description: 'Why it was refused, for its author.' })),
  declared_at: Timestamp,
  created_at: Timestamp,
  decided_at: Nullable(Timestamp),
};

/** An application as its author sees it: only the back office learns who decided it. */
export const CreatorApplication = Type.Object(written);
export type CreatorApplication = Static<typeof CreatorApplication>;

const Applicant = {
  applicant_id: Uuid,
  username: Type.String(),
  display_name: Nullable(Type.String()),
  email: Type.String(),
  role: RoleName,
  is_active: Type.Boolean({ description: 'False while the account is suspended.' }),
};

/** A row of the queue. */
export const ApplicationEntry = Type.Object({
  id: Uuid,
  state: State,
  makes: Type.String(),
  created_at: Timestamp,
  decided_at: Nullable(Timestamp),
  reviewer: Nullable(Type.String({ description: 'Username of the admin who decided it.' })),
  ...Applicant,
});
export type ApplicationEntry = Static<typeof ApplicationEntry>;

/** Everything the back office knows about one application. */
export const ApplicationRecord = Type.Object({
  ...written,
  ...Applicant,
  reviewer: Nullable(Type.String({ description: 'Username of the admin who decided it.' })),
  joined_at: Timestamp,
  is_email_confirmed: Type.Boolean(),
  strikes: Type.Integer(),
  role_if_approved: RoleName,
  earlier: Type.Array(
    Type.Object({
      id: Uuid,
      state: State,
      reason: Nullable(Type.String()),
      created_at: Timestamp,
      decided_at: Nullable(Timestamp),
    }),
    { description: 'Other applications by the same member, latest first.' },
  ),
});
export type ApplicationRecord = Static<typeof ApplicationRecord>;

const one = Input({ p_application_id: Uuid });
const Decided = Type.Object({ id: Uuid, state: State, role: RoleName });
const noSuch = 'notFound (404): there is no such application';
const notWaiting = 'conflict (409): it does not wait for a decision, or it is the caller’s own';

export const creatorApplicationCalls = {
  get_my_creator_application: declare({
    kind: 'rpc',
    summary: 'The caller’s latest application to the creator programme, and whether they may apply now.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Object({
      application: Nullable(CreatorApplication),
      obstacle: Nullable(OneOf(applicationObstacles)),
      message: Nullable(Type.String({ description: 'The obstacle as a sentence.' })),
    }),
  }),
  submit_creator_application: declare({
    kind: 'rpc',
    summary: 'Applies to the creator program. An admin decides, and the member is told.',
    access: 'verified',
    limit: 'report',
    input: Input({
      p_makes: PublicText({
        holder: 'What you make holds',
        longest: most.makesLength,
        holdWords: 'passed',
        maxLength: most.typed,
        description: 'A line.',
      }),
      p_about: PublicText({
        holder: 'What you say about yourself holds',
        longest: most.aboutLength,
        holdWords: 'passed',
        maxLength: most.typed,
      }),
      p_links: Type.Array(
        PublicText({
          holder: 'One of the links holds',
          longest: most.linkLength,
          holdWords: 'passed',
          maxLength: most.typed,
        }),
        {
          maxItems: most.links,
          description: 'https addresses of work; empty ones are skipped.',
        },
      ),
      p_is_adult: Type.Boolean({ description: 'The member is an adult, and so is everyone depicted.' }),
      p_holds_rights: Type.Boolean({ description: 'The member holds the rights to what they show.' }),
    }),
    output: CreatorApplication,
    errors: [
      'badInput (400): a text is empty, too long or holds a word that is not allowed, a link is none, something is not confirmed',
      'conflict (409): an application waits already, the role allows it already, or there were too many recently',
    ],
  }),
  withdraw_creator_application: declare({
    kind: 'rpc',
    summary: 'Withdraws the caller’s pending application.',
    access: 'member',
    limit: 'write',
    input: one,
    output: CreatorApplication,
    errors: ['notFound (404): there is no such application of this member that waits'],
  }),
  list_creator_applications: declare({
    kind: 'rpc',
    summary:
      'Applications to the creator program: pending ones longest waiting first, others latest first. `p_search` is part of a username, of an address or of what they make.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_search: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
      p_state: Type.Optional(Nullable(State)),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: most.pageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: most.counted })),
    }),
    output: Type.Object({
      items: Type.Array(ApplicationEntry),
      total: Type.Integer({
        description: `Counted as far as ${most.counted}; of a search that thousands answer to, as far as ${most.searched}.`,
      }),
    }),
  }),
  get_creator_application: declare({
    kind: 'rpc',
    summary: 'One application with everything known about its author.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    input: one,
    output: ApplicationRecord,
    errors: [noSuch],
  }),
  approve_creator_application: declare({
    kind: 'rpc',
    summary:
      'Approves an application: a member becomes a creator; a creator, publisher or admin keeps the role. The member is told.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: one,
    output: Decided,
    errors: [noSuch, notWaiting, 'conflict (409): the address is not confirmed, or the account is suspended'],
  }),
  refuse_creator_application: declare({
    kind: 'rpc',
    summary: 'Refuses an application with a reason that the member will read.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_application_id: Uuid,
      p_reason: StaffText({ maxLength: most.typed }),
    }),
    output: Decided,
    errors: [noSuch, notWaiting, 'badInput (400): there is no reason'],
  }),
};

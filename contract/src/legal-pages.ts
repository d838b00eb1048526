import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { legalPages, legalLimits as most } from './legal-lists.ts';
import { CodeText, Input, LinkUrl, Nullable, OneOf, StaffText, Timestamp } from './schema-parts.ts';

const Page = OneOf(legalPages);
const Day = Type.String({ description: 'A day, `YYYY-MM-DD`.' });
const VersionNumber = Type.Integer({
  minimum: 1,
  maximum: 1_000_000,
  description: 'Counts from 1 on each page.',
});

const Spans = Type.Array(
  Type.Object({
    text: Type.String(),
    strong: Type.Optional(Type.Literal(true)),
    emphasis: Type.Optional(Type.Literal(true)),
    href: Type.Optional(LinkUrl({ description: 'Where the words lead.' })),
  }),
);
/** Words of a page, with their marks. */
export type LegalSpans = Static<typeof Spans>;

const Block = Type.Union([
  Type.Object({ kind: Type.Literal('paragraph'), spans: Spans }),
  Type.Object({
    kind: Type.Literal('heading'),
    level: Type.Union([Type.Literal(2), Type.Literal(3)]),
    id: Type.String({ description: 'Its name as a fragment of the address.' }),
    spans: Spans,
  }),
  Type.Object({ kind: Type.Literal('list'), is_ordered: Type.Boolean(), items: Type.Array(Spans) }),
  Type.Object({ kind: Type.Literal('table'), head: Type.Array(Spans), rows: Type.Array(Type.Array(Spans)) }),
]);
/** A piece of a page, one under the other. */
export type LegalBlock = Static<typeof Block>;

const version = {
  number: VersionNumber,
  effective_on: Nullable(Day),
  summary: Type.String({ description: 'What is new in it; may be empty.' }),
  published_at: Timestamp,
};
export const LegalVersion = Type.Object(version);
export type LegalVersion = Static<typeof LegalVersion>;

/** What a form says its sender accepts. */
export const TermsShown = Type.Object({ number: VersionNumber, effective_on: Nullable(Day) });
export type TermsShown = Static<typeof TermsShown>;
/** The version of the terms that stood beside a form. */
export const ShownTerms = Type.Optional(
  Nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description:
        'The version of the terms that was shown, from `get_terms`. Without it, the one in force counts as accepted.',
    }),
  ),
);
/** The terms that a member has not accepted. */
export type UnacceptedTerms = LegalVersion & { is_in_force: boolean };

export const LegalPage = Type.Object({
  page: Page,
  title: Type.String(),
  ...version,
  is_current: Type.Boolean({ description: 'It is the version in force.' }),
  in_force: VersionNumber,
  announced: Nullable(LegalVersion),
  blocks: Type.Array(Block),
  versions: Type.Array(LegalVersion, { description: 'All that were published, newest first.' }),
});
export type LegalPage = Static<typeof LegalPage>;

const Part = Type.Object({ kind: OneOf(['same', 'added', 'removed']), text: Type.String() });
export const LegalComparison = Type.Object({
  page: Page,
  title: Type.String(),
  before: LegalVersion,
  after: LegalVersion,
  parts: Type.Array(Part, { description: 'What readers of either see, in order.' }),
});
export type LegalComparison = Static<typeof LegalComparison>;

const Draft = Type.Object({
  body: Type.String(),
  effective_on: Nullable(Day),
  summary: Type.String(),
  updated_at: Nullable(Timestamp),
  writer: Nullable(Type.String({ description: 'Username of who saved it last.' })),
});
export const LegalRecord = Type.Object({
  page: Page,
  title: Type.String(),
  current: Type.Object({ ...version, body: Type.String() }),
  announced: Nullable(Type.Object({ ...version, body: Type.String() })),
  draft: Nullable(Draft),
  preview: Type.Array(Block, { description: 'The draft as readers would see it; empty without one.' }),
});
export type LegalRecord = Static<typeof LegalRecord>;

const Which = { p_page: Page };
const Seen = Nullable(
  CodeText({
    maxLength: 40,
    description: '`updated_at` of the draft that the caller has seen; null: there was none.',
  }),
);
const noPage = 'notFound (404): the page has no such version';
const meanwhile = 'conflict (409): somebody else has changed the draft meanwhile';
const cache = { seconds: 300, topics: ['legal'] } as const;

export const legalPageCalls = {
  get_legal_page: declare({
    kind: 'rpc',
    summary: 'A legal page as it is in force, or an earlier version of it.',
    access: 'anyone',
    limit: 'read',
    cache,
    input: Input({ ...Which, p_number: Type.Optional(Nullable(VersionNumber)) }),
    output: LegalPage,
    errors: [noPage],
  }),
  compare_legal_versions: declare({
    kind: 'rpc',
    summary: 'What changed from one version of a legal page to another.',
    access: 'anyone',
    limit: 'search',
    cache,
    input: Input({ ...Which, p_before: VersionNumber, p_after: VersionNumber }),
    output: LegalComparison,
    errors: [noPage],
  }),
  get_unaccepted_terms: declare({
    kind: 'rpc',
    summary:
      'The terms in force, if the caller has not accepted them; else those that are announced, if there are any and the caller has not accepted them yet; null otherwise.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Nullable(Type.Object({ ...version, is_in_force: Type.Boolean() })),
  }),
  get_terms: declare({
    kind: 'rpc',
    summary: 'Which version of the terms is in force: what whoever signs up or uploads now accepts.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({}),
    output: TermsShown,
  }),
  accept_terms: declare({
    kind: 'rpc',
    summary: 'Accepts a version of the terms. Doing so again changes nothing.',
    access: 'member',
    limit: 'write',
    input: Input({ p_number: VersionNumber }),
    output: Type.Object({ number: VersionNumber }),
    errors: [noPage],
  }),
  list_legal_pages: declare({
    kind: 'rpc',
    summary:
      'The legal pages with the version in force, the one that is announced, and whether a draft waits.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(
      Type.Object({
        page: Page,
        title: Type.String(),
        ...version,
        announced_for: Nullable(Day),
        draft_saved_at: Nullable(Timestamp),
      }),
    ),
  }),
  get_legal_record: declare({
    kind: 'rpc',
    summary: 'A legal page for whoever edits it: the text in force, the draft, and how the draft would look.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    input: Input(Which),
    output: LegalRecord,
  }),
  save_legal_draft: declare({
    kind: 'rpc',
    summary: 'Saves the draft of a legal page. Readers see nothing of it.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      ...Which,
      p_body: StaffText({ maxLength: most.typed }),
      p_effective_on: CodeText({ maxLength: 20, description: 'A day, `YYYY-MM-DD`.' }),
      p_summary: StaffText({ maxLength: most.typed }),
      p_seen: Seen,
    }),
    output: Type.Object({ updated_at: Timestamp }),
    errors: [
      'badInput (400): the text is empty or too long, names what is not known, or the day is none',
      meanwhile,
    ],
  }),
  publish_legal_draft: declare({
    kind: 'rpc',
    summary:
      'Publishes the draft of a legal page. It is in force from its day on, at once if that has come, and announced until then. Earlier versions stay readable.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input({
      ...{ ...Which, p_seen: Seen },
      p_cancels_announced: Type.Optional(
        Type.Boolean({
          default: false,
          description: 'Announced versions of the same day or a later one never come into force.',
        }),
      ),
    }),
    output: LegalVersion,
    errors: [
      'notFound (404): there is no draft',
      'conflict (409): the text is published already, or would cancel an announced version without `p_cancels_announced`',
      meanwhile,
    ],
  }),
  discard_legal_draft: declare({
    kind: 'rpc',
    summary: 'Discards the draft of a legal page.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ ...Which, p_seen: Seen }),
    output: Type.Object({ page: Page }),
    errors: ['notFound (404): there is no draft', meanwhile],
  }),
};

import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { packageLimits, packageStates } from './evidence-lists.ts';
import { Input, LinkUrl, Nullable, OneOf, StaffText, Timestamp, Uuid } from './schema-parts.ts';

export const EvidencePackage = Type.Object({
  id: Uuid,
  state: OneOf(packageStates),
  asked_by: Type.String(),
  asked_at: Timestamp,
  made_at: Nullable(Timestamp),
  delete_at: Nullable(Timestamp),
  file_count: Type.Integer(),
  bytes: Type.Integer(),
  manifest_sha256: Nullable(Type.String({ description: 'Hexadecimal, of the manifest in it.' })),
  /** The latest first. */
  openings: Type.Array(Type.Object({ by: Type.String(), reason: Type.String(), at: Timestamp })),
  /** What the caller opened a moment ago; null: they have not. */
  opened: Nullable(
    Type.Object({
      download_url: LinkUrl({ description: 'A ZIP of the manifest, the report and the files.' }),
      until: Timestamp,
      report: Type.String({
        description: 'The report for an authority, with gaps for what only a person knows.',
      }),
    }),
  ),
});
export type EvidencePackage = Static<typeof EvidencePackage>;

export const EvidencePackages = Type.Object({
  /** The latest first. */
  packages: Type.Array(EvidencePackage),
  /** The latest first. */
  reports: Type.Array(
    Type.Object({
      authority: Type.String(),
      reference: Type.String(),
      noted_by: Type.String(),
      noted_at: Timestamp,
    }),
  ),
});
export type EvidencePackages = Static<typeof EvidencePackages>;

const noCase = 'notFound (404): there is no such case about a minor that the caller may see';

export const evidencePackageCalls = {
  get_evidence_packages: declare({
    kind: 'rpc',
    summary:
      'The sealed packages of a case about a minor, who opened them, and what was reported to authorities. For admins with `child_safety`.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({ p_case_id: Uuid }),
    output: EvidencePackages,
    errors: [noCase],
  }),
  make_evidence_package: declare({
    kind: 'rpc',
    summary:
      'Has everything about a case gathered and sealed: files and their hashes, texts, the account with its sessions, and times. It is deleted after a year. For admins with `child_safety`; on record.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input({ p_case_id: Uuid }),
    output: Type.Object({ id: Uuid }),
    errors: [noCase, 'conflict (409): one is being made'],
  }),
  open_evidence_package: declare({
    kind: 'rpc',
    summary: 'Opens a package for the caller for a quarter of an hour. On record, with the reason.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input({
      p_package_id: Uuid,
      p_reason: StaffText({ minLength: 1, maxLength: packageLimits.reason }),
    }),
    output: Type.Object({ download_url: LinkUrl(), until: Timestamp }),
    errors: [
      'notFound (404): there is no such package that the caller may see, or it is not made yet',
      'badInput (400): no reason',
    ],
  }),
  note_authority_report: declare({
    kind: 'rpc',
    summary:
      'Notes that a case was reported to an authority, and under which number. Its packages then stay for a year from now. On record.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_case_id: Uuid,
      p_authority: StaffText({ minLength: 1, maxLength: packageLimits.typed }),
      p_reference: StaffText({ minLength: 1, maxLength: packageLimits.typed }),
    }),
    output: Type.Object({ id: Uuid }),
    errors: [noCase, 'badInput (400): authority or number is missing'],
  }),
};

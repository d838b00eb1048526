import { type ExportPart, jsonFile } from '../accounts/index.ts';
import { signaturesOf } from './agreement-queries.ts';
import { recordsOf } from './identity-queries.ts';
import { openFacts, openName } from './sealed-facts.ts';

/** What is stored about a member's identity, for their archive. */
export const exportIdentity: ExportPart = async ({ db, config }, memberId) => [
  jsonFile('identity.json', {
    checks: (await recordsOf(db, memberId)).map(({ account_id: _own, sealed_facts, ...record }) => ({
      ...record,
      facts: openFacts(config, record.id, sealed_facts),
    })),
    signed_agreements: (await signaturesOf(db, memberId)).map(({ sealed_name, ...signature }) => ({
      ...signature,
      name: openName(config, signature.id, sealed_name),
    })),
  }),
];

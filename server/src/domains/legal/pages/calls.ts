import { acceptTermsCall } from './calls/accept-terms.ts';
import { createCompareLegalVersions } from './calls/compare-legal-versions.ts';
import { discardLegalDraft } from './calls/discard-legal-draft.ts';
import { createGetLegalPage } from './calls/get-legal-page.ts';
import { createGetLegalRecord } from './calls/get-legal-record.ts';
import { getTerms } from './calls/get-terms.ts';
import { getUnacceptedTerms } from './calls/get-unaccepted-terms.ts';
import { listLegalPages } from './calls/list-legal-pages.ts';
import { publishLegalDraft } from './calls/publish-legal-draft.ts';
import { saveLegalDraft } from './calls/save-legal-draft.ts';
import type { Lists } from './legal-text-rules.ts';

export const createLegalPageCalls = (lists: Lists) => [
  createGetLegalPage(lists),
  createCompareLegalVersions(lists),
  getTerms,
  getUnacceptedTerms,
  acceptTermsCall,
  listLegalPages,
  createGetLegalRecord(lists),
  saveLegalDraft,
  publishLegalDraft,
  discardLegalDraft,
];

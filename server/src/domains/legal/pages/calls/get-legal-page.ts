import { implement } from '../../../../platform/calls/implement.ts';
import type { Lists } from '../legal-text-rules.ts';
import { readPage } from '../read-page.ts';

export const createGetLegalPage = (lists: Lists) =>
  implement('get_legal_page', (input, context) =>
    readPage(context, lists, input.p_page, input.p_number ?? null),
  );

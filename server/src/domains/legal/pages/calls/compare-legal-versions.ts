import { implement } from '../../../../platform/calls/implement.ts';
import type { Lists } from '../legal-text-rules.ts';
import { comparePages } from '../read-page.ts';

export const createCompareLegalVersions = (lists: Lists) =>
  implement('compare_legal_versions', (input, context) =>
    comparePages(context, lists, input.p_page, { before: input.p_before, after: input.p_after }),
  );

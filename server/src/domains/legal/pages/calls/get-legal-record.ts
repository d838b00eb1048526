import { legalTitles } from '#contract/legal-lists.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { versionOf } from '../current-version.ts';
import { fillingsOf } from '../fillings.ts';
import { blocksOf, type Lists } from '../legal-text-rules.ts';
import { findDraft, findNewest } from '../legal-version-queries.ts';
import { versionView } from '../legal-view.ts';

export const createGetLegalRecord = (lists: Lists) =>
  implement('get_legal_record', async ({ p_page: page }, context) => {
    const { db } = context;
    const current = await versionOf(db, page);
    const newest = await findNewest(db, page);
    const announced = newest !== null && newest.number > current.number ? newest : null;
    const draft = await findDraft(db, page);
    return {
      page,
      title: legalTitles[page],
      current: { ...versionView(current), body: current.body },
      announced: announced && { ...versionView(announced), body: announced.body },
      draft: draft && {
        body: draft.body,
        effective_on: draft.effective_on,
        summary: draft.summary,
        updated_at: draft.updated_at.toISOString(),
        writer: draft.writer,
      },
      preview: draft === null ? [] : blocksOf(draft.body, await fillingsOf(context), lists),
    };
  });

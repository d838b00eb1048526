import { implement } from '../../../../platform/calls/implement.ts';
import { publish } from '../edit-page.ts';

export const publishLegalDraft = implement('publish_legal_draft', (input, context) =>
  publish(context, input),
);

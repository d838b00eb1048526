import { implement } from '../../../../platform/calls/implement.ts';
import { listCanned } from '../desk-queries.ts';

export const listCannedTexts = implement('list_canned_texts', (_input, { db }) => listCanned(db));

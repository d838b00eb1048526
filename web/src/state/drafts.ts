import { makeTabMemory } from './tab-memory.ts';

/** What somebody was writing when they left a box, by the box. */
const drafts = makeTabMemory<string>('drafts');

export const draftOf = (writer: string | null, box: string): string => drafts.read(writer)[box] ?? '';

export const rememberDraft = (writer: string | null, box: string, text: string): void =>
  drafts.write(writer, box, text === '' ? null : text);

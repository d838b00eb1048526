import { useState } from 'react';
import type { AdCreative } from '#contract/ad-shapes.ts';
import { type Draft, draftOf } from './draft.ts';

export type DraftChange = (next: (now: Draft) => Partial<Draft>) => void;

/** The parts of a form; a change is made of what they are by then. */
export function useDraft(creative: AdCreative | null): [Draft, DraftChange] {
  const [draft, setDraft] = useState(() => draftOf(creative));
  return [draft, (next) => setDraft((now) => ({ ...now, ...next(now) }))];
}

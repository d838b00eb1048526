import { useCallback, useEffect, useState } from 'react';
import { call } from '#contract/client.ts';
import type { TermsShown } from '#contract/legal-pages.ts';

/**
 * The terms in force, for forms that no page brought along; null until they are known, and while no form is shown. `ask`
 * asks again.
 */
export function useTerms(isShown = true): {
  terms: TermsShown | null;
  /** Nobody has answered yet. */
  isAsking: boolean;
  ask(): Promise<void>;
} {
  const [terms, setTerms] = useState<TermsShown | null>(null);
  const [isAsking, setAsking] = useState(true);
  const ask = useCallback(async () => {
    // Without an answer the form names no version, and the one in force counts.
    setTerms(await call('get_terms', {}).catch(() => null));
    setAsking(false);
  }, []);
  useEffect(() => {
    if (isShown) void ask();
  }, [isShown, ask]);
  return { terms, isAsking, ask };
}

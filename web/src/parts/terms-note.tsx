import type { ReactNode } from 'react';
import type { TermsShown } from '#contract/legal-pages.ts';
import { formatDate } from '../lib/format.ts';
import * as paths from '../paths.ts';
import '../ui/field.css';

/** Says which terms are accepted by what stands beside it. The links open tabs of their own: what was typed stays. */
export const TermsNote = ({ terms, children }: { terms: TermsShown | null; children: ReactNode }) => (
  <p className="form-terms">
    {children}{' '}
    <a href={paths.information('terms')} target="_blank" rel="noreferrer">
      terms{terms?.effective_on ? ` of ${formatDate(terms.effective_on)}` : ''}
    </a>
    . What we know about you stands in our{' '}
    <a href={paths.information('privacy')} target="_blank" rel="noreferrer">
      privacy notice
    </a>
    .
  </p>
);

import type { ReactNode } from 'react';
import type { TermsShown } from '#contract/legal-pages.ts';
import { fillIn } from '../lib/fill-in.ts';
import { formatDate } from '../lib/format.ts';
import { sentence } from '../lib/sentence.tsx';
import * as paths from '../paths.ts';
import * as texts from '../texts/common.ts';
import '../ui/field.css';

/** Says which terms are accepted by what stands beside it. The links open tabs of their own: what was typed stays. */
export const TermsNote = ({ terms, children }: { terms: TermsShown | null; children: ReactNode }) => (
  <p className="form-terms">
    {sentence(texts.introductionTermsPrivacy, {
      introduction: children,
      terms: (
        <a href={paths.information('terms')} target="_blank" rel="noreferrer">
          {terms?.effective_on
            ? fillIn(texts.termsOfDate, { date: formatDate(terms.effective_on) })
            : texts.termsWithin}
        </a>
      ),
      privacy: (words) => (
        <a href={paths.information('privacy')} target="_blank" rel="noreferrer">
          {words}
        </a>
      ),
    })}
  </p>
);

import type { TermsShown } from '#contract/legal-pages.ts';
import * as memberPaths from '../../member-paths.ts';
import { TermsNote } from '../../parts/terms-note.tsx';
import * as texts from '../../texts/sign-in.ts';

const labels = { 'sign-in': texts.signInWithGoogle, 'sign-up': texts.signUpWithGoogle } as const;

/** Leads to Google. A plain link, for which the server stores what must match on the way back. */
export function GoogleLink(props: {
  intent: keyof typeof labels;
  back: string | null;
  /** The terms that whoever has no account yet accepts by it. */
  terms: TermsShown | null;
}) {
  const { intent, back, terms } = props;
  return (
    <>
      <a
        className="btn flat google"
        href={memberPaths.google(intent, back, terms?.number ?? null)}
        rel="nofollow"
      >
        <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
          <path
            fill="#4285f4"
            d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9a8.8 8.8 0 0 0 2.7-6.6z"
          />
          <path
            fill="#34a853"
            d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2a5.4 5.4 0 0 1-8.1-2.9h-3v2.3A9 9 0 0 0 9 18z"
          />
          <path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" />
          <path
            fill="#ea4335"
            d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3a5.4 5.4 0 0 1 5-3.7z"
          />
        </svg>
        {labels[intent]}
      </a>
      {intent === 'sign-in' && <TermsNote terms={terms}>{texts.ifYoureNewHereWell}</TermsNote>}
    </>
  );
}

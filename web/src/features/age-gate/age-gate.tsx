import { lazyPart } from '../../lib/lazy-part.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/site-frame.ts';
import { PegBar } from '../../ui/peg-bar.tsx';
import type { GateFacts } from './gate-facts.ts';
import './age-gate.css';

const AskedGate = lazyPart(() => import('./asked-gate.tsx'));

/** Covers the whole page until the visitor has shown the age that is asked. Works without script. */
export default function AgeGate(facts: GateFacts) {
  const { site, here } = facts;
  return (
    <div
      className="gate"
      role="dialog"
      aria-modal="true"
      aria-labelledby="gate-title"
      aria-describedby="gate-text"
    >
      <div className="gate-panel">
        <p className="brand">
          <PegBar />
          {site.name}
        </p>
        {facts.ageAsked ? (
          <AskedGate {...facts} asked={facts.ageAsked} />
        ) : (
          <>
            <h2 id="gate-title">{texts.adultsOnly}</h2>
            <p id="gate-text">{texts.thisSiteShowsAdultAnimation}</p>
            <form method="post" action={paths.ageGate()}>
              <input type="hidden" name="return" value={here} />
              {/* biome-ignore lint/a11y/noAutofocus: the page beneath takes no input until this is answered */}
              <button className="btn pri" type="submit" name="answer" value="confirm" autoFocus>
                {texts.iAm18OrOlder}
              </button>
              <a className="btn flat" href={site.exitUrl} rel="noreferrer">
                {texts.leave}
              </a>
            </form>
            <p className="gate-help">
              {sentence(texts.weRememberYourAnswerWithLink, {
                link: (words) => <a href={paths.faq()}>{words}</a>,
              })}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

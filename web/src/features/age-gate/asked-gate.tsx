import type { AgeAsked, AgeMethod } from '#contract/age.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/site-frame.ts';
import type { GateFacts } from './gate-facts.ts';

const introduction = (age: number, isWordEnough: boolean): string =>
  isWordEnough ? fillIn(texts.whereYouAreEnterOnly, { age }) : fillIn(texts.whereYouAreTheLaw, { age });
const stored = (isWordEnough: boolean): string =>
  isWordEnough ? texts.weRememberYourAnswerIn : texts.allWeStoreIsA;

/** The gate where a place asks for something else than one's word at 18. */
export default function AskedGate({ asked, ...facts }: GateFacts & { asked: AgeAsked }) {
  const { minimumAge, methods } = asked;
  const [easiest] = methods;
  if (easiest === undefined) return <Closed {...facts} />;
  // In a frame on another site there is no session, and other sites do not let themselves be framed.
  const video = /^\/embed\/([^/?]+)/.exec(facts.here)?.[1];
  const isWordEnough = easiest === 'declaration';
  // Who would have to log in first is shown the shorter way first.
  const isShort = (method: AgeMethod): boolean => method !== 'identity' || facts.member !== null;
  const ordered = [...methods].sort((one, other) => Number(isShort(other)) - Number(isShort(one)));
  const ways = video === undefined ? ordered : ordered.filter((method) => method === 'declaration');
  return (
    <>
      <h2 id="gate-title">
        {minimumAge === 18 ? texts.adultsOnly : fillIn(texts.ageAndOverOnly, { age: minimumAge })}
      </h2>
      <p id="gate-text">{introduction(minimumAge, isWordEnough)}</p>
      <form method="post" action={paths.ageGate()}>
        <input type="hidden" name="return" value={facts.here} />
        <input type="hidden" name="age" value={minimumAge} />
        {video !== undefined && ways.length === 0 ? (
          <a
            className="btn pri"
            href={paths.watch(decodeURIComponent(video))}
            target="_blank"
            rel="noreferrer"
          >
            {fillIn(texts.continueOnName, { name: facts.site.name })}
          </a>
        ) : (
          ways.map((method) => (
            <Way key={method} method={method} first={method === ways[0]} {...facts} age={minimumAge} />
          ))
        )}
        <a className="btn flat" href={facts.site.exitUrl} rel="noreferrer">
          {texts.leave}
        </a>
      </form>
      <p className="gate-help">
        {stored(isWordEnough)} <a href={paths.faq()}>{texts.questionsAndAnswers}</a>
      </p>
    </>
  );
}

function Way(props: Omit<GateFacts, 'ageAsked'> & { method: AgeMethod; first: boolean; age: number }) {
  const { method, first, age, here, member } = props;
  const look = ['btn', first ? 'pri' : 'flat'].join(' ');
  if (method === 'declaration')
    return (
      // biome-ignore lint/a11y/noAutofocus: the page beneath takes no input until this is answered
      <button className={look} type="submit" name="answer" value="confirm" autoFocus={first}>
        {fillIn(texts.iAmAgeOrOlder, { age })}
      </button>
    );
  if (method === 'assurance')
    return (
      // biome-ignore lint/a11y/noAutofocus: the page beneath takes no input until this is answered
      <a className={look} href={paths.ageAssurance(here)} rel="nofollow noreferrer" autoFocus={first}>
        {texts.checkMyAge}
      </a>
    );
  return member === null ? (
    // biome-ignore lint/a11y/noAutofocus: the page beneath takes no input until this is answered
    <a className={look} href={paths.login(here)} autoFocus={first}>
      {texts.logInToUseYour}
    </a>
  ) : (
    // biome-ignore lint/a11y/noAutofocus: the page beneath takes no input until this is answered
    <button className={look} type="submit" name="answer" value="identity" autoFocus={first}>
      {texts.useMyIdentityCheck}
    </button>
  );
}

function Closed({ site }: Omit<GateFacts, 'ageAsked'>) {
  return (
    <>
      <h2 id="gate-title">{texts.notAvailableHere}</h2>
      <p id="gate-text">{fillIn(texts.wereSorryTheRulesWhere, { name: site.name })}</p>
      <p className="gate-help">
        <a href={paths.faq()}>{texts.questionsAndAnswers}</a>
        {' · '}
        <a href={paths.sitemap()}>{texts.helpAndLegalPages}</a>
      </p>
    </>
  );
}

import type { AgeAsked, AgeMethod } from '#contract/age.ts';
import * as paths from '../../paths.ts';
import type { GateFacts } from './gate-facts.ts';

const introduction = (age: number, isWordEnough: boolean): string =>
  `This site shows adult animation. Where you are, ${
    isWordEnough
      ? `you may enter if you are at least ${age} years old and want to see such material.`
      : `the law asks us to check that you are at least ${age} years old.`
  } Everyone depicted is an adult.`;
const stored = (isWordEnough: boolean): string =>
  isWordEnough
    ? 'Your answer is stored in a cookie for a year.'
    : 'All that is stored is a cookie for 90 days that says you are old enough: not who you are, and nothing about what you watch.';

/** The gate where a place asks for something else than one's word at 18. */
export function AskedGate({ asked, ...facts }: GateFacts & { asked: AgeAsked }) {
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
      <h2 id="gate-title">{minimumAge === 18 ? 'Adults only' : `${minimumAge} and over only`}</h2>
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
            {`Continue on ${facts.site.name}`}
          </a>
        ) : (
          ways.map((method) => (
            <Way key={method} method={method} first={method === ways[0]} {...facts} age={minimumAge} />
          ))
        )}
        <a className="btn flat" href={facts.site.exitUrl} rel="noreferrer">
          Leave
        </a>
      </form>
      <p className="gate-help">
        {stored(isWordEnough)} <a href={paths.faq()}>Questions and answers</a>
      </p>
    </>
  );
}

function Way(props: Omit<GateFacts, 'ageAsked'> & { method: AgeMethod; first: boolean; age: number }) {
  const { method, first, age, here, member } = props;
  const look = first ? 'btn pri' : 'btn flat';
  if (method === 'declaration')
    return (
      // biome-ignore lint/a11y/noAutofocus: the page beneath takes no input until this is answered
      <button className={look} type="submit" name="answer" value="confirm" autoFocus={first}>
        {`I am ${age} or older`}
      </button>
    );
  if (method === 'assurance')
    return (
      // biome-ignore lint/a11y/noAutofocus: the page beneath takes no input until this is answered
      <a className={look} href={paths.ageAssurance(here)} rel="nofollow noreferrer" autoFocus={first}>
        Check my age
      </a>
    );
  return member === null ? (
    // biome-ignore lint/a11y/noAutofocus: the page beneath takes no input until this is answered
    <a className={look} href={paths.login(here)} autoFocus={first}>
      Log in to use your identity check
    </a>
  ) : (
    // biome-ignore lint/a11y/noAutofocus: the page beneath takes no input until this is answered
    <button className={look} type="submit" name="answer" value="identity" autoFocus={first}>
      Use my identity check
    </button>
  );
}

function Closed({ site }: Omit<GateFacts, 'ageAsked'>) {
  return (
    <>
      <h2 id="gate-title">Not available where you are</h2>
      <p id="gate-text">
        {`We are sorry: the rules of your country or region do not let us offer ${site.name} there. Nothing is wrong with your device or your connection.`}
      </p>
      <p className="gate-help">
        <a href={paths.faq()}>Questions and answers</a>
        {' · '}
        <a href={paths.sitemap()}>Help and legal pages</a>
      </p>
    </>
  );
}

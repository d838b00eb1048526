import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/become-creator.ts';
import { features, steps } from './words.ts';

/** A section under its heading; `isAside` puts it at the side if there is room. */
export function Section(props: { title: string; id?: string; isAside?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section
      className={props.isAside ? 'creator-section aside' : 'creator-section'}
      id={props.id}
      aria-labelledby={id}
    >
      <h2 id={id}>{props.title}</h2>
      {props.children}
    </section>
  );
}

/** What the operator promises; we promise nothing on their behalf. */
export function Revenue(props: {
  siteName: string;
  claims: readonly { claim: string; words: string }[];
  contactEmail: string;
}) {
  const { siteName, claims, contactEmail } = props;
  return (
    <Section title={texts.revenueStreams}>
      {claims.length > 0 ? (
        <ul className="creator-claims">
          {claims.map(({ claim, words }) => (
            <li key={`${claim} ${words}`}>
              <b>{claim}</b>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="creator-unsaid">
          {sentence(texts.siteNamePromisesNothingAboutMoney, {
            siteName,
            link: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>,
          })}
        </p>
      )}
    </Section>
  );
}

/** `done`: how many steps the member has completed. */
export function Steps({ done }: { done: number }) {
  return (
    <Section title={texts.n3SignUpSteps}>
      <ol className="creator-steps">
        {steps.map(({ name, words }, index) => (
          <li key={name} data-done={index < done ? '' : undefined}>
            <span className="number" aria-hidden="true">
              {index < done ? <Check className="ic" /> : index + 1}
            </span>
            <h3>
              {name}
              {index < done && <span className="vh"> {texts.done}</span>}
            </h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function Support() {
  return (
    <Section title={texts.supportFeatures}>
      <ul className="creator-features">
        {features.map(({ name, words, icon: Icon }) => (
          <li key={name}>
            <Icon className="ic" />
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Questions({ faq }: { faq: readonly { question: string; answer: string }[] }) {
  if (faq.length === 0) return null;
  return (
    <Section title="FAQ" isAside>
      <div className="creator-faq">
        {faq.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

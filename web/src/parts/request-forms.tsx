import { takedownTexts } from '#contract/notice-texts.ts';
import * as memberPaths from '../member-paths.ts';
import * as texts from '../texts/support.ts';
import './request-forms.css';

const forms = [
  { to: memberPaths.contentRemoval(), name: texts.contentRemoval, for: texts.itShowsYouAgainstYourWill },
  { to: memberPaths.takedownForm(), name: takedownTexts.title, for: texts.itIsYourWork },
  { to: memberPaths.illegalContent(), name: texts.illegalContent, for: texts.itBreaksTheLaw },
  { to: memberPaths.askForData(), name: texts.dataRequest, for: texts.itIsAboutYourData },
];

/** The forms by which anybody, with an account or without, asks for what the law gives them. */
export const RequestForms = () => (
  <section className="request-forms" aria-labelledby="request-forms">
    <h2 id="request-forms">{texts.askUsToAct}</h2>
    <ul>
      {forms.map((form) => (
        <li key={form.to}>
          {/* Plain: those that mails lead to are loaded with the whole list of routes. */}
          <a href={form.to}>{form.name}</a>
          <span>{form.for}</span>
        </li>
      ))}
    </ul>
  </section>
);

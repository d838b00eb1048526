import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fillIn } from '../lib/fill-in.ts';
import { sentence } from '../lib/sentence.tsx';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { servicesContext } from '../page-context.ts';
import { RequestForms } from '../parts/request-forms.tsx';
import * as paths from '../paths.ts';
import * as texts from '../texts/support.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import './plain-page.css';

export function loader({ context }: LoaderFunctionArgs) {
  const { site } = context.get(servicesContext);
  const { faq, contactEmail } = site;
  const questions = {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return {
    head: head({
      site,
      title: 'FAQ',
      description: fillIn(texts.questionsAboutNameAndAnswers, { name: site.name }),
      path: paths.faq(),
      structured: faq.length > 0 ? [questions] : [],
    }),
    faq,
    contactEmail,
  };
}

export const meta = headOf;

export const handle = { open: true };

export default function Faq() {
  const { faq, contactEmail } = useLoaderData<typeof loader>();
  return (
    <div className="plain">
      <h1>{texts.faq}</h1>
      {faq.length === 0 && <EmptyState text={texts.noQuestionsHaveBeenAnswered} />}
      {faq.map(({ question, answer }) => (
        <details key={question} className="question">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <RequestForms />
      {contactEmail && (
        <p className="contact">
          {sentence(texts.somethingElseWriteToLink, {
            link: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>,
          })}
        </p>
      )}
    </div>
  );
}

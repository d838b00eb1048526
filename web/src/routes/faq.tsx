import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
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
      description: `Questions about ${site.name}, and answers.`,
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
      <h1>FAQ</h1>
      {faq.length === 0 && <EmptyState text="No questions have been answered here yet." />}
      {faq.map(({ question, answer }) => (
        <details key={question} className="question">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      {contactEmail && (
        <p className="contact">
          Something else? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      )}
    </div>
  );
}

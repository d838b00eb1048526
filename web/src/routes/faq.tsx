import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { head, siteOf } from '../lib/head.ts';
import { servicesContext } from '../page-context.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import './plain-page.css';

export function loader({ context }: LoaderFunctionArgs) {
  const { faq, contactEmail } = context.get(servicesContext).site;
  return { faq, contactEmail };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  return head({
    site,
    title: 'FAQ',
    description: `Questions about ${site.name}, and answers.`,
    path: paths.faq(),
    structured: loaderData?.faq.length
      ? [
          {
            '@type': 'FAQPage',
            mainEntity: loaderData.faq.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]
      : [],
  });
};

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

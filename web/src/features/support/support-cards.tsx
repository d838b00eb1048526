import type { SupportType } from '#contract/support-lists.ts';
import { Link } from '../../lib/link.tsx';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/support.ts';

const cards: readonly { title: string; text: string; type: SupportType }[] = [
  {
    title: texts.videoProblem,
    text: texts.aVideoDoesNotStart,
    type: 'bug',
  },
  {
    title: texts.reportAUser,
    text: texts.everyProfileHasAReport,
    type: 'general_inquiries',
  },
  {
    title: texts.accountProblem,
    text: texts.youCannotLogInOr,
    type: 'email_confirmation',
  },
  { title: texts.other, text: texts.anythingElseThatTheFaq, type: 'general_inquiries' },
];

/** What people write about most; each leads to the form, with its type picked. */
export const SupportCards = () => (
  <ul className="support-cards">
    {cards.map(({ title, text, type }) => (
      <li key={title}>
        <h2>
          <Link to={`${paths.support(type)}#contact`}>{title}</Link>
        </h2>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

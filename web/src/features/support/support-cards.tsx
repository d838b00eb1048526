import type { SupportType } from '#contract/support-lists.ts';
import { Link } from '../../lib/link.tsx';
import * as paths from '../../paths.ts';

const cards: readonly { title: string; text: string; type: SupportType }[] = [
  {
    title: 'Video problem',
    text: 'A video does not start, stops, or looks or sounds wrong. Tell us its address and your browser.',
    type: 'bug',
  },
  {
    title: 'Report a user',
    text: 'Every profile has a report button. Write to us if that is not enough; name the profile.',
    type: 'general_inquiries',
  },
  {
    title: 'Account problem',
    text: 'You cannot log in, or a mail of ours has not arrived. Never send us your password.',
    type: 'email_confirmation',
  },
  { title: 'Other', text: 'Anything else that the FAQ does not answer.', type: 'general_inquiries' },
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

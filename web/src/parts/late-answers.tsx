import CalendarClock from 'lucide-react/icons/calendar-clock';
import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import { soonHours } from '#contract/desk-lists.ts';
import * as adminPaths from '../admin-paths.ts';
import { fillIn } from '../lib/fill-in.ts';
import { sentence } from '../lib/sentence.tsx';
import * as texts from '../texts/admin-frame.ts';
import { FailedPart } from '../ui/failed-part.tsx';
import './late-answers.css';

export type AnswersDue = Output<'count_late_answers'>;

/**
 * Says above every page of the back office that somebody waits longer than they should, or soon will. Null: it could not
 * be found out.
 */
export function LateAnswers({ answers }: { answers: AnswersDue | null }) {
  if (answers === null) return <FailedPart text={texts.lateAnswersDidNotLoad} />;
  const { late, soon } = answers;
  if (late + soon === 0) return null;
  // The number is within the link, whose words nobody else fills in.
  const linkOf = (count: number) => (words: string) => (
    <Link to={adminPaths.legal()}>{fillIn(words, { count })}</Link>
  );
  return (
    <div className={late > 0 ? 'late-answers late' : 'late-answers'} role="note">
      <CalendarClock className="ic" />
      <div>
        {late > 0 && (
          <p>
            {sentence(late === 1 ? texts.oneAnswerIsLate : texts.answersAreLate, {
              link: linkOf(late),
              count: late,
            })}
          </p>
        )}
        {soon > 0 && (
          <p>
            {sentence(soon === 1 ? texts.oneAnswerIsDueSoon : texts.answersAreDueSoon, {
              ...{ link: linkOf(soon), count: soon, hours: soonHours },
            })}
          </p>
        )}
      </div>
    </div>
  );
}

import { Link } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/admin-frame.ts';
import { FailedPart } from '../../ui/failed-part.tsx';

/** Says above every page of the back office that somebody waits longer than they should. */
export function LateAnswers({ late }: { late: number | null }) {
  if (late === null) return <FailedPart text={texts.lateAnswersDidNotLoad} />;
  if (late === 0) return null;
  return (
    <p className="form-note admin-late" role="note">
      {sentence(late === 1 ? texts.oneAnswerIsLate : texts.answersAreLate, {
        link: (words) => <Link to={adminPaths.legal()}>{words}</Link>,
        count: late,
      })}
    </p>
  );
}

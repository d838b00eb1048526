import { Link } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/admin-frame.ts';
import { FailedPart } from '../../ui/failed-part.tsx';

/** Says above every page of the back office that somebody waits longer than they should. */
export function LateAnswers({ late }: { late: number | null }) {
  if (late === null) return <FailedPart text={texts.whetherAnAnswerIsLate} />;
  if (late === 0) return null;
  return (
    <p className="form-note admin-late" role="note">
      {sentence(texts.linkTheTimeForValue, {
        link: (
          <Link to={adminPaths.legal()}>
            {late === 1 ? texts.oneAnswerIsLate : fillIn(texts.lateAnswersAreLate, { late })}
          </Link>
        ),
        value: late === 1 ? texts.it : texts.them,
      })}
    </p>
  );
}

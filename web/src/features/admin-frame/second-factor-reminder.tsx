import { Link } from 'react-router';
import { formatDate } from '../../lib/format.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as memberPaths from '../../member-paths.ts';
import * as texts from '../../texts/admin-frame.ts';
import { Moment } from '../../ui/moment.tsx';
import '../../ui/field.css';

/** Reminds an admin of what these pages will soon ask for. */
export function SecondFactorReminder({ due }: { due: string }) {
  return (
    <p className="form-note admin-reminder" role="note">
      <span className="is-long">
        {sentence(texts.adminsNeedMoreThanAPassword, {
          link: (words) => <Link to={memberPaths.settingsSecurity()}>{words}</Link>,
          time: <Moment at={due} />,
        })}
      </span>
      <span className="is-short">
        {sentence(texts.addASecondStep, {
          link: (words) => <Link to={memberPaths.settingsSecurity()}>{words}</Link>,
          day: formatDate(due),
        })}
      </span>
    </p>
  );
}

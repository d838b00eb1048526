import { Link } from 'react-router';
import { formatMoment } from '../../lib/format.ts';
import * as memberPaths from '../../member-paths.ts';

/** Reminds an admin of what these pages will soon ask for. */
export function SecondFactorReminder({ due }: { due: string }) {
  return (
    <p className="form-note admin-reminder" role="note">
      Admins need more than a password.{' '}
      <Link to={memberPaths.settingsSecurity()}>Set up a passkey or two-step login</Link> by{' '}
      <time dateTime={due}>{formatMoment(due)}</time>: after that, these pages wait until you have.
    </p>
  );
}

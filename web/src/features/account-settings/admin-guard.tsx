import { useEffect, useState } from 'react';
import { formatMoment } from '../../lib/format.ts';

/** Tells an admin that the back office needs a passkey or two-step login. Stands above the forms that set them up. */
export function AdminGuard({ due }: { due: string }) {
  const [isOver, setOver] = useState(false);
  // The first drawing must be the same on server and browser, whose clocks differ.
  useEffect(() => setOver(Date.parse(due) <= Date.now()), [due]);
  return (
    <p className="form-note" role="note">
      You run this site, so a password alone is not enough. Set up two-step login or a passkey below, and keep
      the recovery codes somewhere safe.{' '}
      {isOver
        ? 'The back office opens again as soon as you have.'
        : `The back office asks for it from ${formatMoment(due)} on.`}
    </p>
  );
}

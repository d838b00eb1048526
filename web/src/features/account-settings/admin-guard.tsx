import { useEffect, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { formatMoment } from '../../lib/format.ts';
import * as texts from '../../texts/account-settings.ts';

/** Tells an admin that the back office needs a passkey or two-step login. Stands above the forms that set them up. */
export function AdminGuard({ due }: { due: string }) {
  const [isOver, setOver] = useState(false);
  // The first drawing must be the same on server and browser, whose clocks differ.
  useEffect(() => setOver(Date.parse(due) <= Date.now()), [due]);
  return (
    <p className="form-note" role="note">
      {isOver ? texts.guardIsDue : fillIn(texts.guardWillBeDue, { due: formatMoment(due) })}
    </p>
  );
}

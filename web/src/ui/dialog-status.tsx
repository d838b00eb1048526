import { useLayoutEffect, useState } from 'react';
import { type Status, StatusMessage, sayElsewhere } from './status-message.tsx';

/**
 * The result of an act, within the dialog that asks for it. Messages from before it opened stay outside, and what went wrong
 * in it is not said again once it is closed.
 */
export function DialogStatus({ act }: { act: { status: Status | null; of: unknown } }) {
  const [before] = useState<unknown>(act.of);
  const status = act.of === before ? null : act.status;
  useLayoutEffect(() => {
    if (status?.kind === 'error') sayElsewhere(status);
  }, [status]);
  return <StatusMessage status={status} of={act.of} isOfDialog />;
}

import { useState } from 'react';
import { type Status, StatusMessage } from './status-message.tsx';

/** The result of an act, within the dialog that asks for it. Messages from before it opened stay outside. */
export function DialogStatus({ act }: { act: { status: Status | null; of: unknown } }) {
  const [before] = useState<unknown>(act.of);
  return <StatusMessage status={act.of === before ? null : act.status} of={act.of} />;
}

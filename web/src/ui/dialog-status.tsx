import { useState } from 'react';
import { type Status, StatusMessage } from './status-message.tsx';

/** What an act came to, within the dialog that asks for it. What was said before it was opened stays outside. */
export function DialogStatus({ act }: { act: { status: Status | null; of: unknown } }) {
  const [before] = useState<unknown>(act.of);
  return <StatusMessage status={act.of === before ? null : act.status} of={act.of} />;
}

import { useState } from 'react';
import { StatusMessage } from './status-message.tsx';

/** What an act came to, within the dialog that asks for it. What was said before it was opened stays outside. */
export function DialogStatus({ act }: { act: { text: string | null; of: unknown } }) {
  const [before] = useState<unknown>(act.of);
  return <StatusMessage text={act.of === before ? null : act.text} of={act.of} />;
}

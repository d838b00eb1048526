import type { ReactNode } from 'react';
import './pinned-ends.css';

/** The end of a long form in a dialog: its button, and what is said of it, stay in view while the fields scroll. */
export function PinnedEnds({ said, children }: { said?: ReactNode; children: ReactNode }) {
  return (
    <div className="pinned-ends">
      {said}
      <div className="ends">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { PegBar } from './peg-bar.tsx';

/** A dashed panel: one sentence, and one way on if there is one. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <PegBar />
      <p>{text}</p>
      {children}
    </div>
  );
}

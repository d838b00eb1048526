import type { ReactNode } from 'react';
import './panel-page.css';

/** A page that is one short form or message, in a panel in the middle. */
export function PanelPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="panel-page">
      <div className="panel">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}

import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import * as texts from '../texts/common.ts';
import { useMenu } from './use-menu.ts';
import './more-menu.css';

/** What else can be done with a thing, behind one button: one menu at a time, which closes once something in it is chosen. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const { menu, close } = useMenu();
  return (
    <details className="more-menu" name="more-menu" {...menu}>
      <summary className="iconbtn" aria-label={texts.moreActions} title={texts.moreActions}>
        <Ellipsis className="ic" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the parts in it are pressed */}
      <div
        className="more-items"
        onClick={({ target }) => {
          if ((target as Element).closest('.more-item')) close();
        }}
      >
        {children}
      </div>
    </details>
  );
}

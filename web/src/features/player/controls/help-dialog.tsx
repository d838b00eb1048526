import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import * as texts from '../../../texts/player.ts';
import { readPreferences, rememberPreferences } from '../engine/preferences.ts';
import { keyHelp } from '../rules/keyboard-map.ts';
import { IconButton } from './icon-button.tsx';
import './help-dialog.css';

/** The list of keys, and the switch for people who type by voice or hit keys by accident. */
export function HelpDialog({ close }: { close(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shortcuts, setShortcuts] = useState(() => readPreferences().shortcuts);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="player-help" aria-labelledby="player-help-title" onClose={close}>
      <header>
        <h2 id="player-help-title">{texts.keyboardShortcuts}</h2>
        <IconButton icon={X} label={texts.close} onClick={() => dialog.current?.close()} />
      </header>
      <dl>
        {keyHelp.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={shortcuts}
          onChange={(event) =>
            setShortcuts(rememberPreferences({ shortcuts: event.currentTarget.checked }).shortcuts)
          }
        />
        {texts.useSingleKeyShortcutsOn}
      </label>
    </dialog>
  );
}

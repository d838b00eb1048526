import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { Added } from '../../state/ask-to-add.ts';
import * as texts from '../../texts/playlists.ts';
import { useModal } from '../../ui/use-modal.ts';
import { CreateMode } from './create-mode.tsx';
import { SelectMode } from './select-mode.tsx';
import '../../ui/modal.css';
import './add-to-playlist.css';

/** Adds a video to the member's own playlists, or to a new one. */
export default function AddDialog({ added, onClose }: { added: Added; onClose(): void }) {
  const { modal, close } = useModal();
  const [isCreating, setCreating] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  return (
    <dialog {...modal} className="modal add-dialog" aria-labelledby="add-dialog-title" onClose={onClose}>
      <div className="modal-panel add-panel">
        <h2 id="add-dialog-title">{texts.addToPlaylist}</h2>
        <p className="add-title">{added.title}</p>
        <button type="button" className="iconbtn close" aria-label={texts.close} onClick={close}>
          <X className="ic" />
        </button>
        {done !== null && (
          <p className="form-note right" role="status">
            {done}
          </p>
        )}
        {isCreating ? (
          <CreateMode
            videoId={added.videoId}
            onBack={() => setCreating(false)}
            onDone={(words) => {
              setDone(words);
              setCreating(false);
            }}
          />
        ) : (
          <SelectMode
            videoId={added.videoId}
            onCreate={() => {
              setDone(null);
              setCreating(true);
            }}
            onClose={close}
          />
        )}
      </div>
    </dialog>
  );
}

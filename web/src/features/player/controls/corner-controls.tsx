import Maximize2 from 'lucide-react/icons/maximize-2';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { Link } from 'react-router';
import * as texts from '../../../texts/player.ts';
import { closePlayer } from '../player-session.ts';
import { PlayButton } from './controls.tsx';
import { IconButton } from './icon-button.tsx';
import { usePlayer, usePlayerState } from './player-context.tsx';
import './corner-controls.css';

/** What the mini-player offers: return to its page, play, close. Escape inside it closes it. */
export function CornerControls() {
  const { video, path, shell, act } = usePlayer();
  const share = usePlayerState((state) =>
    state.duration > 0 ? Math.round((state.time / state.duration) * 200) / 200 : 0,
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closePlayer();
    };
    shell.addEventListener('keydown', onKey);
    return () => shell.removeEventListener('keydown', onKey);
  }, [shell]);
  return (
    <div className="player-corner">
      <div className="player-corner-top">
        <IconButton
          icon={Maximize2}
          label={texts.backToTheVideo}
          shortcut="i"
          onClick={() => act({ do: 'mini' })}
        />
        <span className="player-gap" />
        <IconButton icon={X} label={texts.closeTheMiniPlayer} onClick={closePlayer} />
      </div>
      <div className="player-corner-bottom">
        <PlayButton />
        <Link to={path}>{video.title}</Link>
      </div>
      <div className="player-corner-line" style={{ '--played': share } as React.CSSProperties} />
    </div>
  );
}

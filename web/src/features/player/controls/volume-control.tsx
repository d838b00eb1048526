import Volume1 from 'lucide-react/icons/volume-1';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import * as texts from '../../../texts/player.ts';
import { IconButton } from './icon-button.tsx';
import { usePlayer, usePlayerState } from './player-context.tsx';
import './volume-control.css';

export function VolumeControl() {
  const { engine, act } = usePlayer();
  const volume = usePlayerState((state) => (state.muted ? 0 : state.volume));
  const icon = volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  const percent = Math.round(volume * 100);
  return (
    <>
      <IconButton
        icon={icon}
        label={volume === 0 ? texts.unmute : texts.mute}
        shortcut="m"
        className="wide"
        onClick={() => act({ do: 'mute' })}
      />
      <input
        type="range"
        className="player-volume wide"
        aria-label={texts.volume}
        aria-valuetext={`${percent} %`}
        min={0}
        max={100}
        step={5}
        value={percent}
        style={{ '--volume': `${percent}%` } as React.CSSProperties}
        onChange={(event) => engine.setVolume(event.currentTarget.valueAsNumber / 100)}
      />
    </>
  );
}

import Captions from 'lucide-react/icons/captions';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Pause from 'lucide-react/icons/pause';
import PictureInPicture from 'lucide-react/icons/picture-in-picture';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import Play from 'lucide-react/icons/play';
import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Settings from 'lucide-react/icons/settings';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useEffect, useRef, useState } from 'react';
import { fillIn } from '../../../lib/fill-in.ts';
import * as texts from '../../../texts/player.ts';
import { segmentAt } from '../rules/chapters.ts';
import { useIsFullscreen } from './fullscreen.ts';
import { IconButton } from './icon-button.tsx';
import type { MenuPage } from './menu-pages.ts';
import { useChapters, usePlayer, usePlayerState } from './player-context.tsx';
import { PlayerMenu } from './player-menu.tsx';
import { SeekBar, TimeLabel } from './seek-bar.tsx';
import { VolumeControl } from './volume-control.tsx';
import './controls.css';

/** Which page of the menu is open, which was opened first, and how far from the left, if its button is there. */
type Open = { page: MenuPage; first: MenuPage; at: number | null } | null;

/** The bar under the picture on the watch page. */
export function Controls({ onMenu }: { onMenu(open: boolean): void }) {
  const [menu, setMenu] = useState<Open>(null);
  const opener = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);

  const toggle = (page: MenuPage) => (event: React.MouseEvent<HTMLElement>) => {
    const button = event.currentTarget;
    opener.current = button;
    const at = page === 'chapters' ? button.offsetLeft : null;
    setMenu((open) => (open?.first === page ? null : { page, first: page, at }));
  };
  const close = () => {
    setMenu(null);
    opener.current?.focus({ preventScroll: true });
  };
  useEffect(() => onMenu(menu !== null), [menu, onMenu]);
  // What comes after the end stands where a menu would cover it.
  const ended = usePlayerState((state) => state.ended);
  useEffect(() => {
    if (!ended) return;
    if (bar.current?.querySelector('[role="menu"]')?.contains(document.activeElement))
      opener.current?.focus({ preventScroll: true });
    setMenu(null);
  }, [ended]);
  useEffect(() => {
    if (!menu) return;
    const outside = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) setMenu(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [menu]);

  return (
    <div ref={bar} className="player-controls">
      {menu ? (
        <PlayerMenu
          page={menu.page}
          first={menu.first}
          at={menu.at}
          open={(page) => setMenu({ ...menu, page })}
          close={close}
        />
      ) : null}
      <SeekBar />
      <div className="player-buttons">
        <PlayButton />
        <NextButton />
        <VolumeControl />
        <TimeLabel />
        <ChapterButton open={menu?.first === 'chapters'} onClick={toggle('chapters')} />
        <span className="player-gap" />
        <CaptionButton />
        <QualityButton open={menu?.first === 'quality'} onClick={toggle('quality')} />
        <IconButton
          icon={Settings}
          label={texts.settings}
          aria-haspopup="menu"
          aria-expanded={menu?.first === 'settings'}
          onClick={toggle('settings')}
        />
        <ScreenButtons />
      </div>
    </div>
  );
}

export function PlayButton() {
  const { act } = usePlayer();
  const paused = usePlayerState((state) => state.paused);
  const ended = usePlayerState((state) => state.ended);
  const [icon, label] = ended
    ? [RotateCcw, texts.replay]
    : paused
      ? [Play, texts.play]
      : [Pause, texts.pause];
  return (
    <IconButton
      icon={icon}
      label={label}
      shortcut="k"
      className={ended ? '' : 'solid'}
      onClick={() => act({ do: 'toggle-play' })}
    />
  );
}

function NextButton() {
  const { next, act } = usePlayer();
  if (!next) return null;
  return (
    <IconButton
      icon={SkipForward}
      label={fillIn(texts.nextTitle, { title: next.title })}
      shortcut={texts.shiftN}
      className="solid wide"
      onClick={() => act({ do: 'next' })}
    />
  );
}

interface MenuButtonProps {
  open: boolean;
  onClick(event: React.MouseEvent<HTMLElement>): void;
}

function ChapterButton({ open, onClick }: MenuButtonProps) {
  const chapters = useChapters();
  const second = usePlayerState((state) => Math.floor(state.time));
  const here = segmentAt(
    chapters.map(({ start, title }) => ({ start, title, end: start })),
    second,
  );
  if (!here) return null;
  return (
    <button
      type="button"
      className="player-chapter wide"
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={onClick}
    >
      <span className="player-hidden">{texts.chapter} </span>
      {here.title}
    </button>
  );
}

function CaptionButton() {
  const { act } = usePlayer();
  const count = usePlayerState((state) => state.playback.captions.length);
  const on = usePlayerState((state) => state.caption !== null);
  if (count === 0) return null;
  return (
    <IconButton
      icon={Captions}
      label={texts.captions}
      shortcut="c"
      className="switch"
      aria-pressed={on}
      onClick={() => act({ do: 'captions' })}
    />
  );
}

function QualityButton({ open, onClick }: MenuButtonProps) {
  const lines = usePlayerState((state) => state.playingLines);
  const count = usePlayerState((state) => state.qualities.length);
  if (count === 0) return null;
  const name = lines ? `${lines}p` : texts.auto;
  return (
    <button
      type="button"
      className="player-quality"
      aria-label={fillIn(texts.qualityName, { name })}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={onClick}
    >
      <span>{name}</span>
    </button>
  );
}

function ScreenButtons() {
  const { engine, shell, act } = usePlayer();
  const full = useIsFullscreen(shell);
  const pictureInPicture = () => {
    const left = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : engine.media.requestPictureInPicture();
    // Refused before there is a first frame: the button can be pressed again.
    left.catch(() => {});
  };
  return (
    <>
      {document.pictureInPictureEnabled ? (
        <IconButton
          icon={PictureInPicture}
          label={texts.pictureInPicture}
          className="wide"
          onClick={pictureInPicture}
        />
      ) : null}
      {full ? null : (
        <>
          <IconButton
            icon={PictureInPicture2}
            label={texts.miniPlayer}
            shortcut="i"
            className="wide"
            onClick={() => act({ do: 'mini' })}
          />
          <IconButton
            icon={RectangleHorizontal}
            label={texts.theater}
            shortcut="t"
            className="wide"
            onClick={() => act({ do: 'theatre' })}
          />
        </>
      )}
      <IconButton
        icon={full ? Minimize : Maximize}
        label={full ? texts.exitFullScreen : texts.fullScreen}
        shortcut="f"
        onClick={() => act({ do: 'fullscreen' })}
      />
    </>
  );
}

import { fillIn } from '../../../lib/fill-in.ts';
import * as texts from '../../../texts/player.ts';
import type { PlayerCommand } from '../rules/keyboard-map.ts';
import { clockTime } from '../rules/time-format.ts';
import type { Engine } from './engine.ts';

const screenCommands = ['fullscreen', 'theatre', 'mini', 'next', 'previous', 'help'] as const;
/** What is done to the player's place on the page, not to what plays. */
export type ScreenCommand = (typeof screenCommands)[number];
export const isOfTheScreen = (command: PlayerCommand): command is { do: ScreenCommand } =>
  (screenCommands as readonly string[]).includes(command.do);

const whole = (share: number) => `${Math.round(share * 100)} %`;

/** Runs a command on what plays, and returns the word for what the picture alone does not show. */
export function onMedia(
  command: Exclude<PlayerCommand, { do: ScreenCommand }>,
  { media, store, ...engine }: Engine,
): string | null {
  switch (command.do) {
    case 'toggle-play':
      engine.togglePlay();
      return null;
    case 'seek-by':
      engine.seekBy(command.seconds);
      return `${command.seconds > 0 ? '+' : '−'}${Math.abs(command.seconds)} s`;
    case 'seek-to-share':
      engine.seekToShare(command.share);
      return clockTime(media.currentTime);
    case 'volume-by':
      engine.setVolume(store.get().volume + command.share);
      return fillIn(texts.volumePercent, { percent: whole(store.get().volume) });
    case 'mute':
      engine.toggleMute();
      return media.muted ? texts.muted : fillIn(texts.volumePercent, { percent: whole(store.get().volume) });
    case 'speed-by':
      engine.changeRate(command.steps);
      return fillIn(texts.speedRate, { rate: media.playbackRate });
    case 'step-frame':
      engine.stepFrames(command.frames);
      return command.frames > 0 ? texts.oneFrameForward : texts.oneFrameBack;
    case 'captions': {
      engine.toggleCaption();
      const { caption, playback } = store.get();
      if (playback.captions.length === 0) return texts.thisVideoHasNoCaptions;
      return caption === null
        ? texts.captionsOff
        : fillIn(texts.captionsLabel, { label: playback.captions[caption]?.label ?? '' });
    }
  }
}

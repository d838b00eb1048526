import type { PlayerCommand } from '../rules/keyboard-map.ts';
import { clockTime } from '../rules/time-format.ts';
import type { Engine } from './engine.ts';

const screenCommands = ['fullscreen', 'theatre', 'mini', 'next', 'help'] as const;
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
      engine.setVolume(media.volume + command.share);
      return `Volume ${whole(media.volume)}`;
    case 'mute':
      engine.toggleMute();
      return media.muted ? 'Muted' : `Volume ${whole(media.volume)}`;
    case 'speed-by':
      engine.changeRate(command.steps);
      return `Speed ${media.playbackRate}×`;
    case 'step-frame':
      engine.stepFrames(command.frames);
      return command.frames > 0 ? 'One frame on' : 'One frame back';
    case 'captions': {
      engine.toggleCaption();
      const { caption, playback } = store.get();
      if (playback.captions.length === 0) return 'This video has no captions';
      return caption === null ? 'Captions off' : `Captions: ${playback.captions[caption]?.label}`;
    }
  }
}

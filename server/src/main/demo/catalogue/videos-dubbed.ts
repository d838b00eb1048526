import type { DemoVideo } from './shape.ts';
import { closeVideos } from './videos-close.ts';
import { nightVideos } from './videos-night.ts';

/** Who does not read along goes on in English: the running season, a little later than it is aired. */
const dubbed: readonly (readonly [title: string, description: string])[] = [
  [
    'Lanterns over Hollow Bay',
    'Once a year the widows of the bay light a lantern each, here in English. This year one name too many is written on one.',
  ],
  [
    'Violet Hour Detectives',
    'Two private investigators, one stakeout, and a heater that only works on one side of the car. In English.',
  ],
];

const originals = [...nightVideos, ...closeVideos];

export const dubTitle = (title: string): string => `${title}, in English`;

export const dubbedVideos: readonly DemoVideo[] = dubbed.map(([title, description]) => {
  const original = originals.find((video) => video.title === title)!;
  return {
    ...original,
    title: dubTitle(title),
    description,
    dubOf: title,
    height: 720,
    hoursOld: original.hoursOld + 0.5,
    pull: Math.round(original.pull / 3),
    audio: 'en',
    subtitles: [],
  };
});

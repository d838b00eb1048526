import type { DemoClip, Sound } from './catalogue/clips.ts';

/** What is heard, in words. The clips have no speech. */
const heard: Readonly<Record<Sound['bed'], Readonly<Record<string, string>>>> = {
  sea: {
    eng: '[waves, and a slow chord]',
    deu: '[Wellen und ein langsamer Akkord]',
    spa: '[olas y un acorde lento]',
    fra: '[des vagues et un accord lent]',
  },
  rain: {
    eng: '[rain, and a slow chord]',
    deu: '[Regen und ein langsamer Akkord]',
    spa: '[lluvia y un acorde lento]',
    fra: '[la pluie et un accord lent]',
  },
  wind: {
    eng: '[wind, and a slow chord]',
    deu: '[Wind und ein langsamer Akkord]',
    spa: '[viento y un acorde lento]',
    fra: '[le vent et un accord lent]',
  },
  hum: {
    eng: '[a low hum, and a slow chord]',
    deu: '[ein tiefes Summen und ein langsamer Akkord]',
    spa: '[un zumbido grave y un acorde lento]',
    fra: '[un bourdonnement grave et un accord lent]',
  },
};

export const captionLanguages = ['eng', 'deu', 'spa', 'fra'] as const;

/** An SRT file that says what is heard in a clip. */
export const captionFile = (clip: DemoClip, language: (typeof captionLanguages)[number]): string =>
  `1\n00:00:00,500 --> 00:00:0${Math.min(9, clip.seconds - 1)},000\n${heard[clip.sound.bed][language]}\n`;

import type { PictureOf } from '../art/picture.ts';
import type { Weather } from '../art/stage.ts';
import type { ActorName } from './actors.ts';
import type { Bed } from './score.ts';
import type { Theme } from './theme.ts';

export type Pan = 'left' | 'right' | 'up' | 'down';
/** How the light of a shot changes while it runs. */
export type Light = 'steady' | 'breathes' | 'falls' | 'rises' | 'lightning' | 'bursts';

/** What the camera sees of the canvas, and which way it moves. */
export interface Camera {
  readonly pan: Pan;
  /** How much closer than the whole picture; 1 shows all of it. */
  readonly zoom: number;
  /** The middle of the view, on the canvas of 1600 × 900. */
  readonly x: number;
  readonly y: number;
  /** Begins where a still of the picture is, instead of to one side. */
  readonly fromStill: boolean;
}

export interface Words {
  readonly text: readonly string[];
  readonly size: number;
  readonly y: number;
  /** Seconds of the shot. */
  readonly from: number;
  readonly to: number;
}

export interface Shot {
  readonly picture: PictureOf;
  readonly seconds: number;
  readonly camera: Camera;
  readonly light: Light;
  /** What falls where the scene has no weather of its own. */
  readonly weather: Weather | null;
  readonly actors: readonly ActorName[];
  readonly words: readonly Words[];
  /** What the shot comes from, and goes to. */
  readonly begins: 'cut' | 'black';
  readonly ends: 'cut' | 'black' | 'white';
  readonly bed: Bed;
  /** The chapter that begins with it. */
  readonly chapter: string;
}

/** A clip: what is filmed for one video. */
export interface Film {
  /** The same for the same video on every site. */
  readonly name: string;
  /** Of a dub the film that it speaks over, whose music it has; else itself. */
  readonly original: string;
  /** Short side of the picture. */
  readonly height: number;
  readonly shots: readonly Shot[];
  readonly chord: readonly number[];
  readonly theme: Theme | null;
  /** BCP 47, those of its captions. */
  readonly languages: readonly CaptionLanguage[];
}

export const captionLanguages = ['en', 'ja', 'de', 'es', 'fr'] as const;
export type CaptionLanguage = (typeof captionLanguages)[number];

export const secondsOf = (film: Film): number => film.shots.reduce((sum, { seconds }) => sum + seconds, 0);
/** When each shot begins. */
export const beginnings = (film: Film): number[] =>
  film.shots.map((_, at) => film.shots.slice(0, at).reduce((sum, { seconds }) => sum + seconds, 0));

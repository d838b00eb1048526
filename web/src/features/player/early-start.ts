import type { Engine, EngineSubject } from './engine/engine.ts';
import { loadHls } from './engine/load-hls.ts';
import { hasMediaSource } from './engine/media-source.ts';
import { mediaElement, setEarlyEnd } from './player-session.ts';

const ignore = () => {};

export const loadEngine = () => import('./engine/engine.ts');

/** An engine that plays already, before the player that shows its controls is there. */
let early: { id: string; engine: Engine } | null = null;
/** What is being loaded; another start or an end takes its place. */
let underWay: object | null = null;

/**
 * Begins the stream of the server's page while the page comes to life: the picture moves in `place`, and the player takes
 * the engine over when it is drawn. Failures show in the player, which then makes an engine of its own.
 */
export async function startEarly(subject: EngineSubject, place: HTMLElement): Promise<void> {
  const mine = {};
  underWay = mine;
  const [{ createEngine }] = await Promise.all([
    loadEngine(),
    hasMediaSource() && loadHls(subject.playback.audio_tracks.length > 1).catch(ignore),
  ]);
  if (underWay !== mine || !place.isConnected) return;
  const media = mediaElement();
  place.append(media);
  early = { id: subject.id, engine: createEngine(media, subject, 'arrival') };
}

/** Whether the stream of this video has begun before its player. */
export const hasBegunEarly = (id: string): boolean => early?.id === id;

/** The engine that began before the player; what belongs to another video is put away. */
export function takeEarly(id: string): Engine | null {
  const engine = early?.id === id ? early.engine : null;
  if (engine) early = null;
  dropEarly();
  return engine;
}

/** The page is left, or something else plays: what began early ends. */
export function dropEarly(): void {
  underWay = null;
  early?.engine.dispose();
  early = null;
}
setEarlyEnd(dropEarly);

import type { Engine, EngineSubject } from './engine/engine.ts';
import { loadHls } from './engine/load-hls.ts';
import { hasMediaSource } from './engine/media-source.ts';
import { mediaElement, setEarlyEnd } from './player-session.ts';
import { streamKind } from './rules/stream-kind.ts';

const ignore = () => {};

export const loadEngine = () => import('./engine/engine.ts');
/** In the same file. */
const loadKeys = () => import('./engine/early-keys.ts');

/** An engine that already plays before the player with its controls is there. */
let early: { id: string; engine: Engine; deafen(): void } | null = null;
/** What is being loaded; another start or an end replaces it. */
let underWay: object | null = null;

/**
 * Starts the stream of the server's page while the page comes to life: the picture appears in `place`, and the player
 * takes over the engine when it is drawn. Failures show in the player, which then makes its own engine.
 */
export async function startEarly(subject: EngineSubject, place: HTMLElement): Promise<void> {
  const mine = {};
  underWay = mine;
  const [{ createEngine }, { hearEarlyKeys }] = await Promise.all([
    loadEngine(),
    loadKeys(),
    hasMediaSource() && loadHls(streamKind(subject.playback)).catch(ignore),
  ]);
  if (underWay !== mine || !place.isConnected) return;
  const media = mediaElement();
  place.append(media);
  const engine = createEngine(media, subject, 'arrival');
  early = { id: subject.id, engine, deafen: hearEarlyKeys(engine) };
}

/** Whether the stream of this video has started before its player. */
export const hasBegunEarly = (id: string): boolean => early?.id === id;

/** The engine that started before the player; one for another video is discarded. */
export function takeEarly(id: string): Engine | null {
  const engine = early?.id === id ? early.engine : null;
  if (engine) {
    early?.deafen();
    early = null;
  }
  dropEarly();
  return engine;
}

/** The page is left, or something else plays: stop what started early. */
export function dropEarly(): void {
  underWay = null;
  early?.deafen();
  early?.engine.dispose();
  early = null;
}
setEarlyEnd(dropEarly);

import type { StreamKind } from '../rules/stream-kind.ts';
import type { PlayerState } from './player-state.ts';

/** `network`: no answer came. `missing`: the server says that there is no such file. `media`: it cannot be played. */
export type StreamFault = 'network' | 'missing' | 'media';

export interface StreamEvents {
  change(part: Partial<PlayerState>): void;
  /** The stream has stopped; `retry` restarts it. */
  fault(kind: StreamFault): void;
  /** Requests fail and are being repeated (true), or something came (false). */
  trouble(troubled: boolean): void;
}

export interface StreamWishes {
  quality: number | null;
  audio: string | null;
}

export interface Stream {
  setQuality(lines: number | null): void;
  setAudio(index: number): void;
  /** Switches to another master playlist of the same video, preserving position, buffer and choices. */
  switchTo(url: string, kind: StreamKind): Promise<void>;
  retry(): void;
  /** Measured bits per second; null before anything was. */
  bandwidth(): number | null;
  destroy(): void;
}

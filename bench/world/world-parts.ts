import type { BenchPostgres, Scale } from './postgres.ts';
import type { Site } from './site.ts';

/** A stream that the product made, behind every video of the site. */
export interface Feature {
  /** Of a video whose page shows it. */
  slug: string;
  masterKey: string;
}

/** What rows measure, made when it is first asked for and ended by `close`. */
export interface World {
  /** Kept between runs: databases, clips, made media. */
  folder: string;
  /** Empty at the start, removed at the end. */
  scratch: string;
  /** How often yardstick and ours take turns. */
  rounds: number;
  /** Folder for CPU profiles of the web processes, written when they end; null: none. */
  profiles: string | null;
  say(words: string): void;
  postgres(): Promise<BenchPostgres>;
  site(scale: Scale): Promise<Site>;
  /** The small site's videos with real pictures and a real stream behind them. */
  feature(): Promise<Feature>;
  /** Runs when the world is closed, the last one first. */
  atEnd(close: () => Promise<unknown> | unknown): void;
  /** Whether it is being closed: no further row begins. */
  readonly closing: boolean;
  close(): Promise<void>;
}

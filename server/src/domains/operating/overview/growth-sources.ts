import type { Executor } from '../../../platform/db/database.ts';

/** What of the site's growth other domains count; main ties them to the job. */
export interface GrowthSources {
  signUps(db: Executor, from: Date, until: Date): Promise<number>;
  videosAdded(db: Executor, from: Date, until: Date): Promise<number>;
  /** Bytes of all files. Expensive: asked once an hour. */
  storedBytes(db: Executor): Promise<number>;
}

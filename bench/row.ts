import type { Line } from './line.ts';
import type { World } from './world/world.ts';

/** Work of the bench that can be run by its name. */
export interface Row {
  name: string;
  /** Programs of the machine that it needs, by the names in `world/tools.ts`. */
  needs: readonly ('nginx' | 'chromium' | 'ffmpeg')[];
  /** Only when it is named: it takes long, or much room. */
  alone?: true;
  run(world: World): Promise<Line[]>;
}

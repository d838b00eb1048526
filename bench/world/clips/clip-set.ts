import type { World } from '../world-parts.ts';
import { drawnClips } from './drawn.ts';
import { filmClips } from './film.ts';
import { type EncodingClip, makeClip } from './make-clip.ts';
import { realClip } from './real.ts';
import { screenClips } from './screen.ts';
import { softClips } from './soft.ts';

export type { ClipKind, EncodingClip } from './make-clip.ts';

/** The clips that encoders are compared on: nine made ones of four kinds, and real footage where it can be fetched. */
export async function encodingClips(world: World): Promise<EncodingClip[]> {
  const clips: EncodingClip[] = [];
  for (const plan of [...drawnClips, ...filmClips, ...screenClips, ...softClips])
    clips.push(await makeClip(world, plan));
  const real = await realClip(world);
  return real === null ? clips : [...clips, real];
}

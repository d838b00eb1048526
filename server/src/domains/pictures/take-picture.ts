import { createHash } from 'node:crypto';
import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import {
  askForPicture,
  entryOfAny,
  findPictureLookalikes,
  type Match,
  MatcherFault,
} from '../media/index.ts';
import { type DrawnPicture, drawAnew } from './draw-picture.ts';
import { type Intake, type IntakeName, intakes } from './intakes.ts';

type EachDrawn<S extends readonly unknown[]> = { readonly [K in keyof S]: DrawnPicture };

export interface TakenPicture<N extends IntakeName = IntakeName> {
  intake: N;
  /** Hashes of the file as sent, then of each one drawn from it. */
  sha256s: readonly Buffer[];
  /** What it is recognised by; empty if it tells nothing. */
  hashes: readonly Buffer[];
  /** What was drawn from it, in the order of the intake's sizes. */
  drawn: EachDrawn<(typeof intakes)[N]['sizes']>;
  /** What it resembles on a list: then a person decides. */
  found: readonly Match[];
  /** An outside list could not be asked now. */
  isUnasked: boolean;
}

const mustStayDown = 'This picture was removed and must stay down.';
const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** What else belongs to a picture: it stands for a clip, whose files and frames are looked for too. */
export interface Belonging {
  sha256s: readonly Buffer[];
  hashes: readonly Buffer[];
}

/**
 * The way in for every picture: whether it is acceptable, what is shown of it, redrawn, and whether it is on
 * a list. Nothing is written. Throws `badInput` if it is not a picture, `tooLarge` for too many pixels,
 * `notAllowed` for a barred one, and `unavailable` if too many arrive at once.
 */
export async function takePicture<N extends IntakeName>(
  { db, config, log }: Pick<Platform, 'db' | 'config' | 'log'>,
  name: N,
  file: Buffer,
  also: Belonging = { sha256s: [], hashes: [] },
): Promise<TakenPicture<N>> {
  const intake: Intake = intakes[name];
  const { drawn, hashes: own } = await drawAnew(file, intake.sizes, {
    ...(intake.formats ? { formats: intake.formats } : {}),
    isJob: intake.isJob === true,
    isMoving: intake.isMoving === true,
  });
  const hashes = [...own, ...also.hashes];
  const sha256s = [...also.sha256s, ...[file, ...drawn.map(({ bytes }) => bytes)].map(hashOf)];
  const taken = {
    intake: name,
    sha256s,
    hashes,
    drawn: drawn as unknown as TakenPicture<N>['drawn'],
    isUnasked: false,
  };
  if (intake.notCompared !== undefined) return { ...taken, found: [] };
  if ((await entryOfAny(db, sha256s)) !== null)
    throw new AppError('notAllowed', mustStayDown, { field: 'file' });
  const found = await findPictureLookalikes(db, hashes);
  try {
    found.push(...(await askForPicture(config, { sha256: sha256s[0] ?? null, hashes })));
  } catch (error) {
    if (!(error instanceof MatcherFault)) throw error;
    log.warn({ err: error, intake: name }, 'the matching service could not be asked about a picture');
    return { ...taken, found, isUnasked: true };
  }
  return { ...taken, found };
}

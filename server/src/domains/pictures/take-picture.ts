import { createHash } from 'node:crypto';
import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import { hasStayDown } from '../media/index.ts';
import { type DrawnPicture, drawAnew } from './draw-picture.ts';
import { type Intake, type IntakeName, intakes } from './intakes.ts';

type EachDrawn<S extends readonly unknown[]> = { readonly [K in keyof S]: DrawnPicture };

export interface TakenPicture<N extends IntakeName = IntakeName> {
  /** Of the file as it was sent. */
  sha256: Buffer;
  /** What was drawn of it, in the order of the intake's sizes. */
  drawn: EachDrawn<(typeof intakes)[N]['sizes']>;
}

const mustStayDown = 'This picture was removed and must stay down.';

/**
 * The door of every picture: what it may be, whether it must stay down, and what is shown of it, drawn anew. Throws `badInput` for
 * what is no picture, `tooLarge` for too many pixels, `notAllowed` for one that must stay down, and `unavailable` where too
 * many come in at once.
 */
export async function takePicture<N extends IntakeName>(
  { db }: Pick<Platform, 'db'>,
  name: N,
  file: Buffer,
): Promise<TakenPicture<N>> {
  const intake: Intake = intakes[name];
  const sha256 = createHash('sha256').update(file).digest();
  if (intake.notCompared === undefined && (await hasStayDown(db, sha256)))
    throw new AppError('notAllowed', mustStayDown, { field: 'file' });
  const drawn = await drawAnew(file, intake.sizes, {
    ...(intake.formats ? { formats: intake.formats } : {}),
    isJob: intake.isJob === true,
    isMoving: intake.isMoving === true,
  });
  return { sha256, drawn: drawn as unknown as TakenPicture<N>['drawn'] };
}

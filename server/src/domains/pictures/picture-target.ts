import { randomBytes } from 'node:crypto';
import { leastForms } from '../../kit/picture-names.ts';
import type { Platform } from '../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import type { IntakeName } from './intakes.ts';

/** A picture, apart from its files. */
export interface PictureFacts {
  id: string;
  intake: IntakeName;
  /** Its owner; null: an admin, an import, or a departed member. */
  ownerId: string | null;
  subjectId: string | null;
  details: Record<string, unknown>;
  sha256s: readonly Buffer[];
}
export type PictureMachines = Pick<Platform, 'facts' | 'jobs' | 'config'>;

/** A picture as described by the rows that show it. */
export interface StoredPicture {
  ownerId: string | null;
  subjectId: string | null;
  details: Record<string, unknown>;
  /** Where its files are, in the order of `place`. */
  keys: string[];
  /** Of the file as sent, if still known. */
  sentSha256: Buffer | null;
  /** Its position in the order of the walk. */
  place: string;
}
export interface StoredPage {
  /** The place to start from, with its position; null: the first. */
  from: string | null;
  limit: number;
}

/** What shows an intake's pictures. The domain that does provides one; main ties it to this domain. */
export interface PictureTarget {
  readonly intakes: readonly IntakeName[];
  /** Where the drawn files go, a new place each time; largest first. */
  place(picture: PictureFacts): string[];
  /**
   * Shows it. `isLater`: its owner sent it earlier, and a person or a list has now let it pass. False:
   * nothing is there to show it.
   */
  show(
    transaction: TransactionExecutor,
    platform: PictureMachines,
    picture: PictureFacts,
    keys: readonly string[],
    isLater: boolean,
  ): Promise<boolean>;
  /**
   * Takes it out of everybody's sight and has its public files deleted. Answers details to store until it is
   * shown again; null: nothing shows it.
   */
  hide(
    transaction: TransactionExecutor,
    platform: PictureMachines,
    picture: PictureFacts,
    keys: readonly string[],
  ): Promise<Record<string, unknown> | null>;
  /** An intake's stored pictures, by place. Their rows are locked until the transaction ends. */
  stored(db: Executor, intake: IntakeName, page: StoredPage): Promise<StoredPicture[]>;
}

/**
 * A new name for a picture's file each time: nothing is rewritten under an address that browsers cache. It says what was
 * noted of the picture when it came, where its other forms are made too.
 */
export function newName({ details }: Pick<PictureFacts, 'details'>): string {
  const random = randomBytes(12).toString('hex');
  const { tint, width } = details;
  return typeof tint === 'string' && typeof width === 'number' && width >= leastForms
    ? `${random}-${tint}-${width}.webp`
    : `${random}.webp`;
}

export function targetOf(targets: readonly PictureTarget[], intake: IntakeName): PictureTarget {
  const target = targets.find(({ intakes }) => intakes.includes(intake));
  if (target === undefined) throw new Error(`nothing shows pictures of ${intake}`);
  return target;
}

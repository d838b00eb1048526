import type { Platform } from '../../platform/context.ts';
import type { Executor, TransactionExecutor } from '../../platform/db/database.ts';
import type { IntakeName } from './intakes.ts';

/** A picture, apart from its files. */
export interface PictureFacts {
  id: string;
  intake: IntakeName;
  /** Whose it is; null: an admin's, an import's, or of somebody who has left. */
  ownerId: string | null;
  subjectId: string | null;
  details: Record<string, unknown>;
  sha256s: readonly Buffer[];
}
export type PictureMachines = Pick<Platform, 'facts' | 'jobs' | 'config'>;

/** A picture as the rows of whoever shows it tell of it. */
export interface StoredPicture {
  ownerId: string | null;
  subjectId: string | null;
  details: Record<string, unknown>;
  /** Where its files lie, as `place` orders them. */
  keys: string[];
  /** Of the file as it was sent, where that is still known. */
  sentSha256: Buffer | null;
  /** Where it stands in the order in which they are looked through. */
  place: string;
}
export interface StoredPage {
  /** The place to begin at, with what stands there; null: the first. */
  from: string | null;
  limit: number;
}

/** What shows the pictures of an intake. The domain that does gives one; main ties it to this domain. */
export interface PictureTarget {
  readonly intakes: readonly IntakeName[];
  /** Where the drawn files go, a new place each time; the largest first. */
  place(picture: PictureFacts): string[];
  /** Shows it. `isLater`: a person or a list has let it pass, its owner sent it before. False: nothing is there to show it. */
  show(
    transaction: TransactionExecutor,
    platform: PictureMachines,
    picture: PictureFacts,
    keys: readonly string[],
    isLater: boolean,
  ): Promise<boolean>;
  /**
   * Takes it out of everybody's sight and has its public files deleted. Answers details to keep until it is shown again; null:
   * nothing shows it.
   */
  hide(
    transaction: TransactionExecutor,
    platform: PictureMachines,
    picture: PictureFacts,
    keys: readonly string[],
  ): Promise<Record<string, unknown> | null>;
  /** Pictures of an intake that are stored, by their place. Their rows are held as long as the transaction lasts. */
  stored(db: Executor, intake: IntakeName, page: StoredPage): Promise<StoredPicture[]>;
}

export function targetOf(targets: readonly PictureTarget[], intake: IntakeName): PictureTarget {
  const target = targets.find(({ intakes }) => intakes.includes(intake));
  if (target === undefined) throw new Error(`nothing shows pictures of ${intake}`);
  return target;
}

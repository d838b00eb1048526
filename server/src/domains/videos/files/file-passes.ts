import type { Config } from '../../../platform/config.ts';
import type { Platform } from '../../../platform/context.ts';
import { createSigner } from '../../../platform/http/signed-values.ts';
import type { PublishStatus } from '../video-rules.ts';
import { type FileAudience, fileAudiences, ownerOfFile } from './file-rules.ts';

/** Who is given addresses of files that are not for everybody. */
export type FileHolder = 'owner' | 'admin';

const hour = 3_600_000;
const letters: Readonly<Record<FileHolder, string>> = { owner: 'o', admin: 'a' };

/**
 * Passes to the files under one id, as a part of their address: a playlist names what belongs to it beside itself, so the
 * pass holds for all of it. It tells no viewer, and what the files' audience is counts when they are asked for.
 */
export function createFilePasses(config: Pick<Config, 'secret'>) {
  const signer = createSigner(config.secret, 'files');
  return {
    /** For an hour at least, two at most: the same for everything asked within an hour, so that a player is not begun again. */
    issue(id: string, holder: FileHolder, now = Date.now()): string {
      const end = (Math.floor(now / hour) + 2) * hour;
      return signer.sign(`${id}.${letters[holder]}${(end / hour).toString(36)}`).slice(id.length + 1);
    },
    /** Whether a pass opens the files under an id that are for this audience. */
    opens(pass: string, id: string, audience: FileAudience, now = Date.now()): boolean {
      const value = signer.verify(`${id}.${pass}`)?.slice(id.length + 1);
      if (value === undefined || Number.parseInt(value.slice(1), 36) * hour <= now) return false;
      // Of whom it is given nothing tells whether they may see this: the session does.
      if (audience === 'guardians') return false;
      return audience !== 'admins' || value.startsWith(letters.admin);
    },
  };
}

/** The address of a file by its key. */
export type FileAddress = (key: string) => string;

/**
 * Addresses of the files of a video in this state, for whoever may see it: the plain ones where they are everybody's, else
 * such as open for about an hour.
 */
export function fileAddresses(
  { config, objectBase }: Pick<Platform, 'config' | 'objectBase'>,
  status: PublishStatus,
  holder: FileHolder,
): FileAddress {
  const plain: FileAddress = (key) => objectBase + key;
  if (fileAudiences[status] === 'everybody') return plain;
  const passes = createFilePasses(config);
  return (key) => {
    const owner = ownerOfFile(key);
    if (owner === null || owner === 'open') return plain(key);
    return `/media/signed/${passes.issue(owner.id, holder)}/${key.slice('media/'.length)}`;
  };
}

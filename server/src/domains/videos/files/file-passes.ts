import type { Config } from '../../../platform/config.ts';
import type { Platform } from '../../../platform/context.ts';
import { createSigner } from '../../../platform/http/signed-values.ts';
import type { PublishStatus } from '../video-rules.ts';
import { type FileAudience, fileAudiences, ownerOfFile } from './file-rules.ts';

/** Who is given addresses of files that are not public. */
export type FileHolder = 'owner' | 'admin';

const hour = 3_600_000;
const letters: Readonly<Record<FileHolder, string>> = { owner: 'o', admin: 'a' };

/**
 * Passes to the files under one id, as part of their address: a playlist names its files relative to itself,
 * so the pass is valid for all of them. It reveals no viewer, and the files' audience is checked when they
 * are requested.
 */
export function createFilePasses(config: Pick<Config, 'secret'>) {
  const signer = createSigner(config.secret, 'files');
  return {
    /**
     * For at least an hour, at most two: the same for everything requested within an hour, so that a player
     * does not start over.
     */
    issue(id: string, holder: FileHolder, now = Date.now()): string {
      const end = (Math.floor(now / hour) + 2) * hour;
      return signer.sign(`${id}.${letters[holder]}${(end / hour).toString(36)}`).slice(id.length + 1);
    },
    /** Whether a pass opens the files under an id for this audience. */
    opens(pass: string, id: string, audience: FileAudience, now = Date.now()): boolean {
      const value = signer.verify(`${id}.${pass}`)?.slice(id.length + 1);
      if (value === undefined || Number.parseInt(value.slice(1), 36) * hour <= now) return false;
      // Nothing in it says whether its holder may see this: the session does.
      if (audience === 'guardians') return false;
      return audience !== 'admins' || value.startsWith(letters.admin);
    },
  };
}

/** The address of a file, given its key. */
export type FileAddress = (key: string) => string;

/**
 * Addresses of a video's files in this state, for somebody who may see it: plain ones if they are public,
 * else ones that work for about an hour.
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

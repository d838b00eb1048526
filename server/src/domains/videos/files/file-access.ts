import type { FastifyRequest } from 'fastify';
import type { Platform, Viewer } from '../../../platform/context.ts';
import type { Listener } from '../../../platform/db/notifications.ts';
import type { ObjectAccess } from '../../../platform/http/objects.ts';
import type { PlaceGroup } from '../../../platform/places/place-group.ts';
import { coverPicture, hasChildSafety, isUncovered } from '../../accounts/index.ts';
import { rulesOfFiles } from '../places/place-queries.ts';
import { placeRulesTopic } from '../places/place-rule-queries.ts';
import { FileAudiences } from './file-audiences.ts';
import { createFilePasses } from './file-passes.ts';
import { ownsFiles } from './file-queries.ts';
import { foldersOf, ownerOfFile } from './file-rules.ts';

/**
 * Topic of the notice that the audience of the files under some ids may have changed, `{ids, withheld}`. The
 * database itself sends it with each change of a video.
 */
export const filesTopic = 'videos.files';

export interface FileAccessOptions {
  platform: Pick<Platform, 'db' | 'log' | 'config'>;
  listener: Listener | null;
  viewerOf(request: FastifyRequest): Viewer | Promise<Viewer>;
  /** What is barred where a request comes from. */
  placeOf(request: FastifyRequest): Promise<PlaceGroup>;
  /** Removes what is cached under a prefix. */
  drop(prefix: string): void;
}

/** Decides for every file under `media/` who is sent it. */
export function createFileAccess({
  platform,
  listener,
  viewerOf,
  placeOf,
  drop,
}: FileAccessOptions): ObjectAccess {
  const audiences = new FileAudiences(platform);
  const passes = createFilePasses(platform.config);
  const isShownAt = async ({ ids }: PlaceGroup, ownerId: string): Promise<boolean> => {
    if (ids.length === 0) return true;
    const rules = await rulesOfFiles(platform.db, ownerId);
    return !ids.some((id) => rules.includes(id));
  };
  listener?.on(filesTopic, ({ ids, withheld }) => {
    const named = ids as string[];
    audiences.forget(named);
    if (withheld === true) for (const id of named) for (const folder of foldersOf(id)) drop(folder);
  });
  listener?.on(placeRulesTopic, () => audiences.forgetAll());
  listener?.onLost(() => audiences.doubtAll());
  listener?.onReconnect(() => audiences.forgetAll());
  return {
    isOpen(key) {
      const owner = ownerOfFile(key);
      if (owner === 'open' || owner === null) return owner === 'open';
      const audience = audiences.of(owner.id);
      return typeof audience === 'string'
        ? audience === 'everybody'
        : audience.then((found) => found === 'everybody');
    },
    async maySee(request, key, pass) {
      const owner = ownerOfFile(key);
      if (owner === 'open') return true;
      if (owner !== null && pass !== null) {
        if (passes.opens(pass, owner.id, await audiences.of(owner.id))) return true;
      }
      const { role, userId } = await viewerOf(request);
      const audience = owner === null ? 'admins' : await audiences.of(owner.id);
      if (owner !== null && audience === 'places')
        return role === 'admin' || isShownAt(await placeOf(request), owner.id);
      if (userId === null) return role === 'admin';
      if (audience === 'guardians') {
        if (role !== 'admin' || !(await hasChildSafety(platform.db, userId))) return false;
        return owner !== null && (await isUncovered(platform.db, userId, owner.id)) ? true : 'covered';
      }
      if (role === 'admin') return true;
      if (owner === null || audience !== 'owner') return false;
      return owner.id === userId || ownsFiles(platform.db, owner.id, userId);
    },
    cover: coverPicture,
  };
}

import type { FastifyRequest } from 'fastify';
import type { Platform, Viewer } from '../../../platform/context.ts';
import type { Listener } from '../../../platform/db/notifications.ts';
import type { ObjectAccess } from '../../../platform/http/objects.ts';
import { coverPicture, hasChildSafety, isUncovered } from '../../accounts/index.ts';
import { FileAudiences } from './file-audiences.ts';
import { createFilePasses } from './file-passes.ts';
import { ownsFiles } from './file-queries.ts';
import { foldersOf, ownerOfFile } from './file-rules.ts';

/**
 * Topic of the notice that the audience of the files under some ids may have changed, `{ids, withheld}`. The
 * database itself sends it with each change of a video.
 */
export const filesTopic = 'videos.files';

/** Decides for every file under `media/` who is sent it. `drop` removes what is cached under a prefix. */
export function createFileAccess(
  platform: Pick<Platform, 'db' | 'log' | 'config'>,
  listener: Listener | null,
  viewerOf: (request: FastifyRequest) => Viewer | Promise<Viewer>,
  drop: (prefix: string) => void,
): ObjectAccess {
  const audiences = new FileAudiences(platform);
  const passes = createFilePasses(platform.config);
  listener?.on(filesTopic, ({ ids, withheld }) => {
    const named = ids as string[];
    audiences.forget(named);
    if (withheld === true) for (const id of named) for (const folder of foldersOf(id)) drop(folder);
  });
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
      if (userId === null) return role === 'admin';
      const audience = owner === null ? 'admins' : await audiences.of(owner.id);
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

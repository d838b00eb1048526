import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { presentUsername } from '../../accounts/index.ts';
import { findProfileByName } from '../profile-queries.ts';
import { profileView } from '../profile-view.ts';

export const getPublicProfile = implement(
  'getPublicProfile',
  async ({ username }, { db, objectBase, viewer }) => {
    const name = username.trim();
    let row = await findProfileByName(db, name, viewer.userId);
    if (row === null) {
      const present = await presentUsername(db, name);
      if (present !== null) row = await findProfileByName(db, present, viewer.userId);
    }
    if (row === null) throw new AppError('notFound', 'profile not found');
    return profileView(row, objectBase);
  },
);

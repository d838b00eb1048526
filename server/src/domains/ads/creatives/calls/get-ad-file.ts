import { AppError } from '../../../../kit/app-error.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { findAsset } from '../assets/asset-queries.ts';
import { fileView } from '../creative-view.ts';

export const getAdFile = implement('get_ad_file', async ({ p_path }, { db }) => {
  const file = await findAsset(db, p_path);
  if (file === null || file.state === 'gone') throw new AppError('notFound', 'There is no such file.');
  return fileView(file);
});

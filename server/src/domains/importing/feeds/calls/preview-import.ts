import { implement } from '../../../../platform/calls/implement.ts';
import { outlooksOf } from '../outlook.ts';

export const previewImport = implement('preview_import', async ({ p_source_url, p_videos }, context) => {
  const outlooks = await outlooksOf(context, p_source_url, p_videos);
  return p_videos.map(({ original_source_url, title }, order) => ({
    original_source_url,
    title,
    ...outlooks[order]!,
  }));
});

import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { heldProfile } from '../../accounts/index.ts';
import { readMemberText } from '../../texts/index.ts';
import { writeAbout } from '../about-queries.ts';
import { readProfileLinks } from '../about-rules.ts';

export const updateProfile = implement('update_profile', async ({ p_bio, p_links }, context) => {
  const read = (text: string) =>
    readMemberText(context, { field: 'p_bio', what: 'The bio', text, longest: limits.bioLength }).text;
  const about = await writeAbout(context.db, context.memberId, {
    ...(p_bio === undefined ? {} : { bio: p_bio?.trim() ? read(p_bio) : null }),
    ...(p_links === undefined ? {} : { links: readProfileLinks(p_links) }),
  });
  if (about === null) throw new AppError('conflict', heldProfile, { field: 'p_bio' });
  return about;
});

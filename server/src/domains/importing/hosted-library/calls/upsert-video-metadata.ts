import type { Input, Output } from '#contract/calls.ts';
import { badInput } from '../../../../kit/app-error.ts';
import { actorOf } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import type { CallContext, MemberContext } from '../../../../platform/context.ts';
import { editVideo, moderatedVideo, requireSeen } from '../../../videos/index.ts';
import { importHostedVideo } from '../import-hosted-video.ts';

type Metadata = Input<'upsert-video-metadata'>;
type Written = Output<'upsert-video-metadata'>;

async function importOne(input: Metadata, context: MemberContext): Promise<Written> {
  const imported = await importHostedVideo(input, context);
  const message = imported.already_imported
    ? 'It is here already.'
    : `It was imported as ${imported.publish_status}.`;
  return { success: true, message, ...imported };
}

async function editOne(id: string, edit: Metadata, context: CallContext): Promise<Written> {
  await requireSeen(context, id);
  const changed = await context.db.transaction((transaction) =>
    editVideo(transaction, context, actorOf(context.viewer), id, edit),
  );
  const video = JSON.parse((await moderatedVideo(context.db, context.objectBase, id)) ?? 'null');
  const message =
    changed.length === 0 ? 'Nothing changed.' : `Saved: ${changed.join(', ').replaceAll('_', ' ')}.`;
  const { slug, status, publish_status } = video;
  return {
    success: true,
    message,
    id,
    slug,
    status,
    publish_status,
    already_imported: false,
    changed,
    video,
  };
}

/** An item with an id is edited; an item from a library is imported. */
export const upsertVideoMetadata = implement('upsert-video-metadata', async (input, context) => {
  if (input.id !== undefined) return editOne(input.id, input, context);
  if (input.bunny_video_id == null && input.bunny_library_id == null)
    throw badInput('id', 'Video ID is required.');
  return importOne(input, context);
});
/** Clients know it by both names. */
export const apiUpsertVideoMetadata = implement('api/upsert-video-metadata', upsertVideoMetadata.run);

import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { CallError, call } from '#contract/client.ts';
import type { OwnVideo } from '#contract/studio.ts';
import type { Upload } from '#contract/uploads.ts';
import { EditForm } from '../features/studio/edit-form.tsx';
import { PublishForm } from '../features/upload/publish-form.tsx';
import { ReplaceFile } from '../features/upload/replace-file.tsx';
import { ThumbnailChoice } from '../features/upload/thumbnail-choice.tsx';
import * as memberPaths from '../member-paths.ts';
import { PerformerRecords } from '../parts/performer-records.tsx';
import { usePageState } from '../state/page-state.tsx';
import { ConfirmDetails } from '../ui/confirm-details.tsx';
import { FormNote } from '../ui/form-note.tsx';

/** States that an uploader can move a video out of. */
const movable: readonly string[] = ['draft', 'scheduled', 'review', 'published', 'expired'];

/** Everything that can be done with the member's own video. */
export function StudioEdit(props: {
  own: OwnVideo;
  categories: readonly { id: string; name: string }[];
  isReviewed: boolean;
  upload: Upload | null;
}) {
  const { own, categories, isReviewed, upload } = props;
  const { video } = own;
  const { gated } = usePageState();
  const { revalidate } = useRevalidator();
  const isMovable = movable.includes(video.publish_status);
  const isFilmed = own.contains_actual_humans;
  // Once they are on record, the uploader may submit the video.
  const waitsForRecords = isFilmed && video.publish_status === 'pending';
  return (
    <>
      <section aria-labelledby="edit-texts">
        <h2 id="edit-texts">Details</h2>
        <EditForm own={own} categories={categories} />
      </section>
      {isFilmed && (
        <section aria-labelledby="edit-performers">
          <h2 id="edit-performers">Performers</h2>
          <PerformerRecords videoId={video.video_id} />
        </section>
      )}
      {(isMovable || waitsForRecords) && (
        <section aria-labelledby="edit-publishing">
          <h2 id="edit-publishing">Publishing</h2>
          <PublishForm
            videoId={video.video_id}
            status={video.publish_status}
            publishAt={video.publish_at}
            licenceEndsAt={video.licence_ends_at}
            isReviewed={isReviewed || waitsForRecords}
            onDone={revalidate}
          />
        </section>
      )}
      {!gated && (
        <section aria-labelledby="edit-thumbnail">
          <h2 id="edit-thumbnail">Thumbnail</h2>
          <ThumbnailChoice
            videoId={video.video_id}
            stills={own.stills}
            chosen={own.chosen_still}
            refresh={revalidate}
          />
        </section>
      )}
      {isMovable && video.video_source === 'upload' && (
        <section aria-labelledby="edit-file">
          <h2 id="edit-file">File</h2>
          <ReplaceFile
            videoId={video.video_id}
            upload={upload}
            progress={video.has_new_file ? video.progress : null}
            refusal={own.file_refusal}
            isReviewed={isReviewed}
          />
        </section>
      )}
      <DeleteVideo videoId={video.video_id} />
    </>
  );
}

/** Deletes the member's own video; open even to members who may no longer upload. */
export function DeleteVideo({ videoId }: { videoId: string }) {
  const navigate = useNavigate();
  const [wrong, setWrong] = useState<string | null>(null);
  const remove = async () => {
    try {
      await call('delete_own_video', { p_video_id: videoId });
      await navigate(memberPaths.studio());
    } catch (error) {
      setWrong(error instanceof CallError ? error.message : 'Failed to process request.');
    }
  };
  return (
    <section aria-labelledby="edit-delete">
      <h2 id="edit-delete">Delete</h2>
      <ConfirmDetails act="Delete this video" question="The video and its files are deleted for good.">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void remove();
          }}
        >
          <button type="submit" className="btn sm flat danger">
            Delete for good
          </button>
        </form>
      </ConfirmDetails>
      <FormNote wrong={wrong} />
    </section>
  );
}

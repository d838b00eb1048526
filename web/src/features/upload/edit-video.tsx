import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { CallError, call } from '#contract/client.ts';
import type { OwnEpisode, SuggestedEpisode } from '#contract/episode-proposals.ts';
import type { OwnVideo } from '#contract/studio.ts';
import type { Upload } from '#contract/uploads.ts';
import { bytesWords } from '../../lib/bytes-words.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as memberPaths from '../../member-paths.ts';
import { Group } from '../../parts/form-groups.tsx';
import { PerformerRecords } from '../../parts/performer-records.tsx';
import { VideoCaptions } from '../../parts/video-captions.tsx';
import { VideoMoments } from '../../parts/video-moments.tsx';
import { VideoSkips } from '../../parts/video-skips.tsx';
import * as texts from '../../texts/upload.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { EditForm } from './edit-form.tsx';
import { ReplaceFile } from './replace-file.tsx';
import type { CategoryChoice } from './video-groups.tsx';

/** States that an uploader can move a video out of. */
const movable: readonly string[] = ['draft', 'scheduled', 'review', 'published', 'expired'];

/** Everything that can be done with the member's own video. */
export function EditVideo(props: {
  owner: string;
  own: OwnVideo;
  episode: OwnEpisode;
  /** What its title says of an episode. */
  offered?: SuggestedEpisode | null;
  categories: readonly CategoryChoice[];
  isReviewed: boolean;
  upload: Upload | null;
  /** Before the age gate no picture of a video is in a page. */
  showsPictures: boolean;
}) {
  const { owner, own, episode, categories, isReviewed, upload, showsPictures } = props;
  const { video, contains_actual_humans: isFilmed } = own;
  const isMovable = movable.includes(video.publish_status);
  return (
    <div className="edit-video">
      <EditForm
        owner={owner}
        own={own}
        episode={episode}
        offered={props.offered ?? null}
        categories={categories}
        isReviewed={isReviewed}
        isMovable={isMovable}
        showsPictures={showsPictures}
      />
      <div className="groups">
        <Group heading={texts.subtitles} level={2}>
          <VideoCaptions videoId={video.video_id} />
        </Group>
        <VideoSkips videoId={video.video_id} level={2} />
        <VideoMoments videoId={video.video_id} level={2} />
        {isFilmed && (
          <Group heading={texts.performersGroup} level={2}>
            <PerformerRecords videoId={video.video_id} />
            {/* Once they are on record, the uploader may submit the video. */}
            {video.publish_status === 'pending' && <SendOn own={own} />}
          </Group>
        )}
        {isMovable && video.video_source === 'upload' && (
          <Group heading={texts.fileGroup} level={2}>
            <ReplaceFile
              videoId={video.video_id}
              upload={upload}
              progress={video.has_new_file ? video.progress : null}
              refusal={own.file_refusal}
              isReviewed={isReviewed}
            />
            {own.stored_bytes !== null && own.stored_bytes > 0 && (
              <p className="group-lead">
                {fillIn(texts.takesInStorage, { size: bytesWords(own.stored_bytes) })}
              </p>
            )}
          </Group>
        )}
        <DeleteVideo videoId={video.video_id} />
      </div>
    </div>
  );
}

/** Sends a filmed video on, as it was planned. */
function SendOn({ own: { video } }: { own: OwnVideo }) {
  const { revalidate } = useRevalidator();
  const [wrong, setWrong] = useState<string | null>(null);
  const isPlanned = video.publish_at !== null && Date.parse(video.publish_at) > Date.now();
  const send = async () => {
    setWrong(null);
    try {
      await call('publish_own_video', {
        p_video_id: video.video_id,
        p_publish: isPlanned ? 'schedule' : 'publish',
        p_publish_at: isPlanned ? video.publish_at : null,
      });
      await revalidate();
    } catch (error) {
      setWrong(error instanceof CallError ? error.message : texts.failedRequest);
    }
  };
  return (
    <div className="send-on">
      <p className="group-lead">{texts.sendOnLead}</p>
      <FormNote wrong={wrong} />
      <button type="button" className="btn sm flat" onClick={() => void send()}>
        {texts.actSendOn}
      </button>
    </div>
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
      setWrong(error instanceof CallError ? error.message : texts.failedRequest);
    }
  };
  return (
    <div className="danger-zone">
      <Group heading={texts.dangerGroup} level={2}>
        <p className="group-lead">{texts.deleteLead}</p>
        <ConfirmDetails act={texts.deleteThis} question={texts.deleteQuestion}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void remove();
            }}
          >
            <button type="submit" className="btn sm flat danger">
              {texts.deleteForGood}
            </button>
          </form>
        </ConfirmDetails>
        <FormNote wrong={wrong} />
      </Group>
    </div>
  );
}

import { useState } from 'react';
import { CallError, call } from '#contract/client.ts';
import { formatDuration } from '../../lib/format.ts';
import { waitsWords } from '../../parts/upload-picture.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { FrameChoice } from './frame-choice.tsx';

/** The picture that stands for a video: one of its moments, or the uploader's own. */
export function ThumbnailChoice(props: {
  videoId: string;
  stills: readonly { time: number; url: string }[];
  /** Place among the moments; null: a picture of the uploader's own. */
  chosen: number | null;
  refresh(): Promise<void>;
}) {
  const { videoId, stills, chosen, refresh } = props;
  const [wrong, setWrong] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);

  /** `work` returns whether the picture waits for somebody to look at it. */
  async function act(work: () => Promise<boolean>) {
    setWrong(null);
    setWaiting(false);
    try {
      setWaiting(await work());
      await refresh();
    } catch (error) {
      setWrong(error instanceof CallError ? error.message : 'Failed to process request.');
    }
  }

  async function send(file: Blob): Promise<boolean> {
    const response = await fetch(`/storage/v1/object/thumbnails/${videoId}/${Date.now()}.img`, {
      method: 'POST',
      body: formOf(file),
    });
    const { message, held } = (await response.json().catch(() => ({}))) as {
      message?: string;
      held?: boolean;
    };
    if (response.ok) return held === true;
    throw new CallError(response.status, '', message ?? 'Failed to process request.');
  }

  return (
    <div className="upload-thumbnails">
      <fieldset>
        <legend>A moment of the video</legend>
        <div className="upload-stills">
          {stills.map(({ time, url }, index) => (
            <label key={url}>
              <input
                type="radio"
                name={`still-${videoId}`}
                checked={chosen === index}
                onChange={() =>
                  void act(async () => {
                    const own = { p_video_id: videoId, p_still: index };
                    return (await call('set_own_thumbnail', own)).is_held;
                  })
                }
              />
              <img src={url} alt={`At ${formatDuration(time)}`} width={160} height={90} loading="lazy" />
            </label>
          ))}
        </div>
      </fieldset>
      <FrameChoice
        videoId={videoId}
        onTaken={async (picture) => {
          setWaiting(await send(picture));
          await refresh();
        }}
      />
      <label className="upload-text">
        A picture of your own
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void act(() => send(file));
          }}
        />
      </label>
      <FormNote wrong={wrong} done={isWaiting ? waitsWords : null} />
    </div>
  );
}

function formOf(file: Blob): FormData {
  const form = new FormData();
  form.append('', file);
  return form;
}

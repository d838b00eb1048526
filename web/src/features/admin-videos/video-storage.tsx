import { useEffect, useState } from 'react';
import type { Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import { bytesWords } from '../../lib/bytes-words.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { useAct } from '../../parts/use-act.ts';
import * as frameTexts from '../../texts/admin-frame.ts';
import * as texts from '../../texts/admin-storage.ts';
import { StatusMessage } from '../../ui/status-message.tsx';

const partNames: Readonly<Record<string, string>> = {
  source: texts.source,
  pictures: texts.pictures,
  previews: texts.previews,
  captions: texts.captions,
};

/** What a video takes in storage, and each of its qualities. */
export function VideoStorage({ videoId }: { videoId: string }) {
  const [stored, setStored] = useState<Output<'get_video_storage'> | null>(null);
  const [fault, setFault] = useState(false);
  useEffect(() => {
    let isOpen = true;
    call('get_video_storage', { p_video_id: videoId }).then(
      (found) => isOpen && setStored(found),
      () => isOpen && setFault(true),
    );
    return () => {
      isOpen = false;
    };
  }, [videoId]);
  if (fault) return <p className="none">{texts.storageNotRead}</p>;
  if (stored === null) return null;
  if (stored.parts.length === 0) return <p className="none">{texts.nothingStored}</p>;
  return (
    <>
      <details className="video-storage">
        <summary>{fillIn(texts.takesInStorage, { size: bytesWords(stored.bytes) })}</summary>
        <dl>
          {stored.parts.map(({ name, bytes }) => (
            <div key={name}>
              <dt>{partNames[name] ?? name}</dt>
              <dd>{bytesWords(bytes)}</dd>
            </div>
          ))}
        </dl>
      </details>
      {stored.takes_av1 && <AskForAv1 videoId={videoId} />}
    </>
  );
}

/** Asks for the AV1 version of a video that has none, whatever the setting says. */
function AskForAv1({ videoId }: { videoId: string }) {
  const act = useAct();
  const ask = () =>
    act.run(texts.av1NotAskedFor, async () => {
      const { state } = await call('make_second_generation', { p_video_id: videoId });
      return state === 'ready' ? frameTexts.av1IsBack : frameTexts.av1IsQueued;
    });
  return (
    <div>
      <StatusMessage status={act.status} of={act.of} />
      {act.status?.kind !== 'success' && (
        <button
          type="button"
          className="linklike"
          aria-disabled={act.isBusy}
          onClick={() => {
            if (!act.isBusy) void ask();
          }}
        >
          {texts.makeAv1Version}
        </button>
      )}
    </div>
  );
}

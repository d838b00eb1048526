import { useCallback, useEffect, useState } from 'react';
import { call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { EncodingNote } from '../../parts/encoding-note.tsx';
import { Group } from '../../parts/form-groups.tsx';
import { PerformerRecords } from '../../parts/performer-records.tsx';
import { useAct } from '../../parts/use-act.ts';
import { VideoCaptions } from '../../parts/video-captions.tsx';
import { VideoMoments } from '../../parts/video-moments.tsx';
import { VideoSkips } from '../../parts/video-skips.tsx';
import * as pageTexts from '../../texts/admin-videos.ts';
import * as subtitleTexts from '../../texts/subtitles.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DetailsForm, type EditedVideo } from './details-form.tsx';
import { PreviewPlayer } from './preview-player.tsx';
import { ThumbnailForms } from './thumbnail-forms.tsx';
import { VideoHolds } from './video-holds.tsx';
import { VideoStorage } from './video-storage.tsx';

const panelId = 'edit-video-panel';
const tabs = [
  { id: 'data', label: pageTexts.videoDataPreview, href: '#data' },
  { id: 'thumbnails', label: pageTexts.thumbnails, href: '#thumbnails' },
];
/** A filmed video has one more tab. */
const filmedTabs = [...tabs, { id: 'performers', label: pageTexts.performers, href: '#performers' }];

/** A video in tabs: its texts beside a preview, its picture, and, if it was filmed, its performers. */
export function EditDialog(props: {
  videoId: string;
  categories: readonly { id: string; name: string }[];
  onClose(): void;
}) {
  const { videoId, categories, onClose } = props;
  const [tab, setTab] = useState('data');
  const [edited, setEdited] = useState<EditedVideo | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [saves, setSaves] = useState(0);
  const act = useAct();
  const read = useCallback(async () => {
    try {
      const [found] = await call('get_moderated_video', { p_video_id: videoId });
      setEdited(found ?? null);
      setFault(found ? null : pageTexts.videoNotFound);
    } catch (error) {
      setFault(error instanceof Error ? error.message : pageTexts.failedToLoadVideoData);
    }
  }, [videoId]);
  useEffect(() => void read(), [read]);
  return (
    <Dialog title={pageTexts.editVideo} className="edit-video" onClose={onClose}>
      {() => (
        <>
          <Tabs
            label={pageTexts.editVideo}
            tabs={edited?.video.depicts_live_action ? filmedTabs : tabs}
            selected={tab}
            panelId={panelId}
            onSelect={setTab}
          />
          <StatusMessage status={act.status} of={act.of} />
          <VideoHolds videoId={videoId} />
          <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tab}`}>
            {fault !== null ? (
              <p className="form-note wrong" role="alert">
                {fillIn(pageTexts.errorFault, { fault })}
              </p>
            ) : edited === null ? (
              <p className="none">{pageTexts.loading}</p>
            ) : (
              <>
                {/* It keeps what was typed while another tab is shown. */}
                <div hidden={tab !== 'data'}>
                  <DetailsForm
                    key={saves}
                    edited={edited}
                    categories={categories}
                    isBusy={act.isBusy}
                    run={act.run}
                    onSaved={() => void read().then(() => setSaves((count) => count + 1))}
                    preview={
                      tab === 'data' && (
                        <>
                          <PreviewPlayer videoId={videoId} />
                          <EncodingNote encoding={edited.encoding} className="form-terms" />
                        </>
                      )
                    }
                  >
                    <Group heading={subtitleTexts.subtitles} level={3}>
                      <VideoCaptions videoId={videoId} />
                    </Group>
                    <VideoSkips videoId={videoId} level={3} />
                    <VideoMoments videoId={videoId} level={3} />
                    <VideoStorage videoId={videoId} />
                  </DetailsForm>
                </div>
                {tab === 'performers' && <PerformerRecords videoId={videoId} />}
                {tab === 'thumbnails' && (
                  <ThumbnailForms
                    edited={edited}
                    isBusy={act.isBusy}
                    run={act.run}
                    onSaved={() => void read()}
                  />
                )}
              </>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

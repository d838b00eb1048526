import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#contract/client.ts';
import type { OwnEpisode, SuggestedEpisode } from '#contract/episode-proposals.ts';
import type { OwnVideo } from '#contract/studio.ts';
import { AskBeforeLeaving } from '../../parts/ask-before-leaving.tsx';
import { Group } from '../../parts/form-groups.tsx';
import * as texts from '../../texts/upload.ts';
import { PublishBox } from './publish-box.tsx';
import { formOfVideo, readLicence, readMoment, readTexts } from './read-form.ts';
import { type FormValues, saysSame, textOf } from './remembered-form.ts';
import { readSeries } from './series-form.ts';
import { SeriesGroup } from './series-group.tsx';
import { VideoThumbnail } from './thumbnail-choice.tsx';
import { useHeldPress } from './use-held-press.ts';
import { useRecalled, useVideoForm } from './use-video-form.ts';
import { AboutGroup, type CategoryChoice, LanguageGroup, PublishingGroup } from './video-groups.tsx';
import './groups.css';

const describing = ['title', 'description', 'category', 'tags', 'audio', 'subtitles', 'format', 'release'];

export interface EditFormProps {
  owner: string;
  own: OwnVideo;
  episode: OwnEpisode;
  /** What its title says of an episode. */
  offered?: SuggestedEpisode | null;
  categories: readonly CategoryChoice[];
  isReviewed: boolean;
  /** Whether it may be published, scheduled or taken back now. */
  isMovable: boolean;
  /** Before the age gate no picture of a video is in a page. */
  showsPictures: boolean;
}

/** What describes the member's own video, and who sees it: the groups of an upload, with one button. */
export function EditForm(props: EditFormProps) {
  const { recalled, version, discard } = useRecalled(props.owner, `video:${props.own.video.video_id}`);
  return <OwnForm key={version} {...props} recalled={recalled} discard={discard} />;
}

function OwnForm(props: EditFormProps & { recalled: FormValues | null; discard(): void }) {
  const { own, episode, categories, isReviewed, isMovable, showsPictures, recalled, discard } = props;
  const { video } = own;
  const { revalidate } = useRevalidator();
  const [initial] = useState(() => recalled ?? formOfVideo(own, episode));
  const [saved, setSaved] = useState(() => formOfVideo(own, episode));
  const [done, setDone] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isPictureBusy, setPictureBusy] = useState(false);
  const form = useVideoForm({
    owner: props.owner,
    formKey: `video:${video.video_id}`,
    initial,
    isDeclared: true,
    onEdit: () => {
      setDone(null);
      held.takeBack();
    },
  });
  const held = useHeldPress(isPictureBusy ? texts.waitsForPicture : null, () => void save());

  const movesIn = (values: FormValues): boolean => {
    const names = ['publish', 'licence_ends'];
    if (textOf(values, 'publish') === 'schedule') names.push('publish_at');
    return isMovable && !saysSame(values, saved, names);
  };
  const saysSeries = (values: FormValues): boolean =>
    episode.episode === null && JSON.stringify(readSeries(values)) !== JSON.stringify(readSeries(saved));
  const isDirty =
    !saysSame(form.values, saved, describing) || movesIn(form.values) || saysSeries(form.values);

  // It was published, scheduled or taken back meanwhile: the choice follows.
  const state = `${video.publish_status} ${video.publish_at} ${video.licence_ends_at}`;
  const [publishing, setPublishing] = useState({ state, initial });
  if (publishing.state !== state) setPublishing({ state, initial: formOfVideo(own, episode) });
  const { read } = form;
  const drawn = useRef(publishing);
  useEffect(() => {
    if (drawn.current === publishing) return;
    drawn.current = publishing;
    const { publish, publish_at, licence_ends } = read();
    setSaved((one) => ({
      ...one,
      publish: publish ?? [],
      publish_at: publish_at ?? [],
      licence_ends: licence_ends ?? [],
    }));
  }, [publishing, read]);

  async function save() {
    if (isSaving) return;
    const values = form.read();
    setSaving(true);
    setDone(null);
    form.clear();
    try {
      const category = textOf(values, 'category');
      const { changed } = await call('update_own_video', {
        p_video_id: video.video_id,
        ...readTexts(values),
        ...(category === (own.category_id ?? '') ? {} : { p_category_id: category || null }),
        p_release_status: (textOf(values, 'release') || null) as OwnVideo['release_status'],
      });
      const isSaid = saysSeries(values);
      if (isSaid) await call('say_episode', { p_video_id: video.video_id, p_series: readSeries(values) });
      const isMoved = movesIn(values);
      if (isMoved)
        await call('publish_own_video', {
          p_video_id: video.video_id,
          ...readMoment(values),
          // Unchanged, it is not sent: an end in the past would be refused.
          ...(saysSame(values, saved, ['licence_ends']) ? {} : { p_licence_ends_at: readLicence(values) }),
        });
      form.forget();
      setSaved(values);
      setDone(changed.length === 0 && !isMoved && !isSaid ? texts.nothingToSave : texts.saved);
      await revalidate();
    } catch (error) {
      form.refuse(error);
    } finally {
      setSaving(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && form.isWhole()) held.press();
  };
  const group = { ...form.group, level: 2 } as const;
  const isReviewedNow = isReviewed && video.publish_status !== 'published';

  return (
    <form className="form details-form" onSubmit={submit} {...form.bind}>
      <div className="groups">
        <AboutGroup {...group} categories={categories} />
        {showsPictures && (
          <Group heading={texts.thumbnailGroup} level={2}>
            <VideoThumbnail
              videoId={video.video_id}
              url={video.thumbnail_url}
              stills={own.stills}
              chosen={own.chosen_still}
              refresh={revalidate}
              onBusy={setPictureBusy}
            />
          </Group>
        )}
        <LanguageGroup {...group} hasAiring />
        <SeriesGroup {...group} offered={props.offered} own={episode} />
        {isMovable && (
          <PublishingGroup
            {...group}
            key={publishing.state}
            initial={publishing.initial}
            isReviewed={isReviewedNow}
          />
        )}
      </div>
      <AskBeforeLeaving isUnsaved={() => isDirty && done === null} />
      <PublishBox
        heading={texts.saveBox}
        level={2}
        missing={form.missing}
        whole={isDirty || done !== null ? null : texts.allSaved}
        isTried={form.isTried}
        lead={form.lead}
        next={null}
        act={texts.actSave}
        isQuiet={!isDirty}
        isBusy={isSaving}
        held={held.words}
        wrong={form.wrongWhole}
        done={done}
      >
        {isDirty && done === null && <Unsaved wasRecalled={recalled !== null} discard={discard} />}
      </PublishBox>
    </form>
  );
}

/** That something typed is not saved yet; what a reload brought back can be discarded. */
function Unsaved(props: { wasRecalled: boolean; discard(): void }): ReactNode {
  return (
    <p className="publish-next">
      {props.wasRecalled ? texts.restored : texts.unsaved}{' '}
      <button type="button" className="linklike" onClick={props.discard}>
        {texts.discard}
      </button>
    </p>
  );
}

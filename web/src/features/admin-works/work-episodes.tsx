import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#contract/client.ts';
import type { ManagedEpisode, ManagedVersion, ManagedWork } from '#contract/managed-works.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { languageName } from '../../lib/named-codes.ts';
import { cutWords, episodeName } from '../../page/work-words.ts';
import { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/admin-works.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { EpisodeForm, VersionForm } from './episode-forms.tsx';

type Opened = { kind: 'new' } | { kind: 'edit' | 'video'; id: string };

const factsOf = (version: ManagedVersion): string =>
  [
    version.audio_language && languageName(version.audio_language),
    cutWords[version.cut],
    version.release_group,
    version.publish_status === 'published' ? null : texts.notPublished,
  ]
    .filter(Boolean)
    .join(' · ');

/** The episodes of a work with the videos that are versions of them. */
export function WorkEpisodes({ work }: { work: ManagedWork }) {
  const act = useAct();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const episode =
    opened !== null && 'id' in opened ? work.episodes.find(({ id }) => id === opened.id) : undefined;
  const remove = (one: ManagedEpisode) =>
    act.run(texts.failedToSave, async () => {
      await call('delete_episode', { p_episode_id: one.id });
      return fillIn(texts.episodeDeleted, { episode: episodeName(one) });
    });
  const takeOut = (one: ManagedEpisode, videoId: string) =>
    act.run(texts.failedToSave, async () => {
      await call('remove_episode_version', { p_video_id: videoId });
      return fillIn(texts.videoRemoved, { episode: episodeName(one) });
    });
  const button = (word: string, name: string, press: () => void) => (
    <button
      type="button"
      className="linklike needs-script"
      aria-label={fillIn(texts.actOnName, { act: word, name })}
      disabled={act.isBusy}
      onClick={press}
    >
      {word}
    </button>
  );
  return (
    <AdminSection title={texts.episodes}>
      <div className="table-tools needs-script">
        <button type="button" className="btn sm flat" onClick={() => setOpened({ kind: 'new' })}>
          {texts.addEpisode}
        </button>
      </div>
      <StatusMessage status={act.status} of={act.of} />
      {work.episodes.length === 0 ? (
        <p className="none">{texts.noEpisodes}</p>
      ) : (
        <ol className="work-rows">
          {work.episodes.map((one) => {
            const name = episodeName(one);
            return (
              <li key={one.id}>
                <span>
                  <b>
                    {name}
                    {one.title && `: ${one.title}`}
                  </b>
                  <small>
                    {[one.native_title, one.aired_on && formatDate(one.aired_on)].filter(Boolean).join(' · ')}
                  </small>
                </span>
                {button(texts.edit, name, () => setOpened({ kind: 'edit', id: one.id }))}
                {button(texts.addVideo, name, () => setOpened({ kind: 'video', id: one.id }))}
                <ConfirmDetails act={texts.deleteWords} question={texts.whatDeletingDoes} withCancel>
                  <button
                    type="button"
                    className="btn sm flat"
                    aria-label={fillIn(texts.actOnName, { act: texts.yesDelete, name })}
                    disabled={act.isBusy}
                    onClick={() => void remove(one)}
                  >
                    {texts.yesDelete}
                  </button>
                </ConfirmDetails>
                <ul className="work-videos">
                  {one.versions.length === 0 && <li className="none">{texts.noVideo}</li>}
                  {one.versions.map((version) => (
                    <li key={version.video_id}>
                      <Link to={adminPaths.moderatedVideo(version.video_id)}>{version.title}</Link>
                      <span>{factsOf(version)}</span>
                      {button(texts.takeOut, version.title, () => void takeOut(one, version.video_id))}
                    </li>
                  ))}
                </ul>
              </li>
            );
          })}
        </ol>
      )}
      {opened !== null && (opened.kind === 'new' || episode !== undefined) && (
        <Dialog
          title={
            episode === undefined
              ? texts.addEpisode
              : fillIn(opened.kind === 'edit' ? texts.editEpisode : texts.addVideoTo, {
                  episode: episodeName(episode),
                })
          }
          onClose={close}
        >
          {(shut) => (
            <>
              <DialogStatus act={act} />
              {opened.kind === 'video' && episode !== undefined ? (
                <VersionForm episode={episode} act={act} onDone={shut} />
              ) : (
                <EpisodeForm work={work} episode={episode ?? null} act={act} onDone={shut} />
              )}
            </>
          )}
        </Dialog>
      )}
    </AdminSection>
  );
}

import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Input } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import type { EpisodeProposal, ProposalGroup } from '#contract/episode-proposals.ts';
import { limits } from '#contract/limits.ts';
import type { EpisodeCut, EpisodeKind, WorkKind } from '#contract/work-words.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { languageName } from '../../lib/named-codes.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import type { useAct } from '../../parts/use-act.ts';
import { WorkField } from '../../parts/work-field.tsx';
import * as texts from '../../texts/admin-works.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select } from '../../ui/choices.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { findAnyWork } from './find-any-work.ts';
import { cutChoices, kindChoices } from './work-choices.ts';

const originWords = {
  title: texts.readFromTitle,
  uploader: texts.saidByUploader,
  source: texts.saidOfSource,
} as const;

type Acting = ReturnType<typeof useAct>;
const countOf = (count: number): string =>
  count === 1 ? texts.oneVideo : fillIn(texts.manyVideos, { count });
const workHints = {
  empty: texts.workHintEmpty,
  chosen: texts.workHintChosen,
  typed: texts.workHintTyped,
} as const;

/** All that waits for one work: looked over, corrected where it stands, and accepted or dismissed at once. */
export function ProposedWork({ group, act }: { group: ProposalGroup; act: Acting }) {
  const { work, proposals } = group;
  const [left, setLeft] = useState<readonly string[]>([]);
  const taken = proposals.filter(({ id }) => !left.includes(id));
  const title = work?.title ?? group.title;
  const accept = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string): string => String(data.get(name) ?? '').trim();
    await act.run(texts.failedToSave, async () => {
      const made = await call('accept_episode_proposals', {
        p_work_id: text('work_id') || null,
        p_title: text('title') || null,
        p_kind: (text('work_kind') || group.kind) as WorkKind,
        p_proposals: taken.map((one) => readRow(one, text)),
      });
      return fillIn(texts.proposalsAccepted, { videos: countOf(taken.length), title: made.title });
    });
  };
  const dismiss = () =>
    act.run(texts.failedToSave, async () => {
      const { dismissed } = await call('dismiss_episode_proposals', {
        p_proposal_ids: taken.map(({ id }) => id),
      });
      return fillIn(texts.proposalsDismissed, { videos: countOf(dismissed), title });
    });
  return (
    <AdminSection
      title={title}
      lead={
        <>
          {countOf(group.count)}
          {work === null ? (
            ` · ${texts.workIsNew}`
          ) : (
            <>
              {' · '}
              <Link to={adminPaths.work(work.id)}>{texts.workIsThere}</Link>
            </>
          )}
        </>
      }
    >
      <FormOfAct act={act} className="form proposed-work" onSubmit={(event) => void accept(event)}>
        <div className="two work-two">
          <WorkField
            label={texts.work}
            name="work_id"
            titleName="title"
            initial={{ id: work?.id ?? null, title }}
            isRequired
            find={findAnyWork}
            hint={(state) => workHints[state]}
          />
          {work === null && (
            <Select label={texts.kind} name="work_kind" defaultValue={group.kind} options={kindChoices} />
          )}
        </div>
        <ul className="proposed-videos">
          {proposals.map((one) => (
            <ProposedVideo
              key={one.id}
              proposal={one}
              isTaken={!left.includes(one.id)}
              onTake={(isTaken) => setLeft(isTaken ? left.filter((id) => id !== one.id) : [...left, one.id])}
            />
          ))}
        </ul>
        {group.count > proposals.length && (
          <p className="none">{fillIn(texts.moreWait, { count: group.count - proposals.length })}</p>
        )}
        <div className="ends">
          <ConfirmDetails act={texts.dismiss} question={texts.whatDismissingDoes} withCancel>
            <button
              type="button"
              className="btn sm flat"
              disabled={act.isBusy || taken.length === 0}
              onClick={() => void dismiss()}
            >
              {fillIn(texts.dismissCount, { videos: countOf(taken.length) })}
            </button>
          </ConfirmDetails>
          <button type="submit" className="btn sm pri" disabled={act.isBusy || taken.length === 0}>
            {fillIn(texts.acceptCount, { videos: countOf(taken.length) })}
          </button>
        </div>
      </FormOfAct>
    </AdminSection>
  );
}

type Row = Input<'accept_episode_proposals'>['p_proposals'][number];

const readRow = (one: EpisodeProposal, text: (name: string) => string): Row => ({
  id: one.id,
  kind: text(`kind-${one.id}`) as EpisodeKind,
  number: Number(text(`number-${one.id}`).replace(',', '.')),
  title: one.episode_title,
  cut: text(`cut-${one.id}`) as EpisodeCut,
  release_group: text(`group-${one.id}`) || null,
});

/** One video with what it is proposed to be. */
function ProposedVideo(props: {
  proposal: EpisodeProposal;
  isTaken: boolean;
  onTake(isTaken: boolean): void;
}) {
  const { proposal, isTaken, onTake } = props;
  const { id, title } = proposal;
  const named = (word: string): string => fillIn(texts.actOnName, { act: word, name: title });
  return (
    <li data-left={isTaken ? undefined : ''}>
      <input
        type="checkbox"
        checked={isTaken}
        aria-label={named(texts.take)}
        onChange={({ target }) => onTake(target.checked)}
      />
      <span className="work-cell">
        <Link to={adminPaths.moderatedVideo(proposal.video_id)}>{title}</Link>
        <small>
          {[
            originWords[proposal.origin],
            proposal.audio_language && languageName(proposal.audio_language),
            proposal.episode_title && `“${proposal.episode_title}”`,
            proposal.publish_status === 'published' ? null : texts.notPublished,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <select
        className="field"
        name={`kind-${id}`}
        aria-label={named(texts.kind)}
        defaultValue={proposal.kind}
        disabled={!isTaken}
      >
        <option value="regular">{texts.regular}</option>
        <option value="special">{texts.special}</option>
      </select>
      <input
        className="field proposed-number"
        name={`number-${id}`}
        type="number"
        min={0}
        max={99_999}
        step={0.01}
        required
        aria-label={named(texts.number)}
        defaultValue={proposal.number ?? ''}
        disabled={!isTaken}
      />
      <select
        className="field"
        name={`cut-${id}`}
        aria-label={named(texts.cut)}
        defaultValue={proposal.cut}
        disabled={!isTaken}
      >
        {cutChoices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <input
        className="field"
        name={`group-${id}`}
        placeholder={texts.releaseGroup}
        aria-label={named(texts.releaseGroup)}
        maxLength={limits.releaseGroupLength}
        defaultValue={proposal.release_group ?? ''}
        disabled={!isTaken}
      />
    </li>
  );
}

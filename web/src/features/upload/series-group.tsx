import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#contract/client.ts';
import type { OwnEpisode, SuggestedEpisode } from '#contract/episode-proposals.ts';
import { limits } from '#contract/limits.ts';
import { episodeCuts, workKinds } from '#contract/work-words.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import { cutWords, episodeName, kindWords } from '../../page/work-words.ts';
import { Group, Spot } from '../../parts/form-groups.tsx';
import { type FindWorks, WorkField } from '../../parts/work-field.tsx';
import * as texts from '../../texts/upload.ts';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import * as workPaths from '../../work-paths.ts';
import { textOf } from './remembered-form.ts';
import { formOfSeries } from './series-form.ts';
import type { GroupProps } from './video-groups.tsx';

const findPublished: FindWorks = (typed) => call('find_works', { p_search: typed });
const hints = {
  empty: texts.seriesHintEmpty,
  chosen: texts.seriesHintChosen,
  typed: texts.seriesHintTyped,
} as const;

interface SeriesProps extends GroupProps {
  /** Of a new file: what it says of a series that is here fills the form. */
  name?: string | undefined;
  /** What the title of a video says, which is offered. */
  offered?: SuggestedEpisode | null | undefined;
  own?: OwnEpisode | undefined;
}

/** Which episode of which series a video is; an admin looks at it. */
export function SeriesGroup(props: SeriesProps) {
  const { level, own } = props;
  return (
    <Group heading={texts.seriesGroup} level={level}>
      {own?.episode != null ? (
        <p className="group-lead">
          {fillIn(texts.isEpisodeOf, { episode: episodeName(own.episode), series: own.episode.title })}{' '}
          {own.episode.slug !== null && (
            <Link to={workPaths.series(own.episode.slug)}>{texts.showSeries}</Link>
          )}
        </p>
      ) : (
        <SeriesFields {...props} />
      )}
    </Group>
  );
}

function SeriesFields(props: SeriesProps) {
  const { initial, values, wrongOf, name, offered, own } = props;
  const isUntold = textOf(initial, 'series_title') === '';
  const read = useSuggested(isUntold ? name : undefined);
  const suggested = isUntold && tellsEpisode(offered) ? offered : read;
  const [taken, setTaken] = useState<SuggestedEpisode | null>(null);
  // What is here already fills the form by itself; a new series only when it is pressed.
  if (taken === null && read?.work != null && textOf(values, 'series_title') === '') setTaken(read);
  const start =
    taken === null
      ? initial
      : formOfSeries({ ...taken, work_id: taken.work?.id ?? null, work_title: taken.title });
  const isNew = textOf(values, 'series_title').trim() !== '' && textOf(values, 'series_id') === '';
  const state = own?.said?.state;
  return (
    <>
      <p className="group-lead">
        {state === 'open'
          ? texts.seriesWaits
          : state === 'dismissed'
            ? texts.seriesDismissed
            : texts.seriesLead}
      </p>
      {taken === null && suggested !== null && textOf(values, 'series_title') === '' && (
        <p>
          <button type="button" className="btn sm flat" onClick={() => setTaken(suggested)}>
            {fillIn(texts.useFileName, {
              series: suggested.title,
              episode: episodeName({ kind: suggested.kind, number: suggested.number ?? 1 }),
            })}
          </button>
        </p>
      )}
      <Taken key={taken === null ? 'typed' : 'taken'} isTaken={taken !== null}>
        <Spot name="series">
          <WorkField
            label={texts.series}
            name="series_id"
            titleName="series_title"
            initial={{ id: textOf(start, 'series_id') || null, title: textOf(start, 'series_title') }}
            error={wrongOf('series')}
            find={findPublished}
            hint={(one) => hints[one]}
          />
        </Spot>
        {isNew && (
          <Select
            label={texts.seriesWorkKind}
            name="series_work_kind"
            defaultValue={textOf(start, 'series_work_kind') || 'tv'}
            options={workKinds.map((kind) => [kind, kindWords[kind]] as const)}
          />
        )}
        <div className="two">
          <Select
            label={texts.seriesKind}
            name="series_kind"
            defaultValue={textOf(start, 'series_kind') || 'regular'}
            options={[
              ['regular', texts.seriesRegular],
              ['special', texts.seriesSpecial],
            ]}
          />
          <Spot name="series_number">
            <Field
              label={texts.seriesNumber}
              name="series_number"
              type="number"
              min={0}
              max={99_999}
              step={0.01}
              defaultValue={textOf(start, 'series_number')}
              error={wrongOf('series_number')}
              hint={texts.seriesNumberHint}
            />
          </Spot>
        </div>
        <div className="two">
          <Select
            label={texts.seriesCut}
            name="series_cut"
            defaultValue={textOf(start, 'series_cut') || 'uncut'}
            options={episodeCuts.map((cut) => [cut, cutWords[cut]] as const)}
          />
          <Field
            label={texts.seriesReleaseGroup}
            name="series_group"
            maxLength={limits.releaseGroupLength}
            defaultValue={textOf(start, 'series_group')}
            error={wrongOf('series_group')}
          />
        </div>
      </Taken>
    </>
  );
}

/** Fields that were filled in for the reader count as typed: the form hears of them. */
function Taken({ isTaken, children }: { isTaken: boolean; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (isTaken)
      place
        ?.querySelector('input[name="series_number"]')
        ?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [isTaken, place]);
  return (
    <div className="series-fields" ref={setPlace}>
      {children}
    </div>
  );
}

const tellsEpisode = (said: SuggestedEpisode | null | undefined): said is SuggestedEpisode =>
  said != null && said.title !== '' && said.number !== null;

/** What the name of a file says, where it says an episode. */
function useSuggested(name: string | undefined): SuggestedEpisode | null {
  const [found, setFound] = useState<SuggestedEpisode | null>(null);
  useEffect(() => {
    if (name === undefined || name === '') return;
    let isCurrent = true;
    call('suggest_episode', { p_name: name.slice(-500) }).then(
      (said) => isCurrent && tellsEpisode(said) && setFound(said),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return found;
}

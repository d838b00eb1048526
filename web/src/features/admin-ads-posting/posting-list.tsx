import { useState } from 'react';
import type { AdPosting } from '#contract/ad-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import type { AdFacts } from '../../page/ad-facts.ts';
import { lookOfAct } from '../../parts/ad-acts.ts';
import { ChosenActs } from '../../parts/chosen-acts.tsx';
import * as texts from '../../texts/admin-ads-selling.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { daysWords, hoursWords, runWords, stateOf } from './posting-words.ts';

/** A page of postings, of which several can be switched or deleted at once. */
export function PostingList(props: {
  postings: readonly AdPosting[];
  now: number;
  facts: AdFacts;
  isBusy: boolean;
  onEdit(posting: AdPosting): void;
  onSetActive(postings: readonly AdPosting[], isActive: boolean): void;
  onDelete(postings: readonly AdPosting[]): void;
}) {
  const { postings, now, facts, isBusy, onEdit, onSetActive, onDelete } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = postings.filter(({ id }) => chosen.has(id));
  return (
    <>
      {postings.length > 0 && (
        <ChosenActs
          name="postings"
          {...{ picked, isBusy }}
          acts={[
            [texts.activateSelected, (some) => onSetActive(some, true)],
            [texts.pauseSelected, (some) => onSetActive(some, false)],
            [texts.deleteSelected, onDelete],
          ]}
        />
      )}
      <DataTable
        label={texts.postings}
        rows={postings}
        keyOf={({ id }) => id}
        selection={{
          chosen,
          nameOf: ({ creative_title, placement_name }) =>
            fillIn(texts.creativeInPlacement, {
              creativeTitle: creative_title,
              placementName: placement_name,
            }),
          onChange: setChosen,
        }}
        columns={[
          {
            id: 'creative',
            name: texts.creative,
            cell: ({ creative_title, campaign_name }) => (
              <span className="ad-name">
                <b>{creative_title}</b>
                <small>{campaign_name}</small>
              </span>
            ),
          },
          { id: 'placement', name: texts.placement, cell: ({ placement_name }) => placement_name },
          {
            id: 'run',
            name: texts.runs,
            cell: (posting) => (
              <span className="ad-name">
                {runWords(posting, facts.timeZone)}
                {(posting.days_of_week !== null || posting.hours_of_day !== null) && (
                  <small>{`${daysWords(posting.days_of_week)} · ${hoursWords(posting.hours_of_day)}`}</small>
                )}
              </span>
            ),
          },
          { id: 'priority', name: texts.priority, align: 'end', cell: ({ priority }) => priority },
          { id: 'state', name: texts.state, cell: (posting) => stateOf(posting, now).words },
          {
            id: 'acts',
            name: texts.actions,
            cell: (posting) => {
              const name = fillIn(texts.creativeInPlacement, {
                creativeTitle: posting.creative_title,
                placementName: posting.placement_name,
              });
              const button = (word: string, press: () => void) => (
                <button
                  type="button"
                  className={`linklike ${lookOfAct(word)}`}
                  aria-label={`${word}: ${name}`}
                  aria-disabled={isBusy}
                  onClick={() => {
                    if (!isBusy) press();
                  }}
                >
                  {word}
                </button>
              );
              return (
                <span className="row-acts needs-script">
                  {button(texts.edit, () => onEdit(posting))}
                  {posting.is_active
                    ? button(texts.pause, () => onSetActive([posting], false))
                    : button(texts.activate, () => onSetActive([posting], true))}
                  {button(texts.deleteWords, () => onDelete([posting]))}
                </span>
              );
            },
          },
        ]}
        empty={<EmptyState text={texts.noPostingsFound} />}
      />
    </>
  );
}

import { type FormEvent, useEffect, useState } from 'react';
import { fitsAny, measureWords, sizeWords } from '#contract/ad-fitting.ts';
import type { AdPosting, AdPostingWarning, PostableCreative } from '#contract/ad-shapes.ts';
import { call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import type { AdFacts } from '../../page/ad-facts.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import type { useAdAct } from '../../parts/use-ad-act.ts';
import * as texts from '../../texts/admin-ads-selling.ts';
import { ChosenSelect } from '../../ui/chosen-select.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';
import { PinnedEnds } from '../../ui/pinned-ends.tsx';
import { readTimes, TimesFields } from './times-fields.tsx';

export interface Choices {
  campaigns: readonly { id: string; name: string }[];
  placements: readonly { id: string; name: string; page_type: string; ad_sizes: readonly string[] }[];
}

/** The creatives of a campaign; null while they are on their way. */
function useCreatives(campaignId: string): readonly PostableCreative[] | null {
  const [found, setFound] = useState<{ of: string; creatives: readonly PostableCreative[] } | null>(null);
  useEffect(() => {
    if (campaignId === '') return;
    let isCurrent = true;
    call('get_postable_creatives', { p_campaign_id: campaignId }).then(
      (creatives) => isCurrent && setFound({ of: campaignId, creatives }),
      // The server says why when the form is sent.
      () => isCurrent && setFound({ of: campaignId, creatives: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [campaignId]);
  return found?.of === campaignId ? found.creatives : null;
}

/** Puts a creative into a placement, or changes when it stands there. What may go wrong is said before it is saved. */
export function PostingForm(props: {
  posting: AdPosting | null;
  choices: Choices;
  initial: { campaign: string | null; placement: string | null; creative: string | null };
  facts: AdFacts;
  act: ReturnType<typeof useAdAct>;
  onDone(): void;
}) {
  const { choices, initial, facts, act, onDone } = props;
  const [posting] = useState(props.posting);
  const [campaignId, setCampaign] = useState(posting?.campaign_id ?? initial.campaign ?? '');
  const [creativeId, setCreative] = useState(posting?.creative_id ?? initial.creative ?? '');
  const [placementId, setPlacement] = useState(posting?.placement_id ?? initial.placement ?? '');
  const [warnings, setWarnings] = useState<readonly AdPostingWarning[]>([]);
  const creatives = useCreatives(posting === null ? campaignId : '');
  const placement = choices.placements.find(({ id }) => id === placementId);
  const sizes = placement?.ad_sizes ?? null;
  const fitting = creatives?.filter((one) => sizes === null || fitsAny(one, sizes)) ?? [];
  const creative = creatives?.find(({ id }) => id === creativeId) ?? null;
  const isPlaceOff = (one: { ad_sizes: readonly string[] }) =>
    creative !== null && !fitsAny(creative, one.ad_sizes);
  const asked = () => setWarnings([]);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const times = readTimes(new FormData(event.currentTarget));
    const parts = { p_campaign_id: campaignId, p_creative_id: creativeId, p_placement_id: placementId };
    let isAsking = false;
    const done = await act.run(texts.error, async () => {
      if (warnings.length === 0) {
        const found = await call('check_ad_posting', { p_id: posting?.id ?? null, ...parts, ...times });
        if (found.length > 0) {
          isAsking = true;
          setWarnings(found);
          return null;
        }
      }
      if (posting === null) {
        const { creative_title, placement_name } = await call('create_ad_posting', { ...parts, ...times });
        return fillIn(texts.postedIn, {
          creativeTitle: creative_title,
          placementName: placement_name,
        });
      }
      await call('update_ad_posting', { p_id: posting.id, ...times });
      return texts.postingSaved;
    });
    if (done && !isAsking) onDone();
  };
  const isEmpty = campaignId !== '' && creatives !== null && fitting.length === 0;
  return (
    <FormOfAct act={act} className="form" onSubmit={(event) => void save(event)} onChange={asked}>
      {posting === null ? (
        <>
          <ChosenSelect
            isRequired
            label={texts.campaign}
            name="campaign_id"
            value={campaignId}
            options={[
              ['', texts.chooseACampaign],
              ...choices.campaigns.map(({ id, name }) => [id, name] as const),
            ]}
            onChange={(value) => {
              setCampaign(value);
              setCreative('');
            }}
          />
          <ChosenSelect
            isRequired
            label={texts.placement}
            name="placement_id"
            value={placementId}
            options={[
              ['', texts.chooseAPlacement],
              ...choices.placements.map((one) => {
                const name = `${one.name} (${one.page_type}, ${one.ad_sizes.map(sizeWords).join(', ')})`;
                const isOff = isPlaceOff(one);
                return [one.id, isOff ? fillIn(texts.doesNotFitCreative, { name }) : name, isOff] as const;
              }),
            ]}
            hint={
              creative !== null && choices.placements.some(isPlaceOff)
                ? fillIn(texts.placementsOff, { title: creative.title, size: measureWords(creative) })
                : null
            }
            onChange={setPlacement}
          />
          <ChosenSelect
            isRequired
            label={texts.creative}
            name="creative_id"
            hint={campaignId === '' ? texts.creativesOfItsCampaign : null}
            value={creativeId}
            options={[
              ['', campaignId === '' ? texts.chooseACampaignFirst : texts.chooseACreative],
              ...(creatives ?? []).map((one) => {
                const name = `${one.title} (${measureWords(one)})`;
                const isOff = !fitting.includes(one);
                return [one.id, isOff ? fillIn(texts.doesNotFitPlacement, { name }) : name, isOff] as const;
              }),
            ]}
            onChange={setCreative}
          />
          {isEmpty && (
            <p className="form-note" role="status">
              {creatives?.length === 0
                ? texts.noCreativesYet
                : fillIn(texts.noCreativeFits, {
                    placement: placement?.name ?? '',
                    sizes: (sizes ?? []).map(sizeWords).join(', '),
                  })}
            </p>
          )}
        </>
      ) : (
        <p>
          {fillIn(texts.creativeOfCampaignIn, {
            creativeTitle: posting.creative_title,
            campaignName: posting.campaign_name,
            placementName: posting.placement_name,
          })}
        </p>
      )}
      <TimesFields posting={posting} facts={facts} />
      <PinnedEnds
        said={
          <>
            {warnings.length > 0 && (
              <div className="ad-warnings" role="alert">
                <p>{texts.notSavedYet}</p>
                <ul>
                  {warnings.map(({ kind, says }) => (
                    <li key={kind}>{says}</li>
                  ))}
                </ul>
              </div>
            )}
            <DialogStatus act={act} />
          </>
        }
      >
        <button type="submit" className="btn sm pri" disabled={act.isBusy || isEmpty}>
          {warnings.length > 0
            ? texts.saveAnyway
            : posting === null
              ? texts.createPosting
              : texts.updatePosting}
        </button>
      </PinnedEnds>
    </FormOfAct>
  );
}

import { type FormEvent, useState } from 'react';
import { isWindowType } from '#contract/ad-page.ts';
import type { AdCreative } from '#contract/ad-shapes.ts';
import { type AdType, adTypes } from '#contract/ad-words.ts';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import type { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';
import { Select } from '../../ui/choices.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';
import { Field } from '../../ui/field.tsx';
import { PinnedEnds } from '../../ui/pinned-ends.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { AssetDrop, dropHandlers, useAssetUpload } from './asset-drop.tsx';
import { typeWords } from './creative-words.ts';
import { draftFault, nextKey, partsOf, takesVariants } from './draft.ts';
import { PlacementFit } from './placement-fit.tsx';
import { SlidesEditor } from './slides-editor.tsx';
import { useDraft } from './use-draft.ts';
import { VariantsEditor } from './variants-editor.tsx';
import { ZonesEditor } from './zones-editor.tsx';

/** A creative, new or existing. A file can be dropped anywhere on it. */
export function CreativeForm(props: {
  creative: AdCreative | null;
  campaigns: readonly { id: string; name: string }[];
  /** Of a new one; null: the first of the list. */
  campaignId?: string | null;
  act: ReturnType<typeof useAct>;
  onDone(): void;
}) {
  const { campaigns, act, onDone } = props;
  // As it was when the form was opened.
  const [creative] = useState(props.creative);
  const [draft, change] = useDraft(creative);
  const { type, isFrame } = draft;
  const upload = useAssetUpload((file) =>
    change((now) => ({
      files: { ...now.files, [file.path]: file },
      ...(now.type === 'carousel'
        ? { slides: [...now.slides, { key: nextKey(), path: file.path, title: '' }].slice(0, 10) }
        : { path: file.path }),
    })),
  );
  const path = type === 'carousel' ? (draft.slides[0]?.path ?? null) : draft.path;
  const file = path === null ? null : (draft.files[path] ?? null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const side = (name: string) => (isFrame && text(name) ? Math.round(Number(text(name))) : null);
    const failure = creative === null ? texts.failedToCreateCreative : texts.failedToUpdateCreative;
    const done = await act.run(failure, async () => {
      const fault = draftFault(draft);
      if (fault !== null) throw Object.assign(new Error(fault), { status: 0 });
      const written = {
        p_campaign_id: text('campaign'),
        p_title: text('title'),
        p_description: text('description') || null,
        p_click_url: text('click_url') || null,
        p_ad_type: type,
        p_frame_url: isFrame ? text('frame_url') : null,
        p_width: side('width'),
        p_height: side('height'),
        p_performance_tags: [
          ...new Set(
            text('tags')
              .split(',')
              .map((tag) => tag.trim())
              .filter(Boolean),
          ),
        ],
        p_auto_winner: form.get('auto_winner') === 'on',
        ...partsOf(draft),
      };
      const saved =
        creative === null
          ? await call('create_creative_with_asset', {
              ...written,
              p_status: text('status') === 'pending' ? 'pending' : 'review',
            })
          : await call('update_creative_with_asset', { p_id: creative.id, ...written });
      const isBack = creative?.status === 'active' && saved.status === 'review';
      const words = fillIn(isBack ? texts.titleWasSavedAndGoesBack : texts.titleWasSaved, {
        title: saved.title,
      });
      if (creative !== null) return words;
      const posting = adminPaths.adPostings({ campaign: saved.campaign_id, creative: saved.id });
      return { kind: 'success', text: words, next: { to: posting, words: texts.postIt } };
    });
    if (done) onDone();
  };
  return (
    <FormOfAct
      act={act}
      className="form creative-form"
      onSubmit={(event) => void save(event)}
      {...dropHandlers(([dropped]) => void upload.send(dropped))}
    >
      <Field
        label={texts.title}
        name="title"
        required
        defaultValue={creative?.title ?? ''}
        maxLength={limits.adTitleLength}
      />
      <Select
        label={texts.campaign}
        name="campaign"
        parameter="p_campaign_id"
        defaultValue={creative?.campaign_id ?? props.campaignId ?? campaigns[0]?.id ?? ''}
        options={campaigns.map(({ id, name }) => [id, name] as const)}
      />
      <div className="form-select">
        <label htmlFor="creative-type">{texts.type}</label>
        <select
          id="creative-type"
          value={type}
          onChange={({ target }) => change(() => ({ type: target.value as AdType, isFrame: false }))}
        >
          {adTypes.map((one) => (
            <option key={one} value={one}>
              {typeWords[one]}
            </option>
          ))}
        </select>
      </div>
      {type === 'interactive' && (
        <label className="form-switch">
          <span>
            {texts.networkFrame}
            <small>{texts.networkFrameHint}</small>
          </span>
          <input
            type="checkbox"
            checked={isFrame}
            onChange={({ target }) => change(() => ({ isFrame: target.checked }))}
          />
        </label>
      )}
      {isFrame ? (
        <>
          <Field
            label={texts.frameAddress}
            name="frame_url"
            type="url"
            required
            placeholder="https://"
            defaultValue={creative?.frame_url ?? ''}
          />
          <div className="two">
            {(['width', 'height'] as const).map((name) => (
              <Field
                key={name}
                label={name === 'width' ? texts.width : texts.height}
                name={name}
                type="number"
                required
                min={1}
                max={4000}
                defaultValue={String(creative?.[name] ?? '')}
              />
            ))}
          </div>
        </>
      ) : (
        type !== 'carousel' && (
          <AssetDrop
            label={isWindowType(type) ? texts.fileOptional : texts.file}
            file={draft.path === null ? null : (draft.files[draft.path] ?? null)}
            upload={upload}
          />
        )
      )}
      {!isFrame && (isWindowType(type) || file?.width != null) && (
        <PlacementFit
          creative={{ ad_type: type, width: file?.width ?? null, height: file?.height ?? null }}
        />
      )}
      {type === 'carousel' && <SlidesEditor draft={draft} change={change} />}
      {type === 'interactive' && !isFrame && <ZonesEditor draft={draft} change={change} />}
      <Field
        label={texts.clickAddress}
        name="click_url"
        inputMode="url"
        required={isWindowType(type)}
        placeholder="https://"
        defaultValue={creative?.click_url ?? ''}
        hint={texts.clickAddressHint}
      />
      <TextArea
        label={texts.description}
        name="description"
        rows={2}
        maxLength={limits.adTextLength}
        defaultValue={creative?.description ?? ''}
      />
      {takesVariants(draft) && (
        <VariantsEditor draft={draft} change={change} isAutomatic={creative?.auto_winner ?? false} />
      )}
      <Field
        label={texts.performanceTags}
        name="tags"
        defaultValue={creative?.performance_tags.join(', ') ?? ''}
        hint={texts.forYourOwnListsSeparated}
      />
      {creative === null && (
        <Select
          label={texts.status}
          name="status"
          defaultValue="review"
          options={[
            ['review', texts.sendToReview],
            ['pending', texts.leaveItPending],
          ]}
        />
      )}
      <PinnedEnds said={<DialogStatus act={act} />}>
        <button type="submit" className="btn sm pri" disabled={act.isBusy}>
          {creative === null ? texts.createCreative : texts.save}
        </button>
      </PinnedEnds>
    </FormOfAct>
  );
}

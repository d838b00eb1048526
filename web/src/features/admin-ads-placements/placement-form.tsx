import { type FormEvent, useState } from 'react';
import { isWindowType } from '#contract/ad-page.ts';
import { hasPosition } from '#contract/ad-positions.ts';
import type { Placement } from '#contract/ad-shapes.ts';
import {
  type AdDevice,
  type AdPageType,
  adDevices,
  adPageTypes,
  type PlacementPosition,
  placementPositions,
  placementSizes,
} from '#contract/ad-words.ts';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import type { useAdAct } from '../../parts/use-ad-act.ts';
import * as texts from '../../texts/admin-ads.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Select } from '../../ui/choices.tsx';
import { ChosenSelect } from '../../ui/chosen-select.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';
import { Field } from '../../ui/field.tsx';
import { PinnedEnds } from '../../ui/pinned-ends.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { PlacementPreview, sizeOf, type TypedSize } from './placement-preview.tsx';

export interface PlacedCategory {
  slug: string;
  name: string;
}
const known: readonly string[] = placementSizes;
const words = (size: string) =>
  ({ custom: texts.custom, popup: texts.popup, popunder: texts.popunder })[size] ?? size.replace('x', ' × ');

function startingSize(dimensions: string): TypedSize {
  if (known.includes(dimensions)) return { dimensions, width: '', height: '' };
  const [width = '', height = ''] = dimensions.split('x');
  return { dimensions: 'custom', width, height };
}

/** Where ads stand: name, position, page type and sizes, with a preview as large as it will be. */
export function PlacementForm(props: {
  placement: Placement | null;
  siteCategories: readonly PlacedCategory[];
  act: ReturnType<typeof useAdAct>;
  onCancel(): void;
  onDone(): void;
}) {
  const { siteCategories, act, onCancel, onDone } = props;
  const [placement] = useState(props.placement);
  const [position, setPosition] = useState<PlacementPosition>(placement?.location ?? texts.header);
  const [pageType, setPageType] = useState<AdPageType>(placement?.page_type ?? texts.allPages);
  const [size, setSize] = useState(() => startingSize(placement?.dimensions ?? '728x90'));
  const opensWindows = position === 'Popup/Modal';
  const offered = [...placementSizes.filter((one) => isWindowType(one) === opensWindows)];
  const isMissing = size.dimensions === 'custom' && (size.width.trim() === '' || size.height.trim() === '');

  const move = (next: PlacementPosition) => {
    setPosition(next);
    if ((next === 'Popup/Modal') !== isWindowType(size.dimensions))
      setSize({ ...size, dimensions: next === 'Popup/Modal' ? 'popup' : '728x90' });
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const others = form.getAll('ad_sizes').map(String);
    const typed = {
      p_name: text('name'),
      p_location: position,
      p_dimensions: sizeOf(size),
      p_page_type: pageType,
      p_description: text('description') || null,
      p_targeting: {
        deviceTypes: form.getAll('devices').map(String) as AdDevice[],
        categories: form.getAll('categories').map(String),
      },
      p_ad_sizes: others.filter((one) => one !== sizeOf(size)),
    };
    const done = await act.run(texts.error, async () => {
      const saved =
        placement === null
          ? await call('create_placement', {
              ...typed,
              p_status: text('status') === 'paused' ? 'paused' : 'active',
            })
          : await call('update_placement', { p_id: placement.id, ...typed });
      return placement === null
        ? fillIn(texts.nameWasCreated, { name: saved.name })
        : fillIn(texts.nameWasSaved, { name: saved.name });
    });
    if (done) onDone();
  };
  return (
    <FormOfAct act={act} className="form" onSubmit={(event) => void save(event)}>
      <Field
        label={texts.name}
        name="name"
        defaultValue={placement?.name ?? ''}
        maxLength={limits.adNameLength}
        required
      />
      <div className="two">
        <ChosenSelect
          label={texts.pageType}
          value={pageType}
          options={adPageTypes.map((one) => [one, one] as const)}
          onChange={(value) => setPageType(value as AdPageType)}
        />
        <ChosenSelect
          label={texts.position}
          value={position}
          options={placementPositions.map((one) => [one, one] as const)}
          onChange={(value) => move(value as PlacementPosition)}
        />
      </div>
      {!hasPosition(pageType, position) && (
        <p className="form-note" role="status">
          {fillIn(texts.noRoomHere, { position, pageType })}
        </p>
      )}
      <ChosenSelect
        label={texts.dimensions}
        value={size.dimensions}
        options={[...offered, ...(opensWindows ? [] : ['custom'])].map((one) => [one, words(one)] as const)}
        onChange={(dimensions) => setSize({ ...size, dimensions })}
      />
      {size.dimensions === 'custom' && (
        <div className="two">
          {(['width', 'height'] as const).map((name) => (
            <Field
              key={name}
              label={name === 'width' ? texts.customWidth : texts.customHeight}
              type="number"
              min={1}
              max={4000}
              step={1}
              required
              value={size[name]}
              onChange={({ target }) => setSize({ ...size, [name]: target.value })}
            />
          ))}
        </div>
      )}
      <PlacementPreview size={size} />
      <CheckList
        legend={texts.otherSizesThatFit}
        name="ad_sizes"
        options={[...new Set([...offered, ...(placement?.ad_sizes.slice(1) ?? [])])]
          .filter((one) => one !== size.dimensions && isWindowType(one) === opensWindows)
          .map((one) => [one, words(one)] as const)}
        chosen={placement?.ad_sizes.slice(1) ?? []}
      />
      {placement === null && (
        <Select
          label={texts.initialStatus}
          name="status"
          defaultValue="active"
          options={[
            ['active', texts.active],
            ['paused', texts.paused],
          ]}
        />
      )}
      <CheckList
        legend={texts.devices}
        name="devices"
        hint={texts.noneMeansAll}
        options={adDevices.map((one) => [one, one] as const)}
        chosen={placement?.targeting.deviceTypes ?? []}
      />
      {siteCategories.length > 0 && (
        <CheckList
          legend={texts.onlyOnPagesOfThese}
          name="categories"
          options={siteCategories.map(({ slug, name }) => [slug, name] as const)}
          chosen={placement?.targeting.categories ?? []}
        />
      )}
      <TextArea
        label={texts.description}
        name="description"
        rows={2}
        maxLength={limits.adTextLength}
        defaultValue={placement?.description ?? ''}
      />
      <PinnedEnds said={<DialogStatus act={act} />}>
        <button type="button" className="btn sm flat" onClick={onCancel}>
          {texts.cancel}
        </button>
        <button type="submit" className="btn sm pri" disabled={act.isBusy || isMissing}>
          {placement === null ? texts.createPlacement : texts.updatePlacement}
        </button>
      </PinnedEnds>
    </FormOfAct>
  );
}

import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';
import { Switch } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { AssetDrop, useAssetUpload } from './asset-drop.tsx';
import { type Draft, type DraftVariant, nextKey, nextVariantId } from './draft.ts';
import type { DraftChange } from './use-draft.ts';

const most = 10;

/** Other files and titles, of which the better one is found by showing all of them. */
export function VariantsEditor(props: { draft: Draft; change: DraftChange; isAutomatic: boolean }) {
  const { draft, change, isAutomatic } = props;
  const { variants } = draft;
  const add = () =>
    change((now) => {
      const path = now.path ?? '';
      const one = (made: readonly DraftVariant[]): DraftVariant => ({
        ...{ key: nextKey(), id: nextVariantId(made), path, title: '', weight: 1 },
      });
      // One alone is no test.
      const first = now.variants.length === 0 ? [one([])] : now.variants;
      return { variants: [...first, one(first)] };
    });
  return (
    <fieldset className="creative-parts">
      <legend>{texts.aBTest}</legend>
      <p className="said">{texts.howATestWorks}</p>
      <ol>
        {variants.map((variant) => (
          <VariantRow key={variant.key} {...{ variant, draft, change }} />
        ))}
      </ol>
      {variants.length < most && (
        <button type="button" className="btn sm flat" disabled={draft.path === null} onClick={add}>
          {texts.addAVariant}
        </button>
      )}
      {variants.length > 0 && (
        <Switch
          label={texts.letTheWinnerTakeOver}
          hint={texts.onlyTheWinnerIsShown}
          name="auto_winner"
          defaultChecked={isAutomatic}
        />
      )}
    </fieldset>
  );
}

function VariantRow(props: { variant: DraftVariant; draft: Draft; change: DraftChange }) {
  const { variant, draft, change } = props;
  const { key, id, path, title, weight } = variant;
  const write = (next: Partial<DraftVariant>) =>
    change((now) => ({ variants: now.variants.map((one) => (one.key === key ? { ...one, ...next } : one)) }));
  const upload = useAssetUpload((file) =>
    change((now) => ({
      files: { ...now.files, [file.path]: file },
      variants: now.variants.map((one) => (one.key === key ? { ...one, path: file.path } : one)),
    })),
  );
  return (
    <li>
      <AssetDrop
        label={fillIn(texts.fileOfVariantId, { id })}
        file={draft.files[path] ?? null}
        upload={upload}
      />
      <div className="two">
        <Field
          label={fillIn(texts.titleOfVariantId, { id })}
          value={title}
          required
          maxLength={120}
          onChange={({ target }) => write({ title: target.value })}
        />
        <Field
          label={fillIn(texts.weightOfVariantId, { id })}
          type="number"
          min={0}
          max={1000}
          value={weight}
          onChange={({ target }) => write({ weight: Math.round(Number(target.value)) })}
        />
      </div>
      <button
        aria-label={fillIn(texts.removeVariant, { id })}
        type="button"
        className="linklike"
        onClick={() => change((now) => ({ variants: now.variants.filter((one) => one.key !== key) }))}
      >
        {texts.remove}
      </button>
    </li>
  );
}

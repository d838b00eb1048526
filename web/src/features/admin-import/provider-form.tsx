import { type FormEvent, useState } from 'react';
import { call } from '#contract/client.ts';
import type { ImportProvider } from '#contract/import-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import * as texts from '../../texts/admin-import.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
import type { SaidAct } from './use-said.ts';

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

/** Configures the chosen provider, or another one. */
export function ProviderForm(props: { provider: ImportProvider; act: SaidAct }) {
  const { act } = props;
  const [isNew, setNew] = useState(false);
  const provider = isNew ? null : props.provider;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name')).trim();
    act(async () => {
      const saved = await call('save_import_provider', {
        p_id: provider?.id ?? (idOf(name) || 'provider'),
        p_name: name,
        p_search_url: String(form.get('search-url')).trim(),
        p_categories_url: String(form.get('categories-url')).trim() || null,
      });
      return fillIn(texts.nameIsConfigured, { name: saved.name });
    });
  };
  return (
    <AdminSection
      title={provider === null ? texts.addAProvider : fillIn(texts.configureName, { name: provider.name })}
    >
      <FormOfAct act={act} className="form" onSubmit={save} key={provider?.id ?? 'new'}>
        <Field label={texts.name} name="name" maxLength={60} required defaultValue={provider?.name} />
        <Field
          label={texts.searchFeedAddress}
          name="search-url"
          parameter="p_search_url"
          inputMode="url"
          maxLength={2048}
          required
          defaultValue={provider?.search_url ?? undefined}
          placeholder="https://partner.example/feed?q=[query]&category=[category]&page=[page]"
          hint={texts.withQueryOrCategoryAnd}
        />
        <Field
          label={texts.categoriesAddress}
          name="categories-url"
          parameter="p_categories_url"
          inputMode="url"
          maxLength={2048}
          defaultValue={provider?.categories_url ?? undefined}
          placeholder="https://partner.example/categories"
          hint={texts.categoriesAddressHint}
        />
        <div className="source-acts">
          <button type="submit" className="btn sm flat">
            {texts.save}
          </button>
          <button type="button" className="btn sm flat" onClick={() => setNew(!isNew)}>
            {isNew ? texts.back : texts.addAProvider}
          </button>
        </div>
      </FormOfAct>
      {provider?.is_configured && (
        <ConfirmDetails
          act={fillIn(texts.removeName, { name: provider.name })}
          question={texts.whatRemovingAProviderDoes}
        >
          <button
            type="button"
            className="btn sm flat"
            onClick={() =>
              act(async () => (await call('delete_import_provider', { p_id: provider.id })).message)
            }
          >
            {texts.yesRemoveIt}
          </button>
        </ConfirmDetails>
      )}
    </AdminSection>
  );
}

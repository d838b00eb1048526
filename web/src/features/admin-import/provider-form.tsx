import { type FormEvent, useState } from 'react';
import { call } from '#contract/client.ts';
import type { ImportProvider } from '#contract/import-shapes.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

/** Configures the chosen provider, or another one. */
export function ProviderForm(props: { provider: ImportProvider; act(work: () => Promise<string>): void }) {
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
      return `"${saved.name}" is configured.`;
    });
  };
  return (
    <AdminSection title={provider === null ? 'Another provider' : `Configure ${provider.name}`}>
      <form className="form" onSubmit={save} key={provider?.id ?? 'new'}>
        <Field label="Name" name="name" maxLength={60} required defaultValue={provider?.name} />
        <Field
          label="Address of its search feed"
          name="search-url"
          inputMode="url"
          maxLength={2048}
          required
          defaultValue={provider?.search_url ?? undefined}
          placeholder="https://partner.example/feed?q=[query]&category=[category]&page=[page]"
          hint="With [query] or [category], and [page] if it has pages."
        />
        <Field
          label="Address of its categories"
          name="categories-url"
          inputMode="url"
          maxLength={2048}
          defaultValue={provider?.categories_url ?? undefined}
          placeholder="https://partner.example/categories"
          hint="If it has one: categories can then be chosen from it."
        />
        <div className="source-acts">
          <button type="submit" className="btn sm flat">
            Save
          </button>
          <button type="button" className="btn sm flat" onClick={() => setNew(!isNew)}>
            {isNew ? 'Back' : 'Another provider'}
          </button>
        </div>
      </form>
      {provider?.is_configured && (
        <ConfirmDetails
          act={`Remove ${provider.name}`}
          question="It is no longer searched. What came from it stays."
        >
          <button
            type="button"
            className="btn sm flat"
            onClick={() =>
              act(async () => (await call('delete_import_provider', { p_id: provider.id })).message)
            }
          >
            Yes, remove it
          </button>
        </ConfirmDetails>
      )}
    </AdminSection>
  );
}

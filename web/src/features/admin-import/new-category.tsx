import { type FormEvent, useState } from 'react';
import { call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-import.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Field } from '../../ui/field.tsx';
import type { StatusKind } from '../../ui/status-message.tsx';
import { categoryFailed, noCategoryName } from './source-words.ts';

/** Creates a category without leaving the import. `onMade`: the lists of categories should be read again. */
export function NewCategory({ say, onMade }: { say(text: string, kind?: StatusKind): void; onMade(): void }) {
  const [busy, setBusy] = useState(false);
  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('category-name')).trim();
    if (busy) return;
    if (name === '') return say(noCategoryName, 'error');
    setBusy(true);
    try {
      const made = await call('create_category', { p_name: name });
      form.reset();
      say(fillIn(texts.categoryWasCreated, { name: made.name }));
      onMade();
    } catch (error) {
      say(categoryFailed(error), 'error');
    } finally {
      setBusy(false);
    }
  }
  return (
    <AdminSection title={texts.newCategory}>
      <form className="source-search" onSubmit={make}>
        <Field
          label={texts.categoryName}
          name="category-name"
          parameter="p_name"
          maxLength={100}
          autoComplete="off"
        />
        <div className="source-acts">
          <button type="submit" className="btn sm flat" aria-disabled={busy}>
            {texts.createCategory}
          </button>
        </div>
      </form>
    </AdminSection>
  );
}

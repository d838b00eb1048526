import { type FormEvent, useState } from 'react';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { ManagedCategory } from '#contract/managed-categories.ts';
import { changedIn } from '../../lib/changed-in.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import { extensionOf, publicAddress, uploadFile } from '../../parts/upload-file.ts';
import type { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/admin-categories.ts';
import { Select, Switch } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const bucket = 'category_thumbnails';
/** The slug that the server will make, used to name the picture. */
const hyphened = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}-]+/gu, '');

/**
 * Uploads the chosen picture and returns its address; null if none was chosen. Throws an error with words for a person.
 */
async function uploadChosen(file: FormDataEntryValue | null, stem: string): Promise<string | null> {
  if (!(file instanceof File) || file.size === 0) return null;
  // The time in the name avoids a clash with an earlier picture.
  const path = `public/${stem || 'category'}-${Date.now()}.${extensionOf(file.name)}`;
  try {
    await uploadFile(bucket, path, file);
  } catch (error) {
    const { message, status } = error as Error & { status?: number };
    throw Object.assign(new Error(`Failed to upload thumbnail: ${message}`), { status, isWhole: true });
  }
  const address = publicAddress(bucket, path);
  const seen = await fetch(address, { method: 'GET' }).catch(() => null);
  if (!seen?.ok)
    throw Object.assign(new Error('Could not get public URL for uploaded thumbnail.'), {
      status: 400,
      isWhole: true,
    });
  return address;
}

/** Name, address and looks of a category, new or existing. */
export function CategoryForm(props: {
  category: ManagedCategory | null;
  act: ReturnType<typeof useAct>;
  onDone(): void;
}) {
  const { act, onDone } = props;
  // The values when the form was opened: what another admin changes meanwhile is not overwritten.
  const [category] = useState(props.category);
  const [isImageGone, setImageGone] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const [name, slug] = [text('name'), text('slug')];
    const failure = category === null ? texts.failedToCreateCategory : texts.failedToUpdateCategory;
    const done = await act.run(failure, async () => {
      const image = await uploadChosen(form.get('picture'), category?.id ?? hyphened(slug || name));
      const written = {
        name,
        slug,
        description: text('description') || null,
        orientation: text('orientation') === 'gay' ? ('gay' as const) : ('all' as const),
        is_hidden: form.get('hidden') === 'on',
      };
      const picture = image !== null ? { image_url: image } : isImageGone ? { image_url: null } : {};
      const saved =
        category === null
          ? await call('create-category-direct', { ...written, ...picture })
          : await call('update-category-direct', {
              id: category.id,
              ...changedIn(written, category),
              ...picture,
            });
      return category === null
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
        defaultValue={category?.name ?? ''}
        maxLength={limits.categoryNameLength}
      />
      <Field
        label={texts.slug}
        name="slug"
        defaultValue={category?.slug ?? ''}
        readOnly={category?.is_last_resort ?? false}
        hint={texts.slugHint}
      />
      <TextArea
        label={texts.description}
        name="description"
        rows={3}
        maxLength={limits.categoryDescriptionLength}
        defaultValue={category?.description ?? ''}
      />
      <div className="two">
        <Select
          label={texts.orientation}
          name="orientation"
          defaultValue={category?.orientation ?? 'all'}
          options={[
            ['all', texts.all],
            ['gay', texts.gay],
          ]}
        />
        <Switch label={texts.hidden} name="hidden" defaultChecked={category?.is_hidden ?? false} />
      </div>
      {category?.image_url && !isImageGone && (
        <figure className="category-picture">
          <img src={category.image_url} alt={texts.currentThumbnail} />
          <button type="button" className="btn sm flat" onClick={() => setImageGone(true)}>
            {texts.remove}
          </button>
        </figure>
      )}
      <Field
        label={texts.thumbnail}
        name="picture"
        parameter="p_image_url"
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        hint={texts.pngJPEGGIFOrWebPUp}
      />
      <div className="ends">
        <button type="submit" className="btn sm pri" disabled={act.isBusy}>
          {category === null ? texts.createCategory : texts.save}
        </button>
      </div>
    </FormOfAct>
  );
}

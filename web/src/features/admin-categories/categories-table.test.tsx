import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ManagedCategory } from '#contract/managed-categories.ts';
import { standInForDialogs } from '../../test-calls.ts';
import { CategoriesTable } from './categories-table.tsx';

beforeEach(standInForDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const category = (n: number, name: string, more: Partial<ManagedCategory> = {}): ManagedCategory =>
  ({
    id: `00000000-0000-7000-8000-00000000000${n}`,
    name,
    slug: name.toLowerCase(),
    description: null,
    image_url: null,
    orientation: 'all',
    is_hidden: false,
    is_last_resort: n === 1,
    video_count: 0,
    videos_count: 0,
    created_at: '2026-11-22T00:00:00.000Z',
    updated_at: '2026-11-22T00:00:00.000Z',
    ...more,
  }) as ManagedCategory;

/** Answers by the last part of a path; anything else is refused. */
function answer(answers: Record<string, () => Response>) {
  vi.stubGlobal('fetch', async (path: string) => {
    const name = Object.keys(answers).find((part) => path.includes(part));
    return name === undefined ? Response.json({}, { status: 500 }) : answers[name]!();
  });
}
const show = () => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <CategoriesTable categories={[category(1, 'Uncategorized'), category(2, 'Piers')]} />,
      HydrateFallback: () => null,
    },
  ]);
  return act(async () => void render(<Stub />));
};
const press = (name: string | RegExp, within_: HTMLElement = document.body) =>
  act(async () => void fireEvent.click(within(within_).getAllByRole('button', { name })[0] as HTMLElement));

async function createWithPicture(): Promise<HTMLElement> {
  await show();
  await press('Create Category');
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Quays' } });
  // jsdom has no way to choose a file for a form.
  const held = FormData.prototype.get;
  vi.spyOn(FormData.prototype, 'get').mockImplementation(function (this: FormData, name) {
    return name === 'picture' ? new File(['x'], 'quay.png', { type: 'image/png' }) : held.call(this, name);
  });
  await press('Create Category', dialog);
  return dialog;
}

test('a picture that went up and cannot be read says so, and no category is made', async () => {
  const made = vi.fn(() => Response.json({}));
  answer({
    '/object/public/': () => new Response('', { status: 404 }),
    '/object/category_thumbnails/': () => Response.json({ Key: 'x' }),
    'create-category-direct': made,
  });
  const dialog = await createWithPicture();
  await within(dialog).findByText('Could not get public URL for uploaded thumbnail.');
  expect(made).not.toHaveBeenCalled();
});

test('a picture that is refused says why', async () => {
  answer({
    '/object/category_thumbnails/': () => Response.json({ message: 'This is no picture.' }, { status: 400 }),
  });
  const dialog = await createWithPicture();
  await within(dialog).findByText('Failed to upload thumbnail: This is no picture.');
});

test('a change sends what was changed and nothing else: what another admin wrote meanwhile stays', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)]);
    return Response.json({ name: 'Piers' });
  });
  await show();
  await press('Edit: Piers');
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Description'), { target: { value: 'By the water.' } });
  await press('Save', dialog);
  expect(sent).toEqual([
    [
      '/functions/v1/update-category-direct',
      { id: '00000000-0000-7000-8000-000000000002', description: 'By the water.' },
    ],
  ]);
});

test('a category that cannot be deleted says why', async () => {
  answer({
    'delete-category-direct': () =>
      Response.json({ error: 'There is no such category to move them to.' }, { status: 404 }),
  });
  await show();
  const row = screen.getByText('Piers').closest('tr') as HTMLElement;
  await press('Delete: Piers', row);
  const dialog = screen.getByRole('dialog');
  await press('Delete', dialog);
  await within(dialog).findByText('Failed to delete category: There is no such category to move them to.');
});

test('what is pressed again and again stays pressable, and is done once at a time', async () => {
  let letGo = () => {};
  const ordered = vi.fn();
  vi.stubGlobal('fetch', async () => {
    ordered();
    await new Promise<void>((done) => {
      letGo = done;
    });
    return Response.json({});
  });
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <CategoriesTable categories={[category(2, 'Piers'), category(3, 'Quays')]} />,
      HydrateFallback: () => null,
    },
  ]);
  await act(async () => void render(<Stub />));
  const down = screen.getByRole('button', { name: 'Down: Piers' }) as HTMLButtonElement;
  down.focus();
  await press('Down: Piers');
  await press('Down: Piers');
  expect(down.disabled).toBe(false);
  expect(document.activeElement).toBe(down);
  expect(ordered).toHaveBeenCalledOnce();
  await act(async () => letGo());
});

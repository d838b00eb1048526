import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Preferences } from '#contract/preferences.ts';
import { notificationKindNames } from '#contract/wire-values.ts';
import { NotificationsForm } from './notifications-form.tsx';
import { changesOf } from './preference-input.ts';

afterEach(cleanup);

test('a table says of what one is told and how, and each box of it acts at once', async () => {
  const ways = Object.fromEntries(notificationKindNames.map((kind) => [kind, 'page']));
  const preferences = { notifications: { ...ways, like: 'mail', reply: 'off' } } as Preferences;
  const sent: unknown[] = [];
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <NotificationsForm preferences={preferences} />,
      action: async ({ request }) => {
        sent.push(changesOf('notifications', await request.formData())?.notifications);
        return { intent: 'notifications', done: 'Saved.', fault: null, given: null };
      },
    },
  ]);
  await act(async () => void render(<Stub />));
  const boxes = (kind: string) =>
    ['On the site', 'By email'].map((way) => screen.getByLabelText<HTMLInputElement>(`${kind}: ${way}`));
  const states = (kind: string) => boxes(kind).map(({ checked }) => checked);
  expect([states('A like'), states('A reply to me'), states('A mention of me')]).toEqual([
    [true, true],
    [false, false],
    [true, false],
  ]);
  expect(screen.getByText('A decision about something I made').closest('tr')?.textContent).toContain(
    'Always',
  );
  const press = async (kind: string, box: number) => act(async () => void fireEvent.click(boxes(kind)[box]!));
  // What is mailed is on the site too, and what is not on the site is not mailed.
  await press('A reply to me', 1);
  expect(states('A reply to me')).toEqual([true, true]);
  expect(sent.at(-1)).toMatchObject({ like: 'mail', reply: 'mail', mention: 'page' });
  await press('A like', 0);
  expect(states('A like')).toEqual([false, false]);
  expect(sent.at(-1)).toMatchObject({ like: 'off', reply: 'mail' });
  expect(sent.at(-1)).not.toHaveProperty('new_device');
});

import type { Input } from '#contract/calls.ts';
import { defaultLayout, gridColumnCounts, type LayoutSettings, viewLayouts } from '#contract/layout.ts';
import { notificationKindNames } from '#contract/wire-values.ts';

type Changes = Input<'update_preferences'>['p_preferences'];

/** Names of the forms on the preferences page. */
export const preferenceIntents = {
  playback: 'playback',
  layout: 'layout',
  privacy: 'privacy',
  notifications: 'notifications',
} as const;

/** In the table of notifications: names each kind that is in it. */
export const kindField = 'kind';
/** The box for one way of being told of a kind. */
export const wayField = (kind: string, way: 'page' | 'mail'): string => `${kind} ${way}`;

/** The page's forms about watch history. */
export const watchingIntents = {
  settings: 'watching',
  clearHistory: 'clear-history',
  clearPositions: 'clear-positions',
  clearCount: 'clear-count',
} as const;

const isOn = (form: FormData, name: string) => form.get(name) !== null;
const chosen = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : null;
};
const number = (form: FormData, name: string) => {
  const value = chosen(form, name);
  return value === null ? null : Number(value);
};

/** How grids should look, as the layout form says it. */
export const layoutIn = (form: FormData): LayoutSettings => ({
  viewLayout: viewLayouts.find((view) => view === chosen(form, 'view_layout')) ?? defaultLayout.viewLayout,
  gridColumns:
    gridColumnCounts.find((count) => count === number(form, 'grid_columns')) ?? defaultLayout.gridColumns,
  autoPlayPreviews: isOn(form, 'auto_play_previews'),
});

/** What to remember about watching, as the form says it. */
export const watchSettingsIn = (form: FormData): Input<'update_watch_settings'> => ({
  p_keeps_history: isOn(form, 'keeps_history'),
  p_keeps_positions: isOn(form, 'keeps_positions'),
  p_counts_watched: isOn(form, 'counts_watched'),
});

/** Whether others may see the member's favourites, or how many videos they watched, as the form says it. */
export const shownIn = (
  name: 'favorites_visibility' | 'watched_visibility',
  intent: string,
  form: FormData,
): boolean | null =>
  intent === preferenceIntents.privacy && form.has(name) ? chosen(form, name) === 'public' : null;

/** How a member wants to be told of a kind: what is mailed is on the site too. */
const wayIn = (form: FormData, kind: string): 'page' | 'mail' | 'off' =>
  form.has(wayField(kind, 'mail')) ? 'mail' : form.has(wayField(kind, 'page')) ? 'page' : 'off';

/** The change that a form makes; null for an unknown form. The server judges the values. */
export function changesOf(intent: string, form: FormData): Changes | null {
  switch (intent) {
    case preferenceIntents.playback:
      return {
        autoplay_next: isOn(form, 'autoplay_next'),
        skip_openings: isOn(form, 'skip_openings'),
        quality: number(form, 'quality'),
        captions: chosen(form, 'captions'),
        shortcuts: isOn(form, 'shortcuts'),
        hides_spoilers: isOn(form, 'hides_spoilers'),
      };
    case preferenceIntents.layout:
      return {
        layout: isOn(form, 'stored')
          ? ({
              view_layout: chosen(form, 'view_layout'),
              grid_columns: number(form, 'grid_columns'),
              auto_play_previews: isOn(form, 'auto_play_previews'),
            } as NonNullable<Changes['layout']>)
          : null,
      };
    case preferenceIntents.privacy:
      return {
        subscriptions_visibility: chosen(form, 'subscriptions_visibility'),
        messages_from: chosen(form, 'messages_from'),
        shows_seen: isOn(form, 'shows_seen'),
        shows_typing: isOn(form, 'shows_typing'),
      } as Changes;
    case preferenceIntents.notifications:
      return {
        notifications: Object.fromEntries(
          notificationKindNames
            .filter((kind) => form.getAll(kindField).includes(kind))
            .map((kind) => [kind, wayIn(form, kind)]),
        ),
      } as Changes;
    default:
      return null;
  }
}

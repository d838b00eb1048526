import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { defaultLayout, gridColumnCounts, type LayoutSettings, viewLayouts } from './layout.ts';
import { CodeText, Input, Nullable, OneOf } from './schema-parts.ts';
import { leavePages, type NotificationKindName, notificationKindNames } from './wire-values.ts';

/** `page`: in the feed. `mail`: in the feed and by mail. `off`: not at all. */
const Way = Type.Union([Type.Literal('page'), Type.Literal('mail'), Type.Literal('off')]);
const Visibility = Type.Union([Type.Literal('private'), Type.Literal('public')]);
const Layout = Type.Object(
  {
    view_layout: Type.Union([
      Type.Literal(viewLayouts[0]),
      Type.Literal(viewLayouts[1]),
      Type.Literal(viewLayouts[2]),
      Type.Literal(viewLayouts[3]),
      Type.Literal(viewLayouts[4]),
    ]),
    grid_columns: Type.Union([
      Type.Literal(gridColumnCounts[0]),
      Type.Literal(gridColumnCounts[1]),
      Type.Literal(gridColumnCounts[2]),
      Type.Literal(gridColumnCounts[3]),
      Type.Literal(gridColumnCounts[4]),
    ]),
    auto_play_previews: Type.Boolean(),
  },
  { additionalProperties: false },
);

const fields = {
  /** Goes on with the next video by itself. */
  autoplay_next: Type.Boolean(),
  /** Openings and recaps that were seen before go by themselves. */
  skip_openings: Type.Boolean(),
  /** Videos that flash: asked before, dimmed where they do, or played as they are. */
  flashes: OneOf(['ask', 'dim', 'play']),
  /** Warnings at moments of a video: said shortly before, skipped, or nothing. */
  warnings: OneOf(['say', 'skip', 'nothing']),
  /** Both are marked on the seek bar. */
  shows_moments: Type.Boolean(),
  /** Lines of the wanted quality; null: as the connection allows. */
  quality: Nullable(Type.Integer({ minimum: 1, maximum: 10_000 })),
  /** Language of captions (BCP 47); null: none. */
  captions: Nullable(CodeText({ maxLength: 35, pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' })),
  /** Single-key shortcuts of the player. */
  shortcuts: Type.Boolean(),
  /** Blurs titles, pictures and chapters of episodes that come after the next one to watch. */
  hides_spoilers: Type.Boolean(),
  /** How grids look, on every device; null: each browser keeps its own. */
  layout: Nullable(Layout),
  /** Discreet mode is on, and its key leads here; null: off. */
  discreet: Nullable(OneOf(leavePages)),
  /** Whose videos one follows; favourites and what is kept of one’s watching have calls of their own. */
  subscriptions_visibility: Visibility,
  /** Whether those one talks to see what one has read, and when one writes; they are seen only by whoever shows the same. */
  shows_seen: Type.Boolean(),
  shows_typing: Type.Boolean(),
  messages_from: Type.Union([Type.Literal('everyone'), Type.Literal('followed'), Type.Literal('nobody')]),
};
const Ways = Object.fromEntries(notificationKindNames.map((name) => [name, Way])) as Record<
  NotificationKindName,
  typeof Way
>;

export const Preferences = Type.Object({ ...fields, notifications: Type.Object(Ways) });
export type Preferences = Static<typeof Preferences>;

const PreferenceChanges = Type.Partial(
  Type.Object({
    ...fields,
    notifications: Type.Partial(Type.Object(Ways), { additionalProperties: false }),
  }),
  { additionalProperties: false, minProperties: 1 },
);
export type PreferenceChanges = Static<typeof PreferenceChanges>;

/** The defaults: as little about a member is shown as possible, and to those they talk to what makes a talk. */
export const defaultPreferences: Preferences = {
  autoplay_next: true,
  skip_openings: false,
  flashes: 'ask',
  warnings: 'say',
  shows_moments: false,
  quality: null,
  captions: null,
  shortcuts: true,
  hides_spoilers: false,
  layout: null,
  discreet: null,
  subscriptions_visibility: 'private',
  shows_seen: true,
  shows_typing: true,
  messages_from: 'everyone',
  notifications: {
    new_release: 'page',
    new_episode: 'page',
    saved_search: 'page',
    reply: 'page',
    mention: 'page',
    like: 'page',
    subscriber: 'page',
    message_request: 'page',
    report_outcome: 'page',
    new_device: 'mail',
    upload_reviewed: 'page',
    application_decided: 'mail',
    identity_decided: 'mail',
    content_decided: 'page',
  },
};

export const layoutOf = ({ layout }: Pick<Preferences, 'layout'>): LayoutSettings | null =>
  layout === null
    ? null
    : {
        viewLayout: layout.view_layout ?? defaultLayout.viewLayout,
        gridColumns: layout.grid_columns ?? defaultLayout.gridColumns,
        autoPlayPreviews: layout.auto_play_previews,
      };

export const preferenceCalls = {
  get_preferences: declare({
    kind: 'rpc',
    summary: 'The member’s preferences, with defaults for what they have not set.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Preferences,
  }),
  update_preferences: declare({
    kind: 'rpc',
    summary: 'Changes the named preferences and returns all of them.',
    access: 'member',
    limit: 'write',
    input: Input({ p_preferences: PreferenceChanges }),
    output: Preferences,
  }),
};

import { useEffect } from 'react';
import { Link } from 'react-router';
import { gridColumnCounts, viewLayouts } from '#contract/layout.ts';
import type { Preferences } from '#contract/preferences.ts';
import { type NotificationKindName, notificationKindNames } from '#contract/wire-values.ts';
import { languageName } from '../../lib/named-codes.ts';
import * as memberPaths from '../../member-paths.ts';
import { preferencesChanged } from '../../state/account-preferences.ts';
import { storeSettings } from '../../state/layout-settings.ts';
import { usePageState } from '../../state/page-state.tsx';
import { Select, Switch } from '../../ui/choices.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { changesOf, preferenceIntents as intents, layoutIn } from './preference-input.ts';
import { Section } from './section.tsx';
import { useInstantForm } from './use-instant-form.tsx';

type Props = { preferences: Preferences };

const qualities = [
  ['', 'Auto'],
  ...[2160, 1440, 1080, 720, 480, 360].map((lines) => [String(lines), `${lines}p`] as const),
] as const;

/** The usual qualities, and the stored one if it is none of them: the player may have stored another. */
function qualityOptions(current: number | null): (readonly [string, string])[] {
  if (current === null || qualities.some(([value]) => value === String(current))) return [...qualities];
  const others = [...qualities, [String(current), `${current}p`] as const];
  // No choice first, then the finest.
  return others.sort(([a], [b]) => (a === '' ? -1 : b === '' ? 1 : Number(b) - Number(a)));
}

const captionLanguages = ['en', 'ja', 'es', 'pt', 'fr', 'de', 'it', 'ru', 'ko', 'zh'];
/** The usual languages, and the chosen one if it is none of them. */
function captionOptions(chosen: string | null): (readonly [string, string])[] {
  const all =
    chosen === null || captionLanguages.includes(chosen) ? captionLanguages : [chosen, ...captionLanguages];
  return [['', 'Off'], ...all.map((code) => [code, languageName(code)] as const)];
}

/** A form of the page. Once it is saved, the parts of this page that depend on it are told. */
function usePreferenceForm(intent: string, before?: (form: HTMLFormElement) => void) {
  const form = useInstantForm(intent, before);
  const { done } = form;
  useEffect(() => {
    if (done) window.dispatchEvent(new Event(preferencesChanged));
  }, [done]);
  return form;
}

export function PlaybackForm({ preferences }: Props) {
  const form = usePreferenceForm(intents.playback);
  return (
    <Section title="Playback" part="playback" said={form.said}>
      <form.Form {...form.bind}>
        <input type="hidden" name="intent" value={intents.playback} />
        <FormNote wrong={form.fault?.message} />
        <Switch
          label="Play the next video automatically"
          name="autoplay_next"
          defaultChecked={preferences.autoplay_next}
        />
        <Select
          label="Quality"
          name="quality"
          defaultValue={String(preferences.quality ?? '')}
          options={qualityOptions(preferences.quality)}
        />
        <Select
          label="Captions"
          name="captions"
          defaultValue={preferences.captions ?? ''}
          options={captionOptions(preferences.captions)}
        />
        <Switch
          label="Single-key shortcuts"
          hint="On the whole page, not only inside the player."
          name="shortcuts"
          defaultChecked={preferences.shortcuts}
        />
        {form.save('Save playback')}
      </form.Form>
    </Section>
  );
}

const viewNames: Record<(typeof viewLayouts)[number], string> = {
  compact: 'Compact',
  standard: 'Standard',
  large: 'Large',
  list: 'List',
  details: 'Details',
};

export function LayoutForm({ preferences }: Props) {
  /** What the account does not store, this browser does. */
  const rememberHere = (element: HTMLFormElement) => {
    const { layout } = changesOf(intents.layout, new FormData(element)) ?? {};
    if (!layout) storeSettings(layoutIn(new FormData(element)));
  };
  const form = usePreferenceForm(intents.layout, rememberHere);
  const { settings } = usePageState();
  return (
    <Section title="Previews and layout" lead="How videos look in lists." said={form.said}>
      <form.Form {...form.bind} onSubmit={(event) => rememberHere(event.currentTarget)}>
        <input type="hidden" name="intent" value={intents.layout} />
        <FormNote wrong={form.fault?.message} />
        <Switch
          label="Save these to my account"
          hint="They then apply on every device. Otherwise each browser has its own."
          name="stored"
          defaultChecked={preferences.layout !== null}
        />
        <Switch
          label="Auto-play previews"
          name="auto_play_previews"
          defaultChecked={settings.autoPlayPreviews}
        />
        <Select
          label="View"
          name="view_layout"
          defaultValue={settings.viewLayout}
          options={viewLayouts.map((view) => [view, viewNames[view]] as const)}
        />
        <Select
          label="Grid columns"
          name="grid_columns"
          defaultValue={String(settings.gridColumns)}
          options={gridColumnCounts.map((count) => [String(count), String(count)] as const)}
        />
        {form.save('Save layout')}
      </form.Form>
    </Section>
  );
}

interface Shown {
  favorites: boolean;
  watched: boolean;
}
const seenBy = [
  ['private', 'Only me'],
  ['public', 'Everybody'],
] as const;

/** `shows`: what others see of the profile. */
export function PrivacyForm({ preferences, shows }: Props & { shows: Shown }) {
  const form = usePreferenceForm(intents.privacy);
  return (
    <Section title="Privacy" part="privacy" said={form.said}>
      <form.Form {...form.bind}>
        <input type="hidden" name="intent" value={intents.privacy} />
        <FormNote wrong={form.fault?.message} />
        <Select
          label="Who sees whom I follow"
          name="subscriptions_visibility"
          defaultValue={preferences.subscriptions_visibility}
          options={seenBy}
        />
        <Select
          label="Who sees my favorites"
          name="favorites_visibility"
          defaultValue={shows.favorites ? 'public' : 'private'}
          options={seenBy}
        />
        <Select
          label="Who sees how many videos I watched"
          name="watched_visibility"
          defaultValue={shows.watched ? 'public' : 'private'}
          options={seenBy}
        />
        <Select
          label="Who may write to me"
          name="messages_from"
          defaultValue={preferences.messages_from}
          options={[
            ['everyone', 'Everybody; strangers ask first'],
            ['followed', 'Those I follow'],
            ['nobody', 'Nobody'],
          ]}
        />
        <Switch
          label="Show when I have read a message"
          hint="Only those you talk to see it, and you see it of those who show it too."
          name="shows_seen"
          defaultChecked={preferences.shows_seen}
        />
        <Switch
          label="Show when I am writing"
          hint="Seen by the same people."
          name="shows_typing"
          defaultChecked={preferences.shows_typing}
        />
        {form.save('Save privacy')}
      </form.Form>
      <p>
        <Link className="linklike" to={memberPaths.settingsBlocklist()}>
          Members you blocked
        </Link>
      </p>
    </Section>
  );
}

const kindWords: Record<Exclude<NotificationKindName, 'new_device'>, string> = {
  new_release: 'A new video of somebody I follow',
  reply: 'A reply to me',
  mention: 'A mention of me',
  like: 'A like',
  subscriber: 'A new subscriber',
  message_request: 'A message request',
  report_outcome: 'The outcome of my reports',
  upload_reviewed: 'A review of my upload',
  application_decided: 'A decision on my application',
  identity_decided: 'The outcome of my identity check',
  content_decided: 'A decision about something I made',
};
const ways = [
  ['page', 'On the site'],
  ['mail', 'On the site and by mail'],
  ['off', 'Not at all'],
] as const;

export function NotificationsForm({ preferences }: Props) {
  const form = usePreferenceForm(intents.notifications);
  return (
    <Section
      title="Notifications"
      part="notifications"
      said={form.said}
      lead="What we tell you, and how. Logins from new devices and decisions about something you made are always sent by mail."
    >
      <form.Form {...form.bind}>
        <input type="hidden" name="intent" value={intents.notifications} />
        <FormNote wrong={form.fault?.message} />
        {notificationKindNames.map(
          (kind) =>
            kind !== 'new_device' && (
              <Select
                key={kind}
                label={kindWords[kind]}
                name={kind}
                defaultValue={preferences.notifications[kind]}
                options={ways}
              />
            ),
        )}
        {form.save('Save notifications')}
      </form.Form>
    </Section>
  );
}

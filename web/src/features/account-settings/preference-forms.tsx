import { useEffect } from 'react';
import { Link } from 'react-router';
import { gridColumnCounts, viewLayouts } from '#contract/layout.ts';
import type { Preferences } from '#contract/preferences.ts';
import { languageName } from '../../lib/named-codes.ts';
import * as memberPaths from '../../member-paths.ts';
import * as paths from '../../paths.ts';
import { preferencesChanged } from '../../state/account-preferences.ts';
import { storeSettings } from '../../state/layout-settings.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/account-settings.ts';
import { Select, Switch } from '../../ui/choices.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { changesOf, preferenceIntents as intents, layoutIn } from './preference-input.ts';
import { Section } from './section.tsx';
import { useInstantForm } from './use-instant-form.tsx';

type Props = { preferences: Preferences };

const qualities = [
  ['', texts.auto],
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
  return [['', texts.off], ...all.map((code) => [code, languageName(code)] as const)];
}

/** A form of the page. Once it is saved, the parts of this page that depend on it are told. */
export function usePreferenceForm(intent: string, before?: (form: HTMLFormElement) => void) {
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
    <Section title={texts.playback} said={form.said}>
      <form.Form {...form.bind}>
        <input type="hidden" name="intent" value={intents.playback} />
        <FormNote wrong={form.fault?.message} />
        <Switch
          label={texts.playTheNextVideoAutomatically}
          name="autoplay_next"
          defaultChecked={preferences.autoplay_next}
        />
        <Switch
          label={texts.skipOpenings}
          hint={texts.notThoseYouHavent}
          name="skip_openings"
          defaultChecked={preferences.skip_openings}
        />
        <Select
          label={texts.quality}
          name="quality"
          defaultValue={String(preferences.quality ?? '')}
          options={qualityOptions(preferences.quality)}
        />
        <Select
          label={texts.captions}
          name="captions"
          defaultValue={preferences.captions ?? ''}
          options={captionOptions(preferences.captions)}
        />
        <Switch
          label={texts.singleKeyShortcuts}
          hint={texts.onTheWholePageNot}
          name="shortcuts"
          defaultChecked={preferences.shortcuts}
        />
        <Switch
          label={texts.hideSpoilers}
          hint={texts.blursWhatLaterEpisodes}
          name="hides_spoilers"
          defaultChecked={preferences.hides_spoilers}
        />
        {form.save(texts.savePlayback)}
      </form.Form>
      <p>
        <Link className="linklike" to={`${paths.shield()}#moments`}>
          {texts.flashesAndWarnings}
        </Link>
      </p>
    </Section>
  );
}

const viewNames: Record<(typeof viewLayouts)[number], string> = {
  compact: texts.compact,
  standard: texts.standard,
  large: texts.large,
  list: texts.list,
  details: texts.details,
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
    <Section title={texts.previewsAndLayout} lead={texts.howVideosLookInLists} said={form.said}>
      <form.Form {...form.bind} onSubmit={(event) => rememberHere(event.currentTarget)}>
        <input type="hidden" name="intent" value={intents.layout} />
        <FormNote wrong={form.fault?.message} />
        <Switch
          label={texts.saveTheseToMyAccount}
          hint={texts.theyllApplyOnEveryDevice}
          name="stored"
          defaultChecked={preferences.layout !== null}
        />
        <Switch
          label={texts.autoPlayPreviews}
          name="auto_play_previews"
          defaultChecked={settings.autoPlayPreviews}
        />
        <Select
          label={texts.view}
          name="view_layout"
          defaultValue={settings.viewLayout}
          options={viewLayouts.map((view) => [view, viewNames[view]] as const)}
        />
        <Select
          label={texts.gridColumns}
          name="grid_columns"
          defaultValue={String(settings.gridColumns)}
          options={gridColumnCounts.map((count) => [String(count), String(count)] as const)}
        />
        {form.save(texts.saveLayout)}
      </form.Form>
    </Section>
  );
}

interface Shown {
  favorites: boolean;
  watched: boolean;
}
const seenBy = [
  ['private', texts.onlyMe],
  ['public', texts.everyone],
] as const;

/** `shows`: what others see of the profile. */
export function PrivacyForm({ preferences, shows }: Props & { shows: Shown }) {
  const form = usePreferenceForm(intents.privacy);
  return (
    <Section title={texts.privacy} said={form.said}>
      <form.Form {...form.bind}>
        <input type="hidden" name="intent" value={intents.privacy} />
        <FormNote wrong={form.fault?.message} />
        <Select
          label={texts.whoCanSeeWhoI}
          name="subscriptions_visibility"
          defaultValue={preferences.subscriptions_visibility}
          options={seenBy}
        />
        <Select
          label={texts.whoCanSeeMyFavorites}
          name="favorites_visibility"
          defaultValue={shows.favorites ? 'public' : 'private'}
          options={seenBy}
        />
        <Select
          label={texts.whoCanSeeHowMany}
          name="watched_visibility"
          defaultValue={shows.watched ? 'public' : 'private'}
          options={seenBy}
        />
        <Select
          label={texts.whoCanMessageMe}
          name="messages_from"
          defaultValue={preferences.messages_from}
          options={[
            ['everyone', texts.everyoneStrangersAskFirst],
            ['followed', texts.membersIFollow],
            ['nobody', texts.noOne],
          ]}
        />
        <Switch
          label={texts.showWhenIveReadA}
          hint={texts.onlyMembersYouTalkTo}
          name="shows_seen"
          defaultChecked={preferences.shows_seen}
        />
        <Switch
          label={texts.showWhenImTyping}
          hint={texts.theSameMembersCanSee}
          name="shows_typing"
          defaultChecked={preferences.shows_typing}
        />
        {form.save(texts.savePrivacy)}
      </form.Form>
      <p>
        <Link className="linklike" to={memberPaths.settingsBlocklist()}>
          {texts.membersYouBlocked}
        </Link>
      </p>
    </Section>
  );
}

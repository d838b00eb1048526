import type { SettingsNow } from '#contract/site-settings.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-settings.ts';
import { Switch } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { LinesSetting, TextSetting } from './setting-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { SectionState } from './use-settings-form.ts';

const asText = (value: unknown): string => String(value ?? '');

/** A whole number within a setting of several. */
function Part(props: {
  state: SectionState;
  /** The setting and its part, like `adCaps.total`. */
  field: string;
  name: string;
  label: string;
  value: unknown;
  hint?: string;
}) {
  return (
    <Field
      label={props.label}
      name={props.name}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={asText(props.value)}
      error={props.state.wrong(props.field)}
      hint={props.hint}
    />
  );
}

function LimitSettings({ state }: { state: SectionState }) {
  const caps = state.value('adCaps') as Record<'total' | 'session' | 'perSeconds', unknown>;
  const windows = state.value('adWindows') as { popups: boolean; popunders: boolean; perDay: unknown };
  return (
    <>
      <div className="two">
        <Part
          {...{ state, field: 'adCaps.total', name: 'capTotal', value: caps.total }}
          label={texts.mostPerViewer}
        />
        <Part
          {...{ state, field: 'adCaps.session', name: 'capSession', value: caps.session }}
          label={texts.mostPerVisit}
        />
        <Part
          {...{ state, field: 'adCaps.perSeconds', name: 'capSeconds', value: caps.perSeconds }}
          label={texts.secondsBetweenTwoAds}
        />
      </div>
      <p className="form-terms">{fillIn(texts.capsHint, { source: state.source('adCaps') })}</p>
      <Switch label={texts.popups} hint={texts.popupsHint} name="popups" defaultChecked={windows.popups} />
      <Switch
        label={texts.popunders}
        hint={fillIn(texts.windowsBeneathThePageSource, { source: state.source('adWindows') })}
        name="popunders"
        defaultChecked={windows.popunders}
      />
      <Part
        {...{ state, field: 'adWindows.perDay', name: 'windowsPerDay', value: windows.perDay }}
        label={texts.windowsPerViewerEachDay}
      />
    </>
  );
}

const number = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** What an operator sets about advertising. */
export function AdSettingsPage({ page }: { page: SettingsNow }) {
  return (
    <div className="settings-page">
      <SettingsSection section="adMoney" page={page} title={texts.moneyTimeAndLabel}>
        {(state) => (
          <>
            <TextSetting
              state={state}
              name="adCurrency"
              label={texts.currency}
              maxLength={3}
              hint={texts.currencyHint}
            />
            <TextSetting
              state={state}
              name="adTimeZone"
              label={texts.timeZone}
              maxLength={60}
              hint={texts.timeZoneHint}
            />
            <TextSetting
              state={state}
              name="adLabel"
              label={texts.wordThatMarksAds}
              maxLength={20}
              hint={texts.shownOnEveryAd}
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection section="adLimits" page={page} title={texts.capsAndWindows}>
        {(state) => <LimitSettings state={state} />}
      </SettingsSection>
      <SettingsSection section="adPlaces" page={page} title={texts.hostsAndPlaces} lead={texts.onePerLine}>
        {(state) => (
          <>
            <LinesSetting
              state={state}
              name="adHosts"
              label={texts.hostsInAdFrames}
              hint={texts.hostsInAdFramesHint}
            />
            <LinesSetting
              state={state}
              name="adExcludedPaths"
              label={texts.pathsWithoutAds}
              hint={texts.pathsWithoutAdsHint}
            />
            <LinesSetting state={state} name="adExcludedTags" label={texts.tagsOfPagesWithoutAds} />
          </>
        )}
      </SettingsSection>
      <SettingsSection section="adCounting" page={page} title={texts.counting}>
        {(state) => (
          <>
            <TextSetting
              state={state}
              name="adEventDays"
              label={texts.daysToStoreEachEvent}
              hint={texts.totalsStay}
              {...number}
            />
            <TextSetting
              state={state}
              name="adClicksPerDay"
              label={texts.clicksOfOneViewer}
              hint={texts.moreDontCount}
              {...number}
            />
          </>
        )}
      </SettingsSection>
    </div>
  );
}

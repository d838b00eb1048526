import type { SettingsNow } from '#contract/site-settings.ts';
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
          label="Most per viewer in all"
        />
        <Part
          {...{ state, field: 'adCaps.session', name: 'capSession', value: caps.session }}
          label="Most per visit"
        />
        <Part
          {...{ state, field: 'adCaps.perSeconds', name: 'capSeconds', value: caps.perSeconds }}
          label="Seconds between two"
        />
      </div>
      <p className="form-terms">{`0: no limit. A campaign with caps of its own has those. ${state.source('adCaps')}`}</p>
      <Switch
        label="Popups"
        hint="Windows on top of the page, at a visitor’s first click."
        name="popups"
        defaultChecked={windows.popups}
      />
      <Switch
        label="Popunders"
        hint={`Windows beneath the page. ${state.source('adWindows')}`}
        name="popunders"
        defaultChecked={windows.popunders}
      />
      <Part
        {...{ state, field: 'adWindows.perDay', name: 'windowsPerDay', value: windows.perDay }}
        label="Windows per viewer and day"
      />
    </>
  );
}

const number = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** What an operator sets about advertising. */
export function AdSettingsPage({ page }: { page: SettingsNow }) {
  return (
    <div className="settings-page">
      <SettingsSection section="adMoney" page={page} title="Money, time and label">
        {(state) => (
          <>
            <TextSetting
              state={state}
              name="adCurrency"
              label="Currency"
              maxLength={3}
              hint="Its code, like EUR. Amounts that are stored stay the same numbers."
            />
            <TextSetting
              state={state}
              name="adTimeZone"
              label="Time zone"
              maxLength={60}
              hint="Like Europe/Berlin. Days and hours of campaigns and postings are meant there."
            />
            <TextSetting
              state={state}
              name="adLabel"
              label="Word that marks advertising"
              maxLength={20}
              hint="Shown on every ad."
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection section="adLimits" page={page} title="Caps and windows">
        {(state) => <LimitSettings state={state} />}
      </SettingsSection>
      <SettingsSection section="adPlaces" page={page} title="Hosts and places" lead="One per line.">
        {(state) => (
          <>
            <LinesSetting
              state={state}
              name="adHosts"
              label="Hosts whose pages may stand in the frame of an ad"
              hint="Like ads.example.com. Empty: no frames."
            />
            <LinesSetting
              state={state}
              name="adExcludedPaths"
              label="Paths without ads"
              hint="Like /faq, with what is under them. Legal, safety and account pages never have any."
            />
            <LinesSetting state={state} name="adExcludedTags" label="Tags of pages without ads" />
          </>
        )}
      </SettingsSection>
      <SettingsSection section="adCounting" page={page} title="Counting">
        {(state) => (
          <>
            <TextSetting
              state={state}
              name="adEventDays"
              label="Days that each event is stored"
              hint="Sums by hour and day stay for good."
              {...number}
            />
            <TextSetting
              state={state}
              name="adClicksPerDay"
              label="Clicks of one viewer on a campaign in a day"
              hint="More do not count, and nobody pays for them."
              {...number}
            />
          </>
        )}
      </SettingsSection>
    </div>
  );
}

import type { SettingsNow } from '#contract/site-settings.ts';
import { Switch } from '../../ui/choices.tsx';
import { EntriesSetting, LinesSetting, TextArea, TextSetting } from './setting-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import { UploadSettings } from './upload-settings.tsx';

/** The form of each section. */
export function SettingsSections({ page }: { page: SettingsNow }) {
  return (
    <div className="settings-page">
      <SettingsSection section="site" page={page} title="Site">
        {(state) => (
          <>
            <TextSetting state={state} name="siteName" label="Name" maxLength={60} />
            <TextSetting
              state={state}
              name="siteDescription"
              label="Description"
              maxLength={300}
              hint="For search engines, and where a link to the site is shown."
            />
            <TextSetting
              state={state}
              name="contactEmail"
              label="Contact address"
              type="email"
              maxLength={254}
              hint="Shown on the help pages; mails come from it unless the environment names another sender."
            />
            <TextSetting
              state={state}
              name="exitUrl"
              label="Where “Leave” of the age gate goes"
              type="url"
              maxLength={500}
            />
            <TextSetting
              state={state}
              name="securityContact"
              label="Contact for security reports"
              maxLength={300}
              hint="An e-mail address or a page, published in /.well-known/security.txt. If empty, there is no such file."
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection
        section="legal"
        page={page}
        title="Legal pages"
        lead="Named by the legal pages. What is empty, their texts leave out."
      >
        {(state) => (
          <>
            <TextSetting
              state={state}
              name="establishment"
              label="Who runs the site"
              maxLength={500}
              hint="Name and address, in one line."
            />
            <TextSetting
              state={state}
              name="noticeAgent"
              label="Agent for notices of infringement"
              maxLength={500}
              hint="Name, address and telephone, as registered with the Copyright Office."
            />
            <TextSetting
              state={state}
              name="recordsCustodian"
              label="Custodian of records"
              maxLength={500}
              hint="Name and street address of whoever keeps the records of performers."
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection section="robots" page={page} title="Robots">
        {(state) => (
          <Switch
            label="Have browsers work before a form is sent"
            hint={`Support, notices and data requests of people who are logged out. Their browser computes for about a second; without script a network may send three of each a day. ${state.source('humanCheck')}`}
            name="humanCheck"
            defaultChecked={state.value('humanCheck') === 'work'}
          />
        )}
      </SettingsSection>
      <SettingsSection section="uploads" page={page} title="Uploads">
        {(state) => <UploadSettings state={state} />}
      </SettingsSection>
      <SettingsSection section="admins" page={page} title="Admins">
        {(state) => (
          <Switch
            label="A second admin confirms what cannot be undone"
            hint={`Dismissing that a minor may be shown, removing what cannot be put back, lifting a legal hold, and deleting what a data request names. It takes two admins; of what may show a minor, two with child_safety. One admin switches it on; to switch it off takes another who confirms it. While it is on, only the operator’s shell makes admins. ${state.source('fourEyes')}`}
            name="fourEyes"
            defaultChecked={state.value('fourEyes') === true}
          />
        )}
      </SettingsSection>
      <SettingsSection section="words" page={page} title="Words" lead="One word or phrase per line.">
        {(state) => (
          <>
            <LinesSetting
              state={state}
              name="prohibitedTerms"
              label="Prohibited terms"
              hint="Refused in searches, titles, tags, descriptions and everything members write. They extend the built-in list, which always applies."
            />
            <LinesSetting
              state={state}
              name="holdWords"
              label="Hold words"
              hint="Anything that contains one of these waits until somebody has looked at it."
            />
            <LinesSetting
              state={state}
              name="mostPopularNames"
              label="Most Popular names"
              hint="A category whose name contains one of these is Most Popular."
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection
        section="agreement"
        page={page}
        title="Uploader’s agreement"
        lead="What uploaders sign. A changed text is a new version, which everybody signs before their next upload."
      >
        {(state) => (
          <TextArea
            label="Text"
            name="uploaderAgreement"
            rows={14}
            defaultValue={String(state.value('uploaderAgreement'))}
            error={state.wrong('uploaderAgreement')}
            hint={<>An empty line starts a new paragraph. {state.source('uploaderAgreement')}</>}
          />
        )}
      </SettingsSection>
      <SettingsSection section="faq" page={page} title="FAQ">
        {(state) => (
          <EntriesSetting
            state={state}
            name="faq"
            label="Questions and answers"
            entry="Entry"
            most={100}
            columns={[
              { key: 'question', label: 'Question' },
              { key: 'answer', label: 'Answer', rows: 3 },
            ]}
          />
        )}
      </SettingsSection>
      <SettingsSection section="creators" page={page} title="Questions of creators">
        {(state) => (
          <EntriesSetting
            state={state}
            name="creatorFaq"
            label="Questions and answers on the page for creators"
            entry="Entry"
            most={100}
            columns={[
              { key: 'question', label: 'Question' },
              { key: 'answer', label: 'Answer', rows: 3 },
            ]}
          />
        )}
      </SettingsSection>
      <SettingsSection
        section="claims"
        page={page}
        title="Claims"
        lead="What the site says about itself. All of it must be true; without an entry nothing is shown."
      >
        {(state) => (
          <>
            <EntriesSetting
              state={state}
              name="signUpFigures"
              label="Numbers next to the sign-up"
              entry="Number"
              most={3}
              columns={[
                { key: 'figure', label: 'Number' },
                { key: 'words', label: 'Of what' },
              ]}
            />
            <EntriesSetting
              state={state}
              name="creatorClaims"
              label="Claims to creators"
              hint="Under “Revenue streams” of the page for creators."
              entry="Claim"
              most={12}
              columns={[
                { key: 'claim', label: 'Claim' },
                { key: 'words', label: 'What it means' },
              ]}
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection
        section="ages"
        page={page}
        title="Age by place"
        lead="Wherever nothing is set, visitors say that they are 18."
      >
        {(state) => (
          <EntriesSetting
            state={state}
            name="agePolicies"
            label="Places that ask for more"
            hint="Ways: declaration, identity (the check of members) and assurance (an outside service, set by AGE_ASSURANCE_URL). Without a way that works the site is closed there. A region counts before its country."
            entry="Rule"
            most={100}
            columns={[
              { key: 'places', label: 'Countries or regions, like GB, US-TX' },
              { key: 'minimum_age', label: 'Minimum age' },
              { key: 'methods', label: 'Ways; empty: closed' },
            ]}
          />
        )}
      </SettingsSection>
      <SettingsSection section="frames" page={page} title="Frames" lead="One host per line.">
        {(state) => (
          <>
            <LinesSetting
              state={state}
              name="embedHosts"
              label="Sites whose players may be embedded here"
              hint="Like player.example.com; their subdomains may too."
            />
            <LinesSetting
              state={state}
              name="embeddedBy"
              label="Sites that may embed our player"
              hint="Like blog.example, or * for every site; leave it empty for none."
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection section="library" page={page} title="Hosted library">
        {(state) => (
          <>
            <TextSetting state={state} name="hostedLibraryName" label="What it is called" maxLength={40} />
            <TextSetting
              state={state}
              name="hostedLibraryHost"
              label="Host of its streams"
              maxLength={200}
              hint="Like vz-1234.b-cdn.net; empty if there is none."
            />
          </>
        )}
      </SettingsSection>
    </div>
  );
}

import { Link } from 'react-router';
import type { SettingsNow } from '#contract/site-settings.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as pageTexts from '../../texts/admin-settings.ts';
import * as storageTexts from '../../texts/admin-storage.ts';
import { Switch } from '../../ui/choices.tsx';
import { EncodingSettings } from './encoding-settings.tsx';
import { EntriesSetting, LinesSetting, TextArea, TextSetting } from './setting-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import { StorageSettings } from './storage-settings.tsx';
import { UploadSettings } from './upload-settings.tsx';

/** The form of each section. */
export function SettingsSections({ page }: { page: SettingsNow }) {
  return (
    <div className="settings-page">
      <SettingsSection section="site" page={page} title={pageTexts.site}>
        {(state) => (
          <>
            <TextSetting state={state} name="siteName" label={pageTexts.name} maxLength={60} />
            <TextSetting
              state={state}
              name="siteDescription"
              label={pageTexts.description}
              maxLength={300}
              hint={pageTexts.forSearchEnginesAndWhereverA}
            />
            <TextSetting
              state={state}
              name="contactEmail"
              label={pageTexts.contactAddress}
              type="email"
              maxLength={254}
              hint={pageTexts.contactAddressHint}
            />
            <TextSetting
              state={state}
              name="exitUrl"
              label={pageTexts.whereLeaveGoes}
              type="url"
              maxLength={500}
            />
            <TextSetting
              state={state}
              name="securityContact"
              label={pageTexts.contactForSecurityReports}
              maxLength={300}
              hint={pageTexts.securityContactHint}
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection
        section="legal"
        page={page}
        title={pageTexts.legalPages}
        lead={pageTexts.legalPagesNameThese}
      >
        {(state) => (
          <>
            <TextSetting
              state={state}
              name="establishment"
              label={pageTexts.whoRunsTheSite}
              maxLength={500}
              hint={pageTexts.nameAndAddressOnOneLine}
            />
            <TextSetting
              state={state}
              name="noticeAgent"
              label={pageTexts.agentForNoticesOfInfringement}
              maxLength={500}
              hint={pageTexts.nameAddressAndPhoneNumberAs}
            />
            <TextSetting
              state={state}
              name="recordsCustodian"
              label={pageTexts.custodianOfRecords}
              maxLength={500}
              hint={pageTexts.nameAndStreetAddressOfThe}
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection section="robots" page={page} title={pageTexts.robots}>
        {(state) => (
          <Switch
            label={pageTexts.makeBrowsersWork}
            hint={fillIn(pageTexts.makeBrowsersWorkHint, { source: state.source('humanCheck') })}
            name="humanCheck"
            defaultChecked={state.value('humanCheck') === 'work'}
          />
        )}
      </SettingsSection>
      <SettingsSection section="uploads" page={page} title={pageTexts.uploads}>
        {(state) => <UploadSettings state={state} />}
      </SettingsSection>
      <SettingsSection section="encoding" page={page} title={pageTexts.encoding} lead={pageTexts.av1Hint}>
        {(state) => <EncodingSettings state={state} />}
      </SettingsSection>
      <SettingsSection
        section="storage"
        page={page}
        title={storageTexts.storage}
        lead={sentence(storageTexts.storageLead, {
          link: (words) => <Link to={adminPaths.storage()}>{words}</Link>,
        })}
      >
        {(state) => <StorageSettings state={state} />}
      </SettingsSection>
      <SettingsSection section="admins" page={page} title={pageTexts.admins}>
        {(state) => (
          <Switch
            label={pageTexts.aSecondAdminConfirms}
            hint={fillIn(pageTexts.aSecondAdminConfirmsHint, { source: state.source('fourEyes') })}
            name="fourEyes"
            defaultChecked={state.value('fourEyes') === true}
          />
        )}
      </SettingsSection>
      <SettingsSection
        section="words"
        page={page}
        title={pageTexts.words}
        lead={pageTexts.oneWordOrPhrasePer}
      >
        {(state) => (
          <>
            <LinesSetting
              state={state}
              name="prohibitedTerms"
              label={pageTexts.prohibitedTerms}
              hint={pageTexts.prohibitedTermsHint}
            />
            <LinesSetting
              state={state}
              name="holdWords"
              label={pageTexts.holdWords}
              hint={pageTexts.holdWordsHint}
            />
            <LinesSetting
              state={state}
              name="mostPopularNames"
              label={pageTexts.mostPopularNames}
              hint={pageTexts.mostPopularNamesHint}
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection
        section="agreement"
        page={page}
        title={pageTexts.uploadersAgreement}
        lead={pageTexts.agreementLead}
      >
        {(state) => (
          <TextArea
            label={pageTexts.text}
            name="uploaderAgreement"
            rows={14}
            defaultValue={String(state.value('uploaderAgreement'))}
            error={state.wrong('uploaderAgreement')}
            hint={fillIn(pageTexts.anEmptyLineStartsA, { source: state.source('uploaderAgreement') })}
          />
        )}
      </SettingsSection>
      <SettingsSection section="faq" page={page} title="FAQ">
        {(state) => (
          <EntriesSetting
            state={state}
            name="faq"
            label={pageTexts.questionsAndAnswers}
            entry={pageTexts.entry}
            most={100}
            columns={[
              { key: 'question', label: pageTexts.question },
              { key: 'answer', label: pageTexts.answer, rows: 3 },
            ]}
          />
        )}
      </SettingsSection>
      <SettingsSection section="creators" page={page} title={pageTexts.creatorFaq}>
        {(state) => (
          <EntriesSetting
            state={state}
            name="creatorFaq"
            label={pageTexts.questionsAndAnswersOnThe}
            entry={pageTexts.entry}
            most={100}
            columns={[
              { key: 'question', label: pageTexts.question },
              { key: 'answer', label: pageTexts.answer, rows: 3 },
            ]}
          />
        )}
      </SettingsSection>
      <SettingsSection section="claims" page={page} title={pageTexts.claims} lead={pageTexts.claimsLead}>
        {(state) => (
          <>
            <EntriesSetting
              state={state}
              name="signUpFigures"
              label={pageTexts.numbersNextToTheSign}
              entry={pageTexts.number}
              most={3}
              columns={[
                { key: 'figure', label: pageTexts.number },
                { key: 'words', label: pageTexts.whatItCounts },
              ]}
            />
            <EntriesSetting
              state={state}
              name="creatorClaims"
              label={pageTexts.claimsToCreators}
              hint={pageTexts.underRevenueStreamsOnThePage}
              entry={pageTexts.claim}
              most={12}
              columns={[
                { key: 'claim', label: pageTexts.claim },
                { key: 'words', label: pageTexts.whatItMeans },
              ]}
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection section="ages" page={page} title={pageTexts.ageByPlace} lead={pageTexts.agesLead}>
        {(state) => (
          <EntriesSetting
            state={state}
            name="agePolicies"
            label={pageTexts.placesThatAskForMore}
            hint={pageTexts.agesHint}
            entry={pageTexts.rule}
            most={100}
            columns={[
              { key: 'places', label: pageTexts.countriesOrRegions },
              { key: 'minimum_age', label: pageTexts.minimumAge },
              { key: 'methods', label: pageTexts.ways },
            ]}
          />
        )}
      </SettingsSection>
      <SettingsSection section="frames" page={page} title={pageTexts.frames} lead={pageTexts.oneHostPerLine}>
        {(state) => (
          <>
            <LinesSetting
              state={state}
              name="embedHosts"
              label={pageTexts.sitesWeEmbed}
              hint={pageTexts.sitesWeEmbedHint}
            />
            <LinesSetting
              state={state}
              name="embeddedBy"
              label={pageTexts.sitesThatEmbedUs}
              hint={pageTexts.sitesThatEmbedUsHint}
            />
          </>
        )}
      </SettingsSection>
      <SettingsSection section="library" page={page} title={pageTexts.hostedLibrary}>
        {(state) => (
          <>
            <TextSetting
              state={state}
              name="hostedLibraryName"
              label={pageTexts.whatItsCalled}
              maxLength={40}
            />
            <TextSetting
              state={state}
              name="hostedLibraryHost"
              label={pageTexts.streamHost}
              maxLength={200}
              hint={pageTexts.streamHostHint}
            />
          </>
        )}
      </SettingsSection>
    </div>
  );
}

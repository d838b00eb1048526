import type { SettingName } from '#contract/site-settings.ts';
import * as adminPaths from '../admin-paths.ts';

/** Where each setting is set: its name as the form has it, and the section of which page. A new one is named here. */
export const settingPlaces: Readonly<Record<SettingName, { name: string; section: string; isOfAds?: true }>> =
  {
    siteName: { name: 'Name', section: 'site' },
    siteDescription: { name: 'Description', section: 'site' },
    contactEmail: { name: 'Contact address', section: 'site' },
    exitUrl: { name: 'Where “Leave” on the age gate goes', section: 'site' },
    securityContact: { name: 'Contact for security reports', section: 'site' },
    establishment: { name: 'Who runs the site', section: 'legal' },
    noticeAgent: { name: 'Agent for notices of infringement', section: 'legal' },
    recordsCustodian: { name: 'Custodian of records', section: 'legal' },
    humanCheck: { name: 'Make browsers do some work before they send a form', section: 'robots' },
    reviewUploads: { name: 'Review uploads before they are published', section: 'uploads' },
    uploadQuota: { name: 'How much a member can upload', section: 'uploads' },
    longestVideoSeconds: { name: 'Longest video, in minutes', section: 'uploads' },
    extraRungs: { name: 'Qualities beyond the usual', section: 'uploads' },
    fourEyes: { name: 'A second admin confirms what can’t be undone', section: 'admins' },
    prohibitedTerms: { name: 'Prohibited terms', section: 'words' },
    holdWords: { name: 'Hold words', section: 'words' },
    mostPopularNames: { name: 'Most Popular names', section: 'words' },
    uploaderAgreement: { name: 'Uploader’s agreement', section: 'agreement' },
    faq: { name: 'FAQ', section: 'faq' },
    creatorFaq: { name: 'Creator FAQ', section: 'creators' },
    signUpFigures: { name: 'Numbers next to the sign-up', section: 'claims' },
    creatorClaims: { name: 'Claims to creators', section: 'claims' },
    agePolicies: { name: 'Age by place', section: 'ages' },
    embedHosts: { name: 'Sites whose players can be embedded here', section: 'frames' },
    embeddedBy: { name: 'Sites that can embed our player', section: 'frames' },
    hostedLibraryName: { name: 'Name of the hosted library', section: 'library' },
    hostedLibraryHost: { name: 'Stream host', section: 'library' },
    adCurrency: { name: 'Ad currency', section: 'adMoney', isOfAds: true },
    adTimeZone: { name: 'Ad time zone', section: 'adMoney', isOfAds: true },
    adLabel: { name: 'Word that marks ads', section: 'adMoney', isOfAds: true },
    adCaps: { name: 'Most ads per viewer', section: 'adLimits', isOfAds: true },
    adWindows: { name: 'Popups and popunders', section: 'adLimits', isOfAds: true },
    adHosts: { name: 'Hosts in ad frames', section: 'adPlaces', isOfAds: true },
    adExcludedPaths: { name: 'Paths without ads', section: 'adPlaces', isOfAds: true },
    adExcludedTags: { name: 'Tags of pages without ads', section: 'adPlaces', isOfAds: true },
    adEventDays: { name: 'Days to store each ad event', section: 'adCounting', isOfAds: true },
    adClicksPerDay: { name: 'Clicks by one viewer in a day', section: 'adCounting', isOfAds: true },
  };

/** The address of the section that a setting is in. */
export const settingAddress = ({ section, isOfAds }: { section: string; isOfAds?: true }): string =>
  isOfAds ? `${adminPaths.adSettings()}#${section}` : adminPaths.settings(section);

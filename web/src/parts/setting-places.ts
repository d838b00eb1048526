import type { SettingName } from '#contract/site-settings.ts';
import * as adminPaths from '../admin-paths.ts';

/** Where each setting is set: its name as the form has it, and the section of which page. A new one is named here. */
export const settingPlaces: Readonly<Record<SettingName, { name: string; section: string; isOfAds?: true }>> =
  {
    siteName: { name: 'Name', section: 'site' },
    siteDescription: { name: 'Description', section: 'site' },
    contactEmail: { name: 'Contact address', section: 'site' },
    exitUrl: { name: 'Where “Leave” of the age gate goes', section: 'site' },
    securityContact: { name: 'Contact for security reports', section: 'site' },
    establishment: { name: 'Who runs the site', section: 'legal' },
    noticeAgent: { name: 'Agent for notices of infringement', section: 'legal' },
    recordsCustodian: { name: 'Custodian of records', section: 'legal' },
    humanCheck: { name: 'Have browsers work before a form is sent', section: 'robots' },
    reviewUploads: { name: 'Review uploads before they are published', section: 'uploads' },
    uploadQuota: { name: 'How much a member may upload', section: 'uploads' },
    longestVideoSeconds: { name: 'Longest video, in minutes', section: 'uploads' },
    extraRungs: { name: 'Qualities beyond the usual', section: 'uploads' },
    fourEyes: { name: 'A second admin confirms what cannot be undone', section: 'admins' },
    prohibitedTerms: { name: 'Prohibited terms', section: 'words' },
    holdWords: { name: 'Hold words', section: 'words' },
    mostPopularNames: { name: 'Most Popular names', section: 'words' },
    uploaderAgreement: { name: 'Uploader’s agreement', section: 'agreement' },
    faq: { name: 'FAQ', section: 'faq' },
    creatorFaq: { name: 'Questions of creators', section: 'creators' },
    signUpFigures: { name: 'Numbers next to the sign-up', section: 'claims' },
    creatorClaims: { name: 'Claims to creators', section: 'claims' },
    agePolicies: { name: 'Age by place', section: 'ages' },
    embedHosts: { name: 'Sites whose players may be embedded here', section: 'frames' },
    embeddedBy: { name: 'Sites that may embed our player', section: 'frames' },
    hostedLibraryName: { name: 'Name of the hosted library', section: 'library' },
    hostedLibraryHost: { name: 'Host of its streams', section: 'library' },
    adCurrency: { name: 'Currency of ads', section: 'adMoney', isOfAds: true },
    adTimeZone: { name: 'Time zone of ads', section: 'adMoney', isOfAds: true },
    adLabel: { name: 'Word that marks advertising', section: 'adMoney', isOfAds: true },
    adCaps: { name: 'Most ads per viewer', section: 'adLimits', isOfAds: true },
    adWindows: { name: 'Popups and popunders', section: 'adLimits', isOfAds: true },
    adHosts: { name: 'Hosts in the frame of an ad', section: 'adPlaces', isOfAds: true },
    adExcludedPaths: { name: 'Paths without ads', section: 'adPlaces', isOfAds: true },
    adExcludedTags: { name: 'Tags of pages without ads', section: 'adPlaces', isOfAds: true },
    adEventDays: { name: 'Days that each ad event is stored', section: 'adCounting', isOfAds: true },
    adClicksPerDay: { name: 'Clicks of one viewer in a day', section: 'adCounting', isOfAds: true },
  };

/** The address of the section that a setting is in. */
export const settingAddress = ({ section, isOfAds }: { section: string; isOfAds?: true }): string =>
  isOfAds ? `${adminPaths.adSettings()}#${section}` : adminPaths.settings(section);

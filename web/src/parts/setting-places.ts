import type { SettingName } from '#contract/site-settings.ts';
import * as adminPaths from '../admin-paths.ts';
import * as texts from '../texts/admin-settings.ts';
import * as storageTexts from '../texts/admin-storage.ts';

/** Where each setting is set: its name as the form has it, and the section of which page. A new one is named here. */
export const settingPlaces: Readonly<Record<SettingName, { name: string; section: string; isOfAds?: true }>> =
  {
    siteName: { name: texts.name, section: 'site' },
    siteDescription: { name: texts.description, section: 'site' },
    contactEmail: { name: texts.contactAddress, section: 'site' },
    exitUrl: { name: texts.whereLeaveOnTheAge, section: 'site' },
    securityContact: { name: texts.contactForSecurityReports, section: 'site' },
    establishment: { name: texts.whoRunsTheSite, section: 'legal' },
    noticeAgent: { name: texts.agentForNoticesOfInfringement, section: 'legal' },
    recordsCustodian: { name: texts.custodianOfRecords, section: 'legal' },
    humanCheck: { name: texts.makeBrowsersDoSomeWork, section: 'robots' },
    reviewUploads: { name: texts.reviewUploadsBeforeTheyAre, section: 'uploads' },
    uploadQuota: { name: texts.howMuchAMemberCan, section: 'uploads' },
    longestVideoSeconds: { name: texts.longestVideoInMinutes, section: 'uploads' },
    extraRungs: { name: texts.qualitiesBeyondTheUsual, section: 'uploads' },
    secondGeneration: { name: texts.videosThatGetAv1, section: 'encoding' },
    sourceRetention: { name: storageTexts.whenSourcesGo, section: 'storage' },
    tallRungMonths: { name: storageTexts.whenTallGo, section: 'storage' },
    fourEyes: { name: texts.aSecondAdminConfirmsWhat, section: 'admins' },
    prohibitedTerms: { name: texts.prohibitedTerms, section: 'words' },
    holdWords: { name: texts.holdWords, section: 'words' },
    mostPopularNames: { name: texts.mostPopularNames, section: 'words' },
    uploaderAgreement: { name: texts.uploadersAgreement, section: 'agreement' },
    faq: { name: 'FAQ', section: 'faq' },
    creatorFaq: { name: texts.creatorFaq, section: 'creators' },
    signUpFigures: { name: texts.numbersNextToTheSign, section: 'claims' },
    creatorClaims: { name: texts.claimsToCreators, section: 'claims' },
    agePolicies: { name: texts.ageByPlace, section: 'ages' },
    embedHosts: { name: texts.sitesWhosePlayersCanBe, section: 'frames' },
    embeddedBy: { name: texts.sitesThatCanEmbedOur, section: 'frames' },
    hostedLibraryName: { name: texts.nameOfTheHostedLibrary, section: 'library' },
    hostedLibraryHost: { name: texts.streamHost, section: 'library' },
    adCurrency: { name: texts.adCurrency, section: 'adMoney', isOfAds: true },
    adTimeZone: { name: texts.adTimeZone, section: 'adMoney', isOfAds: true },
    adLabel: { name: texts.wordThatMarksAds, section: 'adMoney', isOfAds: true },
    adCaps: { name: texts.mostAdsPerViewer, section: 'adLimits', isOfAds: true },
    adWindows: { name: texts.popupsAndPopunders, section: 'adLimits', isOfAds: true },
    adHosts: { name: texts.hostsInAdFrames, section: 'adPlaces', isOfAds: true },
    adExcludedPaths: { name: texts.pathsWithoutAds, section: 'adPlaces', isOfAds: true },
    adExcludedTags: { name: texts.tagsOfPagesWithoutAds, section: 'adPlaces', isOfAds: true },
    adEventDays: { name: texts.daysToStoreEachAd, section: 'adCounting', isOfAds: true },
    adClicksPerDay: { name: texts.clicksByOneViewerIn, section: 'adCounting', isOfAds: true },
  };

/** The address of the section that a setting is in. */
export const settingAddress = ({ section, isOfAds }: { section: string; isOfAds?: true }): string =>
  isOfAds ? `${adminPaths.adSettings()}#${section}` : adminPaths.settings(section);

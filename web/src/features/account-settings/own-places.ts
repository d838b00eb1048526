import type { Place } from '../../lib/find-places.ts';
import { placeOnPage } from '../../lib/place-on-page.ts';
import * as memberPaths from '../../member-paths.ts';
import * as texts from '../../texts/account-settings.ts';
import * as pageTexts from '../../texts/settings-pages.ts';

/** A section of the settings, what in it has a name of its own, and other words for it. */
type OwnSection = readonly [title: string, words: string, ...named: string[]];

const pages: readonly (readonly [page: string, to: string, sections: readonly OwnSection[]])[] = [
  [
    texts.profileAndAccount,
    memberPaths.settingsSecurity(),
    [
      [texts.profile, texts.wordsOfProfile, texts.displayName, texts.bio, texts.links],
      [texts.account, texts.wordsOfAccount, texts.username, texts.firstName, texts.lastName],
      [texts.email, texts.wordsOfEmail],
      [texts.password, texts.wordsOfPassword],
      [texts.sessions, texts.wordsOfSessions],
    ],
  ],
  [
    texts.security,
    memberPaths.settingsLogIn(),
    [
      [texts.twoStepLogin, texts.wordsOfTwoStep],
      [texts.passkeys, texts.wordsOfPasskeys],
      [texts.google, texts.wordsOfGoogle],
    ],
  ],
  [
    texts.verify,
    memberPaths.settingsVerify(),
    [
      [texts.identity, texts.wordsOfIdentity],
      [texts.uploadersAgreement, texts.wordsOfAgreement],
    ],
  ],
  [
    texts.playback,
    memberPaths.settingsPlayback(),
    [
      [
        texts.playback,
        texts.wordsOfPlayback,
        texts.playTheNextVideoAutomatically,
        texts.quality,
        texts.captions,
        texts.singleKeyShortcuts,
      ],
      [texts.previewsAndLayout, texts.wordsOfLayout, texts.autoPlayPreviews, texts.view, texts.gridColumns],
      [
        texts.watching,
        texts.wordsOfWatching,
        texts.keepAHistoryOfWhat,
        texts.resumeWhereIStopped,
        texts.countTheVideosIWatch,
      ],
    ],
  ],
  [
    texts.privacy,
    memberPaths.settingsPrivacy(),
    [
      [
        texts.privacy,
        texts.wordsOfPrivacy,
        texts.whoCanSeeWhoI,
        texts.whoCanSeeMyFavorites,
        texts.whoCanSeeHowMany,
        texts.whoCanMessageMe,
        texts.showWhenIveReadA,
        texts.showWhenImTyping,
      ],
    ],
  ],
  [
    texts.blocklist,
    memberPaths.settingsBlocklist(),
    [
      [texts.blockAMember, texts.wordsOfBlocking],
      [texts.blockedMembers, texts.wordsOfBlocking],
    ],
  ],
  [
    texts.notifications,
    memberPaths.settingsPreferences(),
    [
      [
        texts.notifications,
        texts.wordsOfNotifications,
        texts.aNewVideoFromSomeone,
        texts.aReplyToMe,
        texts.aMentionOfMe,
        texts.aLike,
        texts.aNewSubscriber,
        texts.aMessageRequest,
        texts.theResultOfMyReports,
      ],
    ],
  ],
  [
    pageTexts.data,
    memberPaths.settingsDelete(),
    [
      [texts.yourData, texts.wordsOfData],
      [texts.deleteAccount, texts.wordsOfDeleting],
    ],
  ],
];

/** Every setting of a member by its name, with the section that it stands in. */
export const ownPlaces: readonly Place[] = pages.flatMap(([page, to, sections]) =>
  sections.flatMap(([title, words, ...named]) => {
    const at = `${to}#${placeOnPage(title)}`;
    return [
      { name: title, about: page, to: at, words },
      ...named.map((name) => ({ name, about: title, to: at })),
    ];
  }),
);

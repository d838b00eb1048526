import type { Place } from '../../lib/find-places.ts';
import { placeOnPage } from '../../lib/place-on-page.ts';
import * as memberPaths from '../../member-paths.ts';
import * as texts from '../../texts/account-settings.ts';
import * as pageTexts from '../../texts/settings-pages.ts';
import * as searchTexts from '../../texts/settings-search.ts';

/** A section of the settings, what in it has a name of its own, and other words for it. */
type OwnSection = readonly [
  title: string,
  words: string,
  ...named: (string | readonly [name: string, words: string])[],
];

const pages: readonly (readonly [page: string, to: string, sections: readonly OwnSection[]])[] = [
  [
    texts.profile,
    memberPaths.settingsProfile(),
    [[texts.profile, searchTexts.wordsOfProfile, texts.displayName, texts.bio, texts.links]],
  ],
  [
    texts.accountAndSecurity,
    memberPaths.settingsSecurity(),
    [
      [texts.account, searchTexts.wordsOfAccount, texts.username, texts.firstName, texts.lastName],
      [texts.email, searchTexts.wordsOfEmail],
      [texts.password, searchTexts.wordsOfPassword],
      [texts.twoStepLogin, searchTexts.wordsOfTwoStep],
      [texts.passkeys, searchTexts.wordsOfPasskeys],
      [texts.google, searchTexts.wordsOfGoogle],
      [texts.sessions, searchTexts.wordsOfSessions],
    ],
  ],
  [
    texts.verify,
    memberPaths.settingsVerify(),
    [
      [texts.identity, searchTexts.wordsOfIdentity],
      [texts.uploadersAgreement, searchTexts.wordsOfAgreement],
    ],
  ],
  [
    texts.playback,
    memberPaths.settingsPlayback(),
    [
      [
        texts.playback,
        searchTexts.wordsOfPlayback,
        [texts.playTheNextVideoAutomatically, searchTexts.wordsOfNext],
        [texts.skipOpenings, searchTexts.wordsOfSkipping],
        texts.quality,
        texts.captions,
        texts.singleKeyShortcuts,
      ],
      [
        texts.previewsAndLayout,
        searchTexts.wordsOfLayout,
        texts.autoPlayPreviews,
        texts.view,
        texts.gridColumns,
      ],
      [
        texts.watching,
        searchTexts.wordsOfWatching,
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
        searchTexts.wordsOfPrivacy,
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
      [texts.blockAMember, searchTexts.wordsOfBlocking],
      [texts.blockedMembers, searchTexts.wordsOfBlocking],
    ],
  ],
  [
    texts.notifications,
    memberPaths.settingsPreferences(),
    [
      [
        texts.notifications,
        searchTexts.wordsOfNotifications,
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
      [texts.yourData, searchTexts.wordsOfData],
      [texts.deleteAccount, searchTexts.wordsOfDeleting],
    ],
  ],
];

/** Every setting of a member by its name, with the section that it stands in. */
export const ownPlaces: readonly Place[] = pages.flatMap(([page, to, sections]) =>
  sections.flatMap(([title, words, ...named]) => {
    const at = `${to}#${placeOnPage(title)}`;
    return [
      { name: title, about: page, to: at, words },
      ...named.map((one) => {
        const [name, more] = typeof one === 'string' ? [one, ''] : one;
        return { name, about: title, to: at, words: more };
      }),
    ];
  }),
);

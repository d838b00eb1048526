// setting-search
export const findASetting = 'Find a setting';
export const oneSettingFound = 'One setting found.';
export const settingsFound = '{count} settings found.';
export const noSettingsMatch = 'No settings match.';

// own-places
export const wordsOfPassword = 'log in login credentials';
export const wordsOfEmail = 'address mail';
export const wordsOfProfile = 'display name bio about me links picture avatar cover';
export const wordsOfAccount = 'first name last name username handle rename';
export const wordsOfSessions = 'devices logged in log out';
export const wordsOfTwoStep = '2fa two-factor authenticator totp recovery codes mfa';
export const wordsOfPasskeys = 'fingerprint face pin webauthn security key';
export const wordsOfGoogle = 'connect log in';
export const wordsOfPlayback =
  'player video resolution subtitles keyboard hotkeys flashing epilepsy warnings';
export const wordsOfNext = 'autoplay next episode';
export const wordsOfSkipping = 'intro opening recap skip series';
export const wordsOfLayout = 'grid list columns previews cards';
export const wordsOfWatching = 'history resume continue clear';
export const wordsOfPrivacy = 'visibility hide favorites following inbox dms read receipts';
export const wordsOfBlocking = 'mute unblock ignore';
export const wordsOfNotifications = 'emails alerts newsletters unsubscribe';
export const wordsOfData = 'archive export download gdpr copy';
export const wordsOfDeleting = 'close account leave remove cancel';
export const wordsOfIdentity = 'id document check age verification';
export const wordsOfAgreement = 'sign contract upload';

import { choiceSeconds } from './cookie-choices.ts';

/** What this site keeps in a browser, by name: the Cookie Notice lists it, and nothing else may be kept. */
export interface Kept {
  readonly where: 'cookie' | 'local storage' | 'session storage';
  readonly group: 'necessary' | 'preferences' | 'statistics' | 'advertising';
  readonly purpose: string;
  /** Seconds, or words where the browser decides. */
  readonly lasts: number | string;
}

const day = 86_400;
const aCookie = { where: 'cookie', group: 'necessary' } as const;
const untilCleared = 'Until you clear it';
const untilClosed = 'Until the tab is closed';

const cookieTable = {
  age_confirmed: {
    ...aCookie,
    purpose: 'That you said you are old enough, and that nothing more is asked where you are.',
    lasts: 365 * day,
  },
  age_proof: {
    ...aCookie,
    purpose: 'Your proof of age: an age, how it was checked, and a day.',
    lasts: 365 * day,
  },
  age_check: { ...aCookie, purpose: 'Ties an age check elsewhere to this browser.', lasts: 900 },
  session: { ...aCookie, purpose: 'Keeps you logged in.', lasts: 400 * day },
  device: {
    ...aCookie,
    purpose: 'Knows a browser that logged in before, so that a stranger’s is noticed.',
    lasts: 365 * day,
  },
  sign_up: { ...aCookie, purpose: 'Tells people who sign up from robots.', lasts: 1800 },
  google_flow: { ...aCookie, purpose: 'Ties a log-in through Google to this browser.', lasts: 600 },
  anonymous_session: {
    ...aCookie,
    purpose: 'Makes likes of playlists and views by visitors count once.',
    lasts: 365 * day,
  },
  cookie_choices: {
    ...aCookie,
    purpose: 'What you allow to be kept, and since when.',
    lasts: choiceSeconds,
  },
  shield: {
    ...aCookie,
    purpose: 'Which tags, creators and studios you hide, blur or are warned of, if you are not logged in.',
    lasts: 365 * day,
  },
  discreet: {
    ...aCookie,
    purpose: 'That discreet mode is on, and where its key leads, if you are not logged in.',
    lasts: 365 * day,
  },
  recommendations: {
    ...aCookie,
    purpose: 'That nothing is to be recommended to you, if you are not logged in.',
    lasts: 365 * day,
  },
  layout: { ...aCookie, group: 'preferences', purpose: 'How the grids of videos look.', lasts: 365 * day },
} as const satisfies Record<string, Kept>;
export type CookieName = keyof typeof cookieTable;
export const cookies: Readonly<Record<CookieName, Kept>> = cookieTable;

/** What pages keep beside cookies. */
export const stored: Readonly<Record<string, Kept>> = {
  appSettings: {
    where: 'local storage',
    group: 'preferences',
    purpose: 'How the grids of videos look.',
    lasts: untilCleared,
  },
  'player.bandwidth': {
    where: 'local storage',
    group: 'preferences',
    purpose: 'How much your connection carried lately, so that videos begin in the right quality.',
    lasts: untilCleared,
  },
  'player.preferences': {
    where: 'local storage',
    group: 'preferences',
    purpose:
      'Volume, speed, quality, sound and captions of the player, and what it does about flashing and warnings.',
    lasts: untilCleared,
  },
  'player.flashes': {
    where: 'local storage',
    group: 'preferences',
    purpose: 'Which videos that flash you chose to play, and whether dimmed.',
    lasts: untilCleared,
  },
  'player.resume': {
    where: 'local storage',
    group: 'preferences',
    purpose: 'Where you stopped in videos, if you are not logged in.',
    lasts: untilCleared,
  },
  'player.seen': {
    where: 'local storage',
    group: 'preferences',
    purpose: 'Which videos you watched to the end, if you are not logged in.',
    lasts: untilCleared,
  },
  spoilers: {
    where: 'local storage',
    group: 'preferences',
    purpose: 'That what later episodes tell is hidden.',
    lasts: untilCleared,
  },
  'player.account': {
    where: 'session storage',
    group: 'necessary',
    purpose: 'Whose places in videos this tab goes on with.',
    lasts: untilClosed,
  },
  'playlist.places': {
    where: 'local storage',
    group: 'preferences',
    purpose: 'Where you stopped in playlists.',
    lasts: untilCleared,
  },
  'search.recent': {
    where: 'local storage',
    group: 'preferences',
    purpose: 'What you searched for last, until you erase it or log out.',
    lasts: untilCleared,
  },
  'ads.sidebar': {
    where: 'local storage',
    group: 'preferences',
    purpose: 'How wide the navigation of advertising is, for those who run the site.',
    lasts: untilCleared,
  },
  notifications: {
    where: 'local storage',
    group: 'preferences',
    purpose: 'Notes of this browser about what you did.',
    lasts: untilCleared,
  },
  'notifications-session': {
    where: 'local storage',
    group: 'necessary',
    purpose: 'Tells a new log-in from one that was noted before.',
    lasts: untilCleared,
  },
  drafts: {
    where: 'session storage',
    group: 'necessary',
    purpose:
      'Posts, comments and messages that you wrote and did not send yet, so that leaving a page loses nothing.',
    lasts: untilClosed,
  },
  'upload.forms': {
    where: 'session storage',
    group: 'necessary',
    purpose: 'What you typed about your videos and did not send yet, so that a reload loses nothing.',
    lasts: untilClosed,
  },
  'react-router-scroll-positions': {
    where: 'session storage',
    group: 'necessary',
    purpose: 'Where you were on a page, so that going back leads there.',
    lasts: untilClosed,
  },
  'rooms.windows': {
    where: 'local storage',
    group: 'necessary',
    purpose: 'A day and a number: how many pop-ups opened here, so that no more do than a day allows.',
    lasts: untilCleared,
  },
  'rooms.closed': {
    where: 'session storage',
    group: 'necessary',
    purpose: 'Which ads you closed or hid, so that they stay away for this visit.',
    lasts: untilClosed,
  },
  'rooms.choice': {
    where: 'local storage',
    group: 'preferences',
    purpose: 'That you want banners instead of pop-ups.',
    lasts: untilCleared,
  },
  'rooms.seen': {
    where: 'local storage',
    group: 'advertising',
    purpose:
      'How often each campaign was shown here, so that none is shown too often, if you allow advertising.',
    lasts: untilCleared,
  },
  'rooms.visit': {
    where: 'session storage',
    group: 'advertising',
    purpose: 'How often each campaign was shown in this visit, if you allow advertising.',
    lasts: untilClosed,
  },
  session_id: {
    where: 'session storage',
    group: 'statistics',
    purpose: 'Adds pages and views of one visit up, if you allow statistics.',
    lasts: untilClosed,
  },
  geo: {
    where: 'session storage',
    group: 'statistics',
    purpose: 'The country of this visit, for the figures of pages, if you allow statistics.',
    lasts: untilClosed,
  },
};

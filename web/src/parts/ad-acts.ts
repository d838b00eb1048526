import * as texts from '../texts/admin-ads-selling.ts';

/** How the button of an act in a row of advertising looks beside its others: Pause and Activate take turns in one place. */
export const lookOfAct = (word: string): 'bad' | 'turn' | '' =>
  word === texts.deleteWords ? 'bad' : word === texts.pause || word === texts.activate ? 'turn' : '';

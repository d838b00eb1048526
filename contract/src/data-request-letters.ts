import type { DataRequestKind } from './data-request-lists.ts';

/** A letter that the desk begins with and changes as it needs. */
export interface LetterTemplate {
  readonly name: string;
  readonly title: string;
  /** What it is for; null: for every kind of request. */
  readonly kinds: readonly DataRequestKind[] | null;
  readonly outcome: 'answered' | 'refused' | 'extended' | 'identity';
  readonly body: string;
}

const close =
  'If you disagree, you may complain to the authority for data protection where you live, or go to court.';

export const dataRequestLetters: readonly LetterTemplate[] = [
  {
    name: 'records',
    title: 'Here is what we hold',
    kinds: ['access', 'export'],
    outcome: 'answered',
    body: `You asked what we hold about you. It is all in the file on the page of your request, in a form that programs can read.

We use it to answer you and to keep the site lawful. Nobody else receives it but those who run machines for us. Our Privacy Policy says for how long each part is kept.`,
  },
  {
    name: 'nothing',
    title: 'We hold nothing',
    kinds: ['access', 'export', 'deletion', 'correction'],
    outcome: 'answered',
    body: `We looked for everything under your address, and found nothing but this request.`,
  },
  {
    name: 'account',
    title: 'There is an account: log in',
    kinds: ['access', 'export', 'deletion', 'correction'],
    outcome: 'answered',
    body: `There is an account with your address. Log in, and download, correct or delete what belongs to it in your settings. If you forgot the password, ask for a new one on the page to log in.

Once you are logged in you can send another request if something is left.`,
  },
  {
    name: 'deleted',
    title: 'It is deleted',
    kinds: ['deletion'],
    outcome: 'answered',
    body: `We deleted the messages that you wrote to support, and our answers.

Notices that you swore against a work, and urgent requests, stay until their time is over, because we may have to show why we acted. So does this request. Our Privacy Policy says for how long.`,
  },
  {
    name: 'corrected',
    title: 'It is corrected',
    kinds: ['correction'],
    outcome: 'answered',
    body: `We corrected what you named.`,
  },
  {
    name: 'stopped',
    title: 'We stopped',
    kinds: ['objection'],
    outcome: 'answered',
    body: `We no longer use your data in the way you objected to.

You can also refuse statistics at Cookie Preferences at the foot of every page, and pause or clear your history in your settings. Recommendations can be switched off for good at Recommendations in your settings; the page Recommender names what orders every list.`,
  },
  {
    name: 'unfounded',
    title: 'Unfounded or repeated',
    kinds: null,
    outcome: 'refused',
    body: `We do not act on your request, because you have asked the same before and nothing has changed since.

${close}`,
  },
  {
    name: 'must-stay',
    title: 'The law wants us to keep it',
    kinds: ['deletion', 'objection', 'correction'],
    outcome: 'refused',
    body: `We cannot do what you ask, because the law wants us to keep these records, or because we need them to answer claims. We use them for nothing else.

${close}`,
  },
  {
    name: 'somebody-else',
    title: 'About somebody else',
    kinds: null,
    outcome: 'refused',
    body: `What you ask for is about somebody else, and we may not give it to you.

${close}`,
  },
  {
    name: 'complex',
    title: 'It takes longer',
    kinds: null,
    outcome: 'extended',
    body: `Your request takes us longer than a month, because it is complex.`,
  },
  {
    name: 'identity',
    title: 'Who are you?',
    kinds: null,
    outcome: 'identity',
    body: `What you ask for is so private that we must know it is you. Please log in with this address, or make an account with it, and verify your identity in your settings. We delete the pictures soon after.`,
  },
];

/** The letters for a kind of request, with what becomes of it. */
export const lettersFor = (kind: DataRequestKind): readonly LetterTemplate[] =>
  dataRequestLetters.filter(({ kinds }) => kinds === null || kinds.includes(kind));

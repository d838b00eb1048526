export { captionsNeedLook, linesToLookAt, spokenIn } from './caption-terms.ts';
export { type MemberText, readMemberText } from './member-text.ts';
export { hashtagsIn, mentionsIn } from './mentions.ts';
export { findProhibitedTerm } from './prohibited-terms.ts';
export { holdsTerms, type PublicText, publicTextsOf, refuseTerms, refuseTermsIn } from './public-texts.ts';
export { termListMark } from './term-list-mark.ts';

// unconfirmed-notices
export const unconfirmedNotice = 'unconfirmed notice';
export const unconfirmedNotices = 'unconfirmed notices';
export const whatUnconfirmedMeans =
  'These don’t count yet: no one has confirmed the address they came from. Once you’ve heard from whoever sent one, confirm it by hand.';
export const namelessNoticeFrom = 'From {email}, sent';
export const noticeFrom = 'From {name}, {email}, sent';
export const deletedUnlessConfirmed = 'We delete it on {date} if no one confirms it.';
export const whatItNames = 'What it names';
export const confirmByHand = 'Confirm by hand';
export const heardFromThemselves =
  'Only if you’ve heard from {name} at the address they gave. The notice counts from now on, and the log will say that you confirmed it.';
export const noticeConfirmed = 'Confirmed. What it names will be here as reports in a moment.';

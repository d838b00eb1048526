import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartLine from 'lucide-react/icons/chart-line';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Layers from 'lucide-react/icons/layers';
import ShieldBan from 'lucide-react/icons/shield-ban';
import Users from 'lucide-react/icons/users';
import * as texts from '../../texts/become-creator.ts';

/** What the site offers creators; all of it exists. */
export const features = [
  {
    icon: CloudUpload,
    name: texts.uploadsThatResume,
    words: texts.aLostConnectionOrA,
  },
  {
    icon: Layers,
    name: texts.everyScreen,
    words: texts.oneFileBecomesEveryQuality,
  },
  {
    icon: CalendarClock,
    name: texts.yourOwnTiming,
    words: texts.saveADraftChooseWhen,
  },
  {
    icon: ChartLine,
    name: texts.numbersYouCanRead,
    words: texts.viewsWatchTimeAndWhere,
  },
  {
    icon: Users,
    name: texts.peopleWhoFollowYou,
    words: texts.yourProfileHoldsVideosPhotos,
  },
  {
    icon: ShieldBan,
    name: texts.whatIsDownStaysDown,
    words: texts.aFileThatWasTaken,
  },
] as const;

/** The three steps. */
export const steps = [
  {
    name: texts.makeYourAccount,
    words: texts.signUpAndConfirmYour,
  },
  {
    name: texts.sendYourApplication,
    words: texts.sayWhatYouMakeAnd,
  },
  {
    name: texts.showWhoYouAre,
    words: texts.haveYourIdentityCheckedAnd,
  },
] as const;

/** Names of the forms on the page. */
export const intents = { apply: 'apply', withdraw: 'withdraw' } as const;

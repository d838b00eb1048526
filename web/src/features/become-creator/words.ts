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
    name: 'Uploads that resume',
    words: texts.aLostConnectionOrA,
  },
  {
    icon: Layers,
    name: 'Every screen',
    words: texts.oneFileBecomesEveryQuality,
  },
  {
    icon: CalendarClock,
    name: 'Your own timing',
    words: texts.saveADraftChooseWhen,
  },
  {
    icon: ChartLine,
    name: 'Numbers you can read',
    words: texts.viewsWatchTimeAndWhere,
  },
  {
    icon: Users,
    name: 'People who follow you',
    words: texts.yourProfileHoldsVideosPhotos,
  },
  {
    icon: ShieldBan,
    name: 'What is down stays down',
    words: texts.aFileThatWasTaken,
  },
] as const;

/** The three steps. */
export const steps = [
  {
    name: 'Make your account',
    words: texts.signUpAndConfirmYour,
  },
  {
    name: 'Send your application',
    words: texts.sayWhatYouMakeAnd,
  },
  {
    name: 'Show who you are',
    words: texts.haveYourIdentityCheckedAnd,
  },
] as const;

/** Names of the forms on the page. */
export const intents = { apply: 'apply', withdraw: 'withdraw' } as const;

import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartLine from 'lucide-react/icons/chart-line';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Layers from 'lucide-react/icons/layers';
import ShieldBan from 'lucide-react/icons/shield-ban';
import Users from 'lucide-react/icons/users';

/** What the site offers creators; all of it exists. */
export const features = [
  {
    icon: CloudUpload,
    name: 'Uploads that resume',
    words:
      'A lost connection or a closed page costs you nothing. Choose the file again, and the upload resumes where it stopped.',
  },
  {
    icon: Layers,
    name: 'Every screen',
    words:
      'One file becomes every quality, from phone to large screen, and plays before all of them are ready.',
  },
  {
    icon: CalendarClock,
    name: 'Your own timing',
    words: 'Save a draft, choose when to publish, or let a licence end on its date.',
  },
  {
    icon: ChartLine,
    name: 'Numbers you can read',
    words: 'Views, watch time and where people stop, day by day, for each of your videos.',
  },
  {
    icon: Users,
    name: 'People who follow you',
    words:
      'Your profile holds videos, photos, posts and playlists. Everybody who follows you hears about a new video.',
  },
  {
    icon: ShieldBan,
    name: 'What is down stays down',
    words: 'A file that was taken down is recognised when somebody sends it again, and refused.',
  },
] as const;

/** The three steps. */
export const steps = [
  {
    name: 'Make your account',
    words: 'Sign up and confirm your e-mail address.',
  },
  {
    name: 'Send your application',
    words: 'Say what you make and link to it. A person reads it and decides.',
  },
  {
    name: 'Show who you are',
    words: 'Have your identity checked and sign the agreement for uploaders. Then your uploads are open.',
  },
] as const;

/** Names of the forms on the page. */
export const intents = { apply: 'apply', withdraw: 'withdraw' } as const;

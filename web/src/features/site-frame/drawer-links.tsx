import CalendarDays from 'lucide-react/icons/calendar-days';
import Clapperboard from 'lucide-react/icons/clapperboard';
import History from 'lucide-react/icons/history';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import ListChecks from 'lucide-react/icons/list-checks';
import ListVideo from 'lucide-react/icons/list-video';
import Shuffle from 'lucide-react/icons/shuffle';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Sparkles from 'lucide-react/icons/sparkles';
import Tv from 'lucide-react/icons/tv';
import UserCheck from 'lucide-react/icons/user-check';
import { Link } from '../../lib/link.tsx';
import { StudioWay, UploadWay } from '../../parts/upload-way.tsx';
import * as paths from '../../paths.ts';
import * as recommendingPaths from '../../recommending-paths.ts';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/site-frame.ts';
import * as workPaths from '../../work-paths.ts';

/** The links of the drawer. */
export default function DrawerLinks(props: { close(): void; onLayoutSettings(): void }) {
  const member = useMember();
  const { close } = props;
  return (
    <ul>
      <li>
        <Link to={paths.categories()} onClick={close}>
          <LayoutGrid className="ic" />
          {texts.categories}
        </Link>
      </li>
      <li>
        <Link to={paths.playlists()} onClick={close}>
          <ListVideo className="ic" />
          {texts.playlists}
        </Link>
      </li>
      <li>
        <Link to={workPaths.browse()} onClick={close}>
          <Tv className="ic" />
          {texts.series}
        </Link>
      </li>
      <li>
        <Link to={workPaths.calendar()} onClick={close}>
          <CalendarDays className="ic" />
          {texts.calendar}
        </Link>
      </li>
      <li>
        <Link to={paths.studios()} onClick={close}>
          <Clapperboard className="ic" />
          {texts.studios}
        </Link>
      </li>
      {member && (
        <>
          <li>
            <Link to={workPaths.myList()} onClick={close}>
              <ListChecks className="ic" />
              {texts.myList}
            </Link>
          </li>
          <li>
            <Link to={recommendingPaths.forYou()} onClick={close}>
              <Sparkles className="ic" />
              {texts.forYou}
            </Link>
          </li>
          <li>
            <Link to={paths.feed()} onClick={close}>
              <UserCheck className="ic" />
              {texts.following}
            </Link>
          </li>
          <li>
            <Link to={paths.history()} onClick={close}>
              <History className="ic" />
              {texts.history}
            </Link>
          </li>
          <li>
            <UploadWay member={member} close={close} />
          </li>
          {member.canUpload && (
            <li>
              <StudioWay close={close} />
            </li>
          )}
        </>
      )}
      <li className="needs-script">
        <button
          type="button"
          onClick={() => {
            close();
            props.onLayoutSettings();
          }}
        >
          <SlidersHorizontal className="ic" />
          {texts.layoutSettings}
        </button>
      </li>
      <li>
        <Link to={paths.surprise()} onClick={close}>
          <Shuffle className="ic" />
          {texts.surpriseMe}
        </Link>
      </li>
    </ul>
  );
}

import LogIn from 'lucide-react/icons/log-in';
import { Link } from 'react-router';
import { plainClick } from '../../lib/plain-click.ts';
import * as paths from '../../paths.ts';
import { askToSignIn } from '../../state/ask-to-sign-in.ts';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/site-frame.ts';

/** In the drawer, for visitors. */
export default function SignInPrompt({ here }: { here: string }) {
  if (useMember()) return null;
  return (
    <div className="sign-in-prompt">
      <p>{texts.saveFavoritesBuildPlaylistsAnd}</p>
      <Link
        className="btn sm flat"
        to={paths.login(here)}
        onClick={(event) => {
          if (!plainClick(event)) return;
          event.preventDefault();
          event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          void askToSignIn(null, { surface: 'profile' });
        }}
      >
        <LogIn className="ic" />
        {texts.signIn}
      </Link>
    </div>
  );
}

import { Link, useLocation } from 'react-router';
import { plainClick } from '../../lib/plain-click.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as paths from '../../paths.ts';
import { askToSignIn } from '../../state/ask-to-sign-in.ts';
import * as texts from '../../texts/notifications.ts';

/** What a visitor would find here as a member, and the way there. */
export function LogInToHear({ close }: { close?(): void }) {
  const { pathname, search } = useLocation();
  return (
    <p className="log-in-to-hear">
      {sentence(texts.getNotifiedAboutNewVideos, {
        link: (words) => (
          <Link
            className="btn sm flat"
            to={paths.login(pathname + search)}
            onClick={(event) => {
              if (!plainClick(event)) return;
              event.preventDefault();
              close?.();
              void askToSignIn();
            }}
          >
            {words}
          </Link>
        ),
      })}
    </p>
  );
}

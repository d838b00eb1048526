import { Link } from 'react-router';
import { plainClick } from '../../lib/plain-click.ts';
import * as paths from '../../paths.ts';
import { askToSignIn } from '../../state/ask-to-sign-in.ts';
import * as texts from '../../texts/become-creator.ts';

/** The button that visitors see: it asks them to log in, and brings them back here. */
export function AskToApply({ words }: { words: string }) {
  return (
    <Link
      className="btn pri"
      to={paths.login(paths.becomeCreator())}
      onClick={(event) => {
        if (!plainClick(event)) return;
        event.preventDefault();
        void askToSignIn(texts.pleaseLogInToApply).then((member) => {
          if (member) document.getElementById('apply')?.scrollIntoView();
        });
      }}
    >
      {words}
    </Link>
  );
}

import { Link } from 'react-router';
import type { ShieldMark } from '#contract/shield-mark.ts';
import type { ShieldKind } from '#contract/wire-values.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/shield.ts';
import './hidden-video.css';

const why: Readonly<Record<ShieldKind, (name: string) => string>> = {
  tag: (name) => fillIn(texts.hiddenByTag, { name }),
  creator: (name) => fillIn(texts.hiddenByCreator, { name }),
  studio: (name) => fillIn(texts.hiddenByStudio, { name }),
};

/** In place of a video that its asker hides: says by which of their own rules, and shows nothing of it. */
const HiddenVideo = ({ mark: { kind, name }, anyway }: { mark: ShieldMark; anyway: string }) => (
  <div className="hidden-video">
    <h1>{texts.notOnYourScreen}</h1>
    <p>{why[kind](name)}</p>
    <p className="ways">
      <Link className="btn sm pri" to={anyway}>
        {texts.showAnyway}
      </Link>
      <Link className="btn sm flat" to={paths.shield()}>
        {texts.changeYourList}
      </Link>
    </p>
  </div>
);

export default HiddenVideo;

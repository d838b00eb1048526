import { useState } from 'react';
import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import { refusalWords } from '../../page/refusal.ts';
import * as paths from '../../paths.ts';
import { say } from '../../state/notices.ts';
import * as texts from '../../texts/videos.ts';
import { Avatar } from '../../ui/avatar.tsx';
import './to-follow.css';

export type Proposed = Output<'get_uploaders_to_follow'>[number];

function Uploader({ uploader }: { uploader: Proposed }) {
  const { id, username, display_name, avatar_url, subscribers_count } = uploader;
  const name = display_name || username;
  const [is, setIs] = useState({ isFollowed: false, count: subscribers_count });
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const now = await call('toggle_subscription', { p_uploader_id: id });
      setIs({ isFollowed: now.is_subscribed, count: now.new_subscribers_count });
    } catch (error) {
      say(refusalWords(error, texts.failedToProcessRequest), 'wrong');
    }
    setBusy(false);
  };
  return (
    <li>
      <Link to={paths.user(username)}>
        <Avatar name={name} of={username} url={avatar_url} size={48} />
        <span>
          <b>{name}</b>
          <small>{countOf(is.count, texts.subscriber, texts.subscribers)}</small>
        </span>
      </Link>
      <button
        type="button"
        className={`btn sm flat needs-script${is.isFollowed ? ' is-on' : ''}`}
        aria-label={fillIn(is.isFollowed ? texts.subscribedToName : texts.subscribeToName, { name })}
        aria-disabled={isBusy}
        onClick={() => void toggle()}
      >
        {is.isFollowed ? texts.subscribed : texts.subscribe}
      </button>
    </li>
  );
}

/** Uploaders for somebody whose feed has nothing in it yet. */
export function ToFollow({ uploaders }: { uploaders: readonly Proposed[] }) {
  if (uploaders.length === 0) return null;
  return (
    <section className="to-follow" aria-labelledby="to-follow">
      <h2 id="to-follow">{texts.uploadersToFollow}</h2>
      <ul>
        {uploaders.map((uploader) => (
          <Uploader key={uploader.id} uploader={uploader} />
        ))}
      </ul>
    </section>
  );
}

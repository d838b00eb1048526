import Shuffle from 'lucide-react/icons/shuffle';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useEffect, useRef } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import { Link } from '../../lib/link.tsx';
import * as paths from '../../paths.ts';
import { usePageState } from '../../state/page-state.tsx';
import { rememberPlace } from '../../state/playlist-place.ts';
import * as texts from '../../texts/playlists.ts';
import { Picture } from '../../ui/picture.tsx';
import { type QueueModel, queuePath } from './queue.ts';
import './playlist-queue.css';

/** The playlist being played: the current place, its videos, and the link to the next. Links only. */
export function QueuePanel({ queue, slug }: { queue: QueueModel; slug: string }) {
  const { gated } = usePageState();
  const list = useRef<HTMLOListElement>(null);
  const { shuffle, number, items } = queue;

  useEffect(() => {
    rememberPlace({ list: queue.slug, slug, shuffle });
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView, which moves the page too.
    if (current && list.current) list.current.scrollTop = current.offsetTop - current.offsetHeight;
  }, [queue.slug, slug, shuffle]);

  return (
    <section className="queue" aria-labelledby="queue-name">
      <header>
        <h2 id="queue-name">
          <Link to={paths.playlist(queue.slug)}>{queue.name}</Link>
        </h2>
        <p>
          {queue.owner} ·{' '}
          {number === null
            ? countOf(queue.total, texts.video, texts.videos)
            : fillIn(texts.numberOfTotal, { number, total: queue.total })}
        </p>
        <nav aria-label={texts.playlist}>
          <Way words={texts.previous} to={queue.previous && queuePath(queue, queue.previous)} rel="prev">
            <SkipBack className="ic" />
          </Way>
          <Way words={texts.next} to={queue.next && queuePath(queue, queue.next)} rel="next">
            <SkipForward className="ic" />
          </Way>
          {shuffle === null ? (
            <Link className="way" to={paths.shufflePlaylist(queue.slug)} preventScrollReset>
              <Shuffle className="ic" />
              {texts.shuffle}
            </Link>
          ) : (
            <Link
              className="way"
              aria-current="true"
              to={paths.watch(slug, null, { list: queue.slug })}
              preventScrollReset
            >
              <Shuffle className="ic" />
              {texts.turnOffShuffle}
            </Link>
          )}
        </nav>
      </header>
      <ol ref={list} start={items[0]?.number ?? 1}>
        {items.map((item) => (
          <li key={item.id} aria-current={item.number === number ? 'true' : undefined}>
            <span className="number" aria-hidden="true">
              {item.number === number ? '▶' : item.number}
            </span>
            <span className="picture">
              {item.picture && !gated && <Picture address={item.picture} most={320} sizes="100px" />}
            </span>
            <span className="words">
              <Link to={queuePath(queue, item.slug)}>{item.title}</Link>
              {item.length && <span>{item.length}</span>}
            </span>
          </li>
        ))}
      </ol>
      {items.length < queue.total && (
        <Link className="all" to={paths.playlist(queue.slug)}>
          {fillIn(texts.allTotalVideos, { total: queue.total })}
        </Link>
      )}
    </section>
  );
}

function Way(props: { words: string; to: string | null; rel: string; children: React.ReactNode }) {
  const { words, to, rel, children } = props;
  if (to === null)
    return (
      <span className="way off">
        {children}
        {words}
      </span>
    );
  return (
    <Link className="way" rel={rel} to={to}>
      {children}
      {words}
    </Link>
  );
}

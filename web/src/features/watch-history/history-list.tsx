import X from 'lucide-react/icons/x';
import { type ReactNode, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import type { FormAnswer } from '../../page/page-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/videos.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { historyIntents } from './intents.ts';
import type { WatchedDay, WatchedVideo } from './watched.ts';
import './watch-history.css';

interface ListProps {
  days: readonly WatchedDay[];
  draw(video: WatchedVideo): ReactNode;
}

/** One video, with a button that removes it. It disappears at once, and returns if the server refuses. */
function Watched(props: { video: WatchedVideo; children: ReactNode; removed(title: string): void }) {
  const fetcher = useFetcher<FormAnswer>();
  const { id, title } = props.video.card;
  return (
    <li hidden={fetcher.state !== 'idle'}>
      {props.children}
      <fetcher.Form method="post" action={paths.history()} onSubmit={() => props.removed(title)}>
        <input type="hidden" name="intent" value={historyIntents.remove} />
        <input type="hidden" name="video_id" value={id} />
        <button
          type="submit"
          className="iconbtn"
          aria-label={fillIn(texts.removeTitleFromYourHistory, { title })}
        >
          <X className="ic" />
        </button>
      </fetcher.Form>
      <FormNote wrong={fetcher.data?.fault?.message} />
    </li>
  );
}

/** What a member watched, day by day. */
export function HistoryList({ days, draw }: ListProps) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const removed = (title: string) => {
    setSaid(fillIn(texts.removedTitleFromYourHistory, { title }));
    // The pressed button disappears; keyboard users continue from here.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <div className="watch-days" ref={list} tabIndex={-1}>
      <p className="vh" role="status">
        {said}
      </p>
      {days.map(({ name, videos }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {videos.map((video) => (
              <Watched key={video.card.id} video={video} removed={removed}>
                {draw(video)}
              </Watched>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

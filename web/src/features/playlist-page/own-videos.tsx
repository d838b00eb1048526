import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import type { CardModel } from '../../page/video-card.ts';
import * as texts from '../../texts/playlists.ts';

/** The list with one card moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const card = list[from];
  return card === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, card);
}

/** The videos of the member's own playlist: sorted by dragging or by buttons, and removed here. */
export function OwnVideos(props: {
  playlistId: string;
  first: readonly CardModel[];
  draw(card: CardModel): ReactNode;
}) {
  const { playlistId, draw } = props;
  const [cards, setCards] = useState(props.first);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const dragged = useRef<{ id: string; before: readonly CardModel[] } | null>(null);

  /** Shows the new list at once, and the old one again if the server refuses. */
  const change = async (before: readonly CardModel[], run: () => Promise<unknown>, failure: string) => {
    setPending(true);
    setProblem('');
    try {
      await run();
    } catch (error) {
      console.error(error);
      setCards(before);
      setProblem(failure);
    } finally {
      setPending(false);
    }
  };
  const settle = (before: readonly CardModel[], now: readonly CardModel[], id: string) => {
    const place = now.findIndex((card) => card.id === id);
    const title = now[place]?.title ?? '';
    setCards(now);
    setSaid(fillIn(texts.movedTitleToPlaceOf, { title, place: place + 1, count: now.length }));
    return change(
      before,
      () =>
        call('move_playlist_video', {
          p_playlist_id: playlistId,
          p_video_id: id,
          p_before_video_id: now[place + 1]?.id ?? null,
        }),
      texts.weCouldntSaveTheNew,
    );
  };
  const remove = (card: CardModel) => {
    setCards(cards.filter(({ id }) => id !== card.id));
    setSaid(fillIn(texts.removedTitleFromThisPlaylist, { title: card.title }));
    return change(
      cards,
      () => call('remove-video-from-playlist', { playlist_id: playlistId, video_id: card.id }),
      texts.failedToRemoveVideoPlease,
    );
  };

  return (
    <>
      <p className="playlist-note" role="alert">
        {problem}
      </p>
      <p className="vh" role="status">
        {said}
      </p>
      <ol className="own-videos">
        {cards.map((card, index) => (
          <li
            key={card.id}
            draggable={!pending}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              dragged.current = { id: card.id, before: cards };
            }}
            onDragOver={(event) => {
              if (!dragged.current) return;
              event.preventDefault();
              const from = cards.findIndex(({ id }) => id === dragged.current?.id);
              if (from >= 0 && from !== index) setCards(moved(cards, from, index));
            }}
            onDrop={(event) => {
              const drag = dragged.current;
              if (!drag) return;
              event.preventDefault();
              dragged.current = null;
              void settle(drag.before, cards, drag.id);
            }}
            onDragEnd={() => {
              // Dropped outside the list: nothing changes.
              if (dragged.current) setCards(dragged.current.before);
              dragged.current = null;
            }}
          >
            {draw(card)}
            <span className="order needs-script">
              <button
                type="button"
                className="iconbtn"
                aria-label={fillIn(texts.moveTitleUp, { title: card.title })}
                disabled={pending || index === 0}
                onClick={() => settle(cards, moved(cards, index, index - 1), card.id)}
              >
                <ArrowUp className="ic" />
              </button>
              <button
                type="button"
                className="iconbtn"
                aria-label={fillIn(texts.moveTitleDown, { title: card.title })}
                disabled={pending || index === cards.length - 1}
                onClick={() => settle(cards, moved(cards, index, index + 1), card.id)}
              >
                <ArrowDown className="ic" />
              </button>
              <button
                type="button"
                className="iconbtn"
                aria-label={fillIn(texts.removeTitle, { title: card.title })}
                disabled={pending}
                onClick={() => remove(card)}
              >
                <Trash2 className="ic" />
              </button>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

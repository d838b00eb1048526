import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Output } from '#contract/calls.ts';
import { CallError, call } from '#contract/client.ts';
import type { OwnSkip } from '#contract/skips.ts';
import { type SkipKind, skipKinds } from '#contract/work-words.ts';
import { clockOf } from '../lib/clock-words.ts';
import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/skips.ts';
import { FormNote } from '../ui/form-note.tsx';
import { Group } from './form-groups.tsx';
import { useTimeSpan } from './use-time-span.tsx';
import '../ui/row-list.css';

const names: Record<SkipKind, string> = {
  opening: texts.opening,
  ending: texts.ending,
  recap: texts.recap,
};

/** What one may skip in an episode, as it was found by sound or set by hand. For its uploader and admins; other videos have none. */
export function VideoSkips({ videoId, level }: { videoId: string; level: 2 | 3 }) {
  const [known, setKnown] = useState<Output<'get_own_skips'> | null>(null);
  const [note, setNote] = useState<{ wrong?: string; done?: string }>({});
  const [edited, setEdited] = useState<SkipKind | null>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Whoever works by keys goes on at the button that takes the form's place. */
  const close = () => {
    const kind = edited;
    setEdited(null);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-kind="${kind}"]`)?.focus());
  };
  useEffect(() => {
    call('get_own_skips', { p_video_id: videoId }).then(setKnown, () => setNote({ wrong: texts.didNotLoad }));
  }, [videoId]);
  const act = async (done: string, work: () => Promise<OwnSkip[]>) => {
    setNote({});
    try {
      const skips = await work();
      setKnown({ is_episode: true, skips });
      close();
      setNote({ done });
    } catch (error) {
      setNote({ wrong: error instanceof CallError ? error.message : texts.failed });
    }
  };
  const save = (kind: SkipKind, from: number | null, to: number | null) =>
    act(texts.isSaved, () =>
      call('save_own_skip', { p_video_id: videoId, p_kind: kind, p_starts_at: from, p_ends_at: to }),
    );
  if (known === null ? note.wrong === undefined : !known.is_episode) return null;
  return (
    <Group heading={texts.skips} level={level}>
      <p className="group-lead">{texts.lead}</p>
      {known !== null && (
        <ul className="row-list boxed" ref={list}>
          {skipKinds.map((kind) => {
            const skip = known.skips.find((one) => one.kind === kind);
            return (
              <li key={kind}>
                <div>
                  <b>{names[kind]}</b>
                  <small>{wordsOf(skip)}</small>
                </div>
                {edited === kind ? (
                  <SkipForm
                    skip={skip}
                    onSave={(from, to) => void save(kind, from, to)}
                    onReset={() =>
                      void act(texts.isListening, () =>
                        call('reset_own_skip', { p_video_id: videoId, p_kind: kind }),
                      )
                    }
                    onCancel={close}
                  />
                ) : (
                  <button
                    type="button"
                    className="btn sm flat"
                    data-kind={kind}
                    aria-label={fillIn(texts.changeKind, { kind: names[kind].toLowerCase() })}
                    onClick={() => setEdited(kind)}
                  >
                    {texts.change}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <FormNote wrong={note.wrong ?? null} done={note.done ?? null} />
    </Group>
  );
}

function wordsOf(skip: OwnSkip | undefined): string {
  if (!skip) return texts.noneFound;
  if (skip.starts_at === null || skip.ends_at === null) return texts.noneByHand;
  const times = fillIn(texts.fromTo, { from: clockOf(skip.starts_at), to: clockOf(skip.ends_at) });
  return `${times} · ${skip.by_hand ? texts.saidByHand : texts.foundBySound}`;
}

function SkipForm(props: {
  skip: OwnSkip | undefined;
  onSave(from: number | null, to: number | null): void;
  onReset(): void;
  onCancel(): void;
}) {
  const { skip, onSave, onReset, onCancel } = props;
  const { read, fields } = useTimeSpan(skip ?? null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const span = read(new FormData(event.currentTarget));
    if (span !== null) onSave(span.starts_at, span.ends_at);
  };
  return (
    <form className="row-form" onSubmit={send}>
      {fields}
      <div className="form-acts">
        <button type="submit" className="btn sm pri">
          {texts.save}
        </button>
        <button type="button" className="btn sm flat" onClick={() => onSave(null, null)}>
          {texts.thereIsNone}
        </button>
        {skip?.by_hand && (
          <button type="button" className="btn sm flat" onClick={onReset}>
            {texts.listenAgain}
          </button>
        )}
        <button type="button" className="btn sm flat" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '#contract/client.ts';
import type { OwnMoment, OwnMoments } from '#contract/moments.ts';
import { clockOf } from '../lib/clock-words.ts';
import { fillIn } from '../lib/fill-in.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/moments.ts';
import { FormNote } from '../ui/form-note.tsx';
import { Group } from './form-groups.tsx';
import { MomentForm, momentName, type SaidMoment } from './moment-form.tsx';
import '../ui/row-list.css';
import './video-moments.css';

/** The button that stands in for the form of a new moment. */
const fresh = 'new';

/** Flashing that was found or said, and warnings at moments. For a video’s uploader and admins. */
export function VideoMoments({ videoId, level }: { videoId: string; level: 2 | 3 }) {
  const [known, setKnown] = useState<OwnMoments | null>(null);
  const [note, setNote] = useState<{ wrong?: string; done?: string }>({});
  const [edited, setEdited] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    call('get_own_moments', { p_video_id: videoId }).then(setKnown, () =>
      setNote({ wrong: texts.didNotLoad }),
    );
  }, [videoId]);
  /** Whoever works by keys goes on at the button that takes the form's place, or at the one to add. */
  const close = (id = edited) => {
    setEdited(null);
    requestAnimationFrame(() => {
      const at = (name: string | null) =>
        place.current?.querySelector<HTMLElement>(`[data-moment="${name}"]`);
      (at(id) ?? at(fresh))?.focus();
    });
  };
  const act = async (done: string, work: () => Promise<OwnMoments>, id?: string) => {
    setNote({});
    try {
      setKnown(await work());
      close(id);
      setNote({ done });
    } catch (error) {
      setNote({ wrong: error instanceof CallError ? error.message : texts.failed });
    }
  };
  const save = (id: string | null, said: SaidMoment) =>
    act(texts.saved, () => call('save_own_moment', { p_video_id: videoId, p_moment_id: id, ...said }));
  if (known === null && note.wrong === undefined) return null;
  const hasFound = known?.moments.some(({ by_hand }) => !by_hand);
  return (
    <Group heading={texts.moments} level={level}>
      <p className="group-lead">
        {texts.momentsLead} {known?.is_measured === true && !hasFound ? texts.measuredNone : null}
        {known?.is_measured === false ? texts.notMeasured : null}
      </p>
      {known !== null && (
        <div ref={place} className="form">
          {known.moments.length > 0 && (
            <ul className="row-list boxed">
              {known.moments.map((moment) => (
                <li key={moment.id}>
                  <MomentWords moment={moment} />
                  {edited === moment.id ? (
                    <MomentForm
                      moment={moment}
                      warnings={known.warnings}
                      onSave={(said) => void save(moment.id, said)}
                      onCancel={() => close()}
                    />
                  ) : (
                    <MomentActs
                      moment={moment}
                      known={known}
                      onChange={() => setEdited(moment.id)}
                      onRemove={() =>
                        void act(
                          texts.isRemoved,
                          () => call('delete_own_moment', { p_moment_id: moment.id }),
                          moment.id,
                        )
                      }
                      onDismiss={(isDismissed) =>
                        void act(
                          isDismissed ? texts.isDismissed : texts.isRestored,
                          () =>
                            call('dismiss_found_flash', {
                              p_moment_id: moment.id,
                              p_is_dismissed: isDismissed,
                            }),
                          moment.id,
                        )
                      }
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {edited === fresh ? (
            <MomentForm
              moment={null}
              warnings={known.warnings}
              onSave={(said) => void save(null, said)}
              onCancel={() => close()}
            />
          ) : (
            <button
              type="button"
              className="btn sm flat moments-add"
              data-moment={fresh}
              onClick={() => setEdited(fresh)}
            >
              {texts.addMoment}
            </button>
          )}
        </div>
      )}
      <FormNote wrong={note.wrong ?? null} done={note.done ?? null} />
    </Group>
  );
}

function MomentWords({ moment }: { moment: OwnMoment }) {
  const times = fillIn(texts.fromTo, { from: clockOf(moment.starts_at), to: clockOf(moment.ends_at) });
  const origin = moment.is_dismissed ? texts.dismissed : moment.by_hand ? texts.saidByHand : texts.foundByUs;
  return (
    <div>
      <b>{momentName(moment)}</b>
      <small>
        {times} · {origin}
      </small>
    </div>
  );
}

function MomentActs(props: {
  moment: OwnMoment;
  known: OwnMoments;
  onChange(): void;
  onRemove(): void;
  onDismiss(isDismissed: boolean): void;
}) {
  const { moment, known, onChange, onRemove, onDismiss } = props;
  const named = { what: momentName(moment).toLowerCase(), time: clockOf(moment.starts_at) };
  return (
    <>
      <a
        className="btn sm flat"
        href={paths.watch(known.slug, Math.max(0, Math.floor(moment.starts_at) - 2))}
        target="_blank"
        rel="noopener"
      >
        {fillIn(texts.play, { time: named.time })}
      </a>
      {moment.by_hand ? (
        <>
          <button
            type="button"
            className="btn sm flat"
            data-moment={moment.id}
            aria-label={fillIn(texts.changeThis, named)}
            onClick={onChange}
          >
            {texts.change}
          </button>
          <button
            type="button"
            className="btn sm flat"
            aria-label={fillIn(texts.removeThis, named)}
            onClick={onRemove}
          >
            {texts.remove}
          </button>
        </>
      ) : known.may_dismiss ? (
        <button
          type="button"
          className="btn sm flat"
          data-moment={moment.id}
          aria-label={fillIn(moment.is_dismissed ? texts.restoreThis : texts.dismissThis, named)}
          onClick={() => onDismiss(!moment.is_dismissed)}
        >
          {moment.is_dismissed ? texts.restore : texts.dismiss}
        </button>
      ) : null}
    </>
  );
}

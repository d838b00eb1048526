import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Output } from '#contract/calls.ts';
import { captionLanguages } from '#contract/caption-languages.ts';
import type { CaptionTrack } from '#contract/captions.ts';
import { CallError, call } from '#contract/client.ts';
import { fillIn } from '../lib/fill-in.ts';
import { exactCount, formatDate } from '../lib/format.ts';
import { languageName } from '../lib/named-codes.ts';
import * as texts from '../texts/subtitles.ts';
import { ConfirmDetails } from '../ui/confirm-details.tsx';
import { FormNote } from '../ui/form-note.tsx';
import { languageOfFile, sendCaptions } from './send-captions.ts';
import './video-captions.css';

const accepted = '.vtt,.srt,.ass,.ssa,text/vtt';
const wordsOf = (error: unknown) => (error instanceof CallError ? error.message : texts.failed);
/** By name, as they are looked for. */
const languages = () =>
  captionLanguages
    .map((code) => [code, languageName(code)] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en'));

/** Subtitles of a video, from its file and added, and a way to add, replace and delete some. For its uploader and admins. */
export function VideoCaptions({ videoId }: { videoId: string }) {
  const [known, setKnown] = useState<Output<'get_video_captions'> | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [language, setLanguage] = useState('');
  const [needsLanguage, setNeedsLanguage] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  /** What the next file replaces; null: it is added in the language that is chosen. */
  const replaced = useRef<string | null>(null);
  const id = useId();
  const read = useCallback(
    async () => setKnown(await call('get_video_captions', { p_video_id: videoId })),
    [videoId],
  );
  useEffect(() => void read().catch(() => setWrong(texts.didNotLoad)), [read]);

  async function act(doing: string, work: () => Promise<string>) {
    setWrong(null);
    setDone(null);
    setBusy(doing);
    try {
      const words = await work();
      await read();
      setDone(words);
    } catch (error) {
      setWrong(wordsOf(error));
    } finally {
      setBusy(null);
    }
  }
  const send = (file: File) => {
    const chosen = replaced.current ?? (language || languageOfFile(file.name));
    if (chosen === '') {
      setNeedsLanguage(true);
      select.current?.focus();
      return;
    }
    const name = languageName(chosen);
    void act(fillIn(texts.sending, { language: name }), async () => {
      const isHeld = await sendCaptions(videoId, chosen, file);
      setLanguage('');
      return fillIn(isHeld ? texts.areHeld : texts.areAdded, { language: name });
    });
  };
  const choose = (of: string | null) => {
    replaced.current = of;
    input.current?.click();
  };
  const remove = (track: CaptionTrack) =>
    act('', async () => {
      await call('delete_video_captions', { p_captions_id: track.id ?? '' });
      return fillIn(texts.isDeleted, { language: track.label });
    });

  return (
    <div className="captions">
      <p className="captions-lead">{texts.lead}</p>
      {known === null ? (
        wrong === null && <p className="none">{texts.loading}</p>
      ) : known.tracks.length === 0 ? (
        <p className="none">{texts.none}</p>
      ) : (
        <ul className="captions-list">
          {known.tracks.map((track) => (
            <Track
              key={track.id ?? `file ${track.language} ${track.label}`}
              track={track}
              mayChange={known.may_change && busy === null}
              onReplace={() => choose(track.language)}
              onDelete={() => void remove(track)}
            />
          ))}
        </ul>
      )}
      {known?.may_change && (
        <div className="captions-add">
          <div className="form-select">
            <label htmlFor={id}>{texts.addLanguage}</label>
            <select
              ref={select}
              id={id}
              value={language}
              aria-invalid={needsLanguage ? true : undefined}
              aria-describedby={needsLanguage ? `${id}-said` : undefined}
              onChange={({ target }) => {
                setLanguage(target.value);
                setNeedsLanguage(false);
              }}
            >
              <option value="">{texts.chooseLanguage}</option>
              {languages().map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
            {needsLanguage && (
              <p id={`${id}-said`} className="said wrong" role="alert">
                {texts.languageFirst}
              </p>
            )}
          </div>
          <input
            ref={input}
            type="file"
            className="vh"
            tabIndex={-1}
            accept={accepted}
            aria-label={texts.subtitleFile}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) send(file);
              target.value = '';
            }}
          />
          <button
            type="button"
            className="btn sm flat needs-script"
            disabled={busy !== null}
            onClick={() => choose(null)}
          >
            {texts.chooseFile}
          </button>
        </div>
      )}
      {known !== null && known.tracks.length > 0 && (
        <label className="captions-found">
          <input
            type="checkbox"
            checked={known.is_searchable}
            disabled={busy !== null}
            onChange={({ target }) => {
              const isOn = target.checked;
              void act('', async () => {
                await call('set_captions_searchable', { p_video_id: videoId, p_is_on: isOn });
                return isOn ? texts.areSearched : texts.areNotSearched;
              });
            }}
          />
          <span>{texts.letSearchFind}</span>
        </label>
      )}
      {known !== null && !known.may_change && <p className="captions-lead">{texts.cannotChange}</p>}
      <p className="captions-said" role="status">
        {busy}
      </p>
      <FormNote wrong={wrong} done={done} />
    </div>
  );
}

function Track(props: { track: CaptionTrack; mayChange: boolean; onReplace(): void; onDelete(): void }) {
  const { track, mayChange, onReplace, onDelete } = props;
  const { label: language, is_added, state } = track;
  return (
    <li data-state={state}>
      <div>
        <b>{language}</b>
        <small>{aboutTrack(track)}</small>
        {stateWords(track)}
      </div>
      {mayChange && state !== 'replaced' && isListed(track.language) && (
        <button
          type="button"
          className="btn sm flat"
          aria-label={fillIn(texts.replaceLanguage, { language })}
          onClick={onReplace}
        >
          {texts.replace}
        </button>
      )}
      {mayChange && is_added && (
        <ConfirmDetails act={texts.deleteIt} question={fillIn(texts.deleteQuestion, { language })}>
          <button type="button" className="btn sm flat danger" onClick={onDelete}>
            {fillIn(texts.deleteLanguage, { language })}
          </button>
        </ConfirmDetails>
      )}
    </li>
  );
}

const isListed = (code: string): boolean => (captionLanguages as readonly string[]).includes(code);

function aboutTrack({ is_added, cue_count, added_at }: CaptionTrack): string {
  if (!is_added) return texts.inTheFile;
  const parts = [
    added_at !== null && fillIn(texts.addedOn, { date: formatDate(added_at) }),
    cue_count !== null && linesWords(cue_count),
  ];
  return parts.filter(Boolean).join(' · ');
}
export const linesWords = (count: number): string =>
  count === 1 ? texts.oneLine : fillIn(texts.lines, { count: exactCount(count) });

function stateWords({ state, reason }: CaptionTrack): ReactNode {
  if (state === 'shown') return null;
  const words = {
    held: texts.isHeld,
    replaced: texts.isReplaced,
    refused: fillIn(texts.isRefused, { reason: reason ?? '' }),
  };
  return <small className="captions-state">{words[state]}</small>;
}

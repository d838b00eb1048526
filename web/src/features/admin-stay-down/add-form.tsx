import { useEffect, useId, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-review.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import '../../ui/text-area.css';
import { addIntent } from './intents.ts';
import { ReasonField } from './reason-field.tsx';

/** Adds files by their hashes: typed, pasted, or read from a text file. */
export function AddForm() {
  const form = useSectionForm(addIntent);
  const list = useRef<HTMLTextAreaElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();
  const { done } = form;
  const sent = useRef<HTMLFormElement>(null);
  // The next press must not add the same hashes again.
  useEffect(() => {
    if (done !== null) sent.current?.reset();
  }, [done]);

  async function read(file: File) {
    if (list.current === null) return;
    const fits = file.size <= limits.stayDownListLength;
    if (fits) list.current.value = await file.text();
    setWrong(fits ? null : texts.thisFileIsTooLargeAdd);
  }

  return (
    <AdminSection title={texts.addByHash} lead={texts.sha256OfWholeFilesOne}>
      <form.Form method="post" className="form stay-down-form" ref={sent}>
        <input type="hidden" name="intent" value={addIntent} />
        <div className="form-field">
          <label htmlFor={id}>{texts.hashes}</label>
          <textarea
            ref={list}
            id={id}
            name="hashes"
            className="text-area"
            rows={5}
            required
            spellCheck={false}
            maxLength={limits.stayDownListLength}
            aria-invalid={form.wrong('p_hashes') ? true : undefined}
            aria-describedby={`${id}-said`}
          />
          <p id={`${id}-said`} className="said wrong" aria-live="polite">
            {form.wrong('p_hashes') ?? wrong}
          </p>
        </div>
        <div className="form-field needs-script">
          <label htmlFor={`${id}-file`}>{texts.orReadThemFromA}</label>
          <div className="input">
            <input
              id={`${id}-file`}
              type="file"
              accept=".txt,.sha256,.csv,text/plain"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file) void read(file);
              }}
            />
          </div>
        </div>
        <ReasonField label={texts.reason} error={form.wrong('p_reason')} />
        <button type="submit" className="btn sm pri" aria-disabled={form.busy}>
          {texts.addToTheList}
        </button>
        <FormNote wrong={form.wrongWhole('p_hashes', 'p_reason')} done={form.done} />
      </form.Form>
    </AdminSection>
  );
}

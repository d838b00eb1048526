import { useId, useState } from 'react';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import * as texts from '../../texts/upload.ts';
import { Field } from '../../ui/field.tsx';

const usual: readonly string[] = [texts.tv, texts.movie, texts.ova, texts.ona, texts.special];

/** The format of a work: one by which searches are narrowed already, or another. */
export function FormatField({ initial, error }: { initial: string; error: string | null }) {
  const id = useId();
  const [known, setKnown] = useState(usual);
  const ask = () =>
    call('get_search_filters', {}).then(
      ({ formats }) => setKnown([...new Set([...usual, ...formats])]),
      // One can type all the same.
      () => undefined,
    );
  return (
    <>
      <Field
        label={texts.format}
        name="format"
        list={id}
        autoComplete="off"
        hint={texts.formatHint}
        maxLength={limits.formatLength}
        defaultValue={initial}
        error={error}
        onFocus={() => known === usual && void ask()}
      />
      <datalist id={id}>
        {known.map((format) => (
          <option key={format} value={format} />
        ))}
      </datalist>
    </>
  );
}

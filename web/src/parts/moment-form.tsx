import type { FormEvent } from 'react';
import type { OwnMoment } from '#contract/moments.ts';
import * as texts from '../texts/moments.ts';
import { Select } from '../ui/choices.tsx';
import { useTimeSpan } from './use-time-span.tsx';

/** What somebody says of a moment. */
export interface SaidMoment {
  p_kind: OwnMoment['kind'];
  p_tag: string | null;
  p_starts_at: number;
  p_ends_at: number;
}

/** Names of kinds begin with this, which no tag does. */
const kindPrefix = ':';

export const momentName = ({ kind, tag }: Pick<OwnMoment, 'kind' | 'tag'>): string =>
  kind === 'general' ? texts.general : kind === 'red' ? texts.red : (tag ?? '');

/** What a moment is, and from when to when. */
export function MomentForm(props: {
  moment: OwnMoment | null;
  warnings: readonly string[];
  onSave(said: SaidMoment): void;
  onCancel(): void;
}) {
  const { moment, warnings, onSave, onCancel } = props;
  const { read, fields } = useTimeSpan(moment);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const span = read(form);
    if (span === null) return;
    const what = String(form.get('what'));
    const isFlash = what.startsWith(kindPrefix);
    onSave({
      p_kind: isFlash ? (what.slice(kindPrefix.length) as OwnMoment['kind']) : 'warning',
      p_tag: isFlash ? null : what,
      p_starts_at: span.starts_at,
      p_ends_at: span.ends_at,
    });
  };
  return (
    <form className="row-form moment-form" onSubmit={send}>
      <Select
        label={texts.kind}
        name="what"
        defaultValue={
          moment === null || moment.kind === 'warning'
            ? (moment?.tag ?? warnings[0] ?? `${kindPrefix}general`)
            : `${kindPrefix}${moment.kind}`
        }
        options={[
          ...warnings.map((name) => [name, name] as const),
          [`${kindPrefix}general`, texts.general],
          [`${kindPrefix}red`, texts.red],
        ]}
      />
      {fields}
      <div className="form-acts">
        <button type="submit" className="btn sm pri">
          {texts.save}
        </button>
        <button type="button" className="btn sm flat" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

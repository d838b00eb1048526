import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-settings.ts';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import type { SectionState } from './use-settings-form.ts';

/** Which videos are worth a second encoding. */
export function EncodingSettings({ state }: { state: SectionState }) {
  const { rule, leastViews } = state.value('secondGeneration') as { rule: unknown; leastViews: unknown };
  return (
    <div className="two">
      <Select
        label={texts.av1For}
        name="secondGenerationRule"
        defaultValue={String(rule)}
        options={[
          ['watched', texts.av1ForWatched],
          ['all', texts.av1ForAll],
          ['never', texts.av1ForNone],
        ]}
        error={state.wrong('secondGeneration.rule')}
      />
      <Field
        label={texts.viewsIn30Days}
        name="secondGenerationViews"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(leastViews)}
        error={state.wrong('secondGeneration.leastViews')}
        hint={fillIn(texts.viewsIn30DaysHint, { source: state.source('secondGeneration') })}
      />
    </div>
  );
}

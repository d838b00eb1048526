import { retentionSteps } from '#contract/storage-lists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-storage.ts';
import { Select } from '../../ui/choices.tsx';
import type { SectionState } from './use-settings-form.ts';

const sourceChoices = [
  ['ready', texts.goesWhenReady],
  ...retentionSteps.sourceDays.map((days) => [String(days), fillIn(texts.goesAfterDays, { days })] as const),
  ['never', texts.goesNever],
] as const;
const rungChoices = [
  ['0', texts.tallNever],
  ...retentionSteps.rungMonths.map(
    (months) => [String(months), fillIn(texts.tallAfterMonths, { months })] as const,
  ),
] as const;

/** What is deleted by itself, and when. */
export function StorageSettings({ state }: { state: SectionState }) {
  const { rule, days } = state.value('sourceRetention') as { rule: unknown; days: unknown };
  return (
    <>
      <div className="setting-choice">
        <Select
          label={texts.whenSourcesGo}
          name="sourceRetention"
          defaultValue={String(rule === 'days' ? days : rule)}
          options={sourceChoices}
          error={state.wrong('sourceRetention')}
        />
        <p className="said">{fillIn(texts.sourcesHint, { source: state.source('sourceRetention') })}</p>
      </div>
      <div className="setting-choice">
        <Select
          label={texts.whenTallGo}
          name="tallRungMonths"
          defaultValue={String(state.value('tallRungMonths'))}
          options={rungChoices}
          error={state.wrong('tallRungMonths')}
        />
        <p className="said">{fillIn(texts.tallHint, { source: state.source('tallRungMonths') })}</p>
      </div>
    </>
  );
}

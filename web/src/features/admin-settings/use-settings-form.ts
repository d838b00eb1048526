import { useEffect, useRef, useState } from 'react';
import type { SettingName, SettingsNow } from '#contract/site-settings.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatMoment } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-settings.ts';
import type { SectionName, SettingsAnswer } from './sections.ts';

/** What the fields of a section need. */
export interface SectionState {
  /** What was typed and refused, else the current value. */
  value(name: SettingName): unknown;
  /** What is wrong with a field, or with any line of a list. */
  wrong(field: string): string | null;
  /** Where a setting comes from, and what somebody else has set meanwhile. */
  source(name: SettingName): string;
}

const sources = {
  default: '',
  file: texts.fromTheSettingsFile,
  environment: texts.fromTheEnvironment,
} as const;

function sourceWords(page: SettingsNow, name: SettingName): string {
  const origin = page.origins.find((one) => one.name === name);
  if (!origin) return '';
  if (origin.source !== 'page') return sources[origin.source];
  const { changed_by: admin, changed_at: at } = origin;
  const date = at === null ? null : formatMoment(at);
  if (admin === null) return date === null ? texts.setHere : fillIn(texts.setHereOn, { date });
  return date === null ? fillIn(texts.setHereBy, { admin }) : fillIn(texts.setHereByOn, { admin, date });
}

const wordsOf = (value: unknown): string =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object')
    ? value.join(', ') || 'nothing'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value) || 'nothing';

/** The form of one section. It is filled anew after it is saved; other sections do not disturb what is being typed. */
export function useSettingsForm(section: SectionName, page: SettingsNow) {
  const form = useSectionForm(section);
  const back = useSectionForm(`${section}.back`);
  const answer = form.answer as SettingsAnswer | undefined;
  const [filled, setFilled] = useState({ round: 0, version: page.version, settings: page.settings });
  const settled = useRef(new Set<unknown>());
  const done = [form, back].find((one) => one.done !== null && !one.busy && !settled.current.has(one.answer));
  useEffect(() => {
    if (!done) return;
    settled.current.add(done.answer);
    setFilled(({ round }) => ({ round: round + 1, version: page.version, settings: page.settings }));
  }, [done, page]);

  const now = answer?.now ?? null;
  const state: SectionState = {
    value: (name) => answer?.typed?.[name] ?? filled.settings[name],
    wrong(field) {
      const faults = answer?.faults ?? [];
      const own = faults.filter((one) => one.field === field || one.field.startsWith(`${field}.`));
      return own.length === 0 ? null : own.map(({ message }) => message).join(' ');
    },
    source(name) {
      const words = sourceWords(page, name);
      const isOther = now !== null && wordsOf(now.settings[name]) !== wordsOf(answer?.typed?.[name]);
      return isOther
        ? `${words} ${fillIn(texts.setMeanwhile, { setting: wordsOf(now.settings[name]) })}`
        : words;
    },
  };
  return { form, back, answer, state, round: filled.round, version: now?.version ?? filled.version };
}

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { leadTo } from '../../parts/form-groups.tsx';
import * as texts from '../../texts/upload.ts';
import { missingIn } from './missing.ts';
import { type FormValues, forgetForm, recallForm, rememberForm, valuesOf } from './remembered-form.ts';

interface Fault {
  field: string | null;
  message: string;
}

/** Fields that show what is wrong with them. */
const shown = [
  'title',
  'description',
  'tags',
  'format',
  'adults',
  'rights',
  'publish_at',
  'licence_ends_at',
  'series',
  'series_group',
];
/** Parameters whose fields are named differently. */
const renamed: Readonly<Record<string, string>> = {
  adults_only: 'adults',
  rights_held: 'rights',
  work_title: 'series',
  release_group: 'series_group',
};
const fieldOf = (parameter: string | null): string | null => {
  const name = parameter?.replace(/^p_/, '') ?? null;
  return name === null ? null : (renamed[name] ?? name);
};

/**
 * What was typed before in the form of this key, in this tab; null: nothing. Known once the page has come to life, so
 * that server and browser draw the same at first; `version` is the key of a form that begins anew with it.
 */
export function useRecalled(owner: string, key: string) {
  const [recalled, setRecalled] = useState<FormValues | null>(null);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const found = recallForm(owner, key);
    setRecalled(found);
    if (found !== null) setVersion((before) => before + 1);
  }, [owner, key]);
  const discard = useCallback(() => {
    forgetForm(owner, key);
    setRecalled(null);
    setVersion((before) => before + 1);
  }, [owner, key]);
  return { recalled, version, discard };
}

/** The form that describes a video: what stands in it, what it lacks, what is wrong, and that nothing typed is lost. */
export function useVideoForm(props: {
  owner: string;
  formKey: string;
  initial: FormValues;
  /** The declaration is not part of it. */
  isDeclared: boolean;
  onEdit?(): void;
}) {
  const { owner, formKey, initial, isDeclared, onEdit } = props;
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isTried, setTried] = useState(false);
  const missing = missingIn(values, Date.now(), isDeclared);

  const read = useCallback((): FormValues => {
    const found = element.current === null ? {} : valuesOf(new FormData(element.current));
    setValues(found);
    return found;
  }, []);
  // What was chosen for the reader, and what they typed before the page came to life.
  useEffect(() => void read(), [read]);

  const edit = (event: FormEvent) => {
    const { name = '' } = event.target as HTMLInputElement;
    if (name === '' || name.startsWith('still-')) return;
    rememberForm(owner, formKey, read());
    setFault((before) => (before?.field === name || before?.field === `${name}_at` ? null : before));
    onEdit?.();
  };
  const refuse = (error: unknown): Fault => {
    const isRefusal = error instanceof CallError;
    const refusal = {
      field: isRefusal ? fieldOf(error.field) : null,
      message: isRefusal ? error.message : texts.failedRequest,
    };
    setFault(refusal);
    return refusal;
  };
  const faultOf = (field: string): string | null => {
    if (fault?.field === field) return fault.message;
    return isTried ? (missing.find((one) => one.field === field)?.words ?? null) : null;
  };

  return {
    values,
    missing,
    isTried,
    /** For the form. */
    bind: { ref: element, noValidate: true, onChange: edit, onInput: edit } as const,
    /** For its groups. */
    group: { initial, values, wrongOf: faultOf },
    /** What is wrong with it as a whole. */
    wrongWhole: fault !== null && !shown.includes(fault.field ?? '') ? fault.message : null,
    /** Nothing is missing; else what is missing first gets the focus. */
    isWhole(): boolean {
      const lacks = missingIn(read(), Date.now(), isDeclared);
      setTried(lacks.length > 0);
      if (lacks[0]) leadTo(element.current, lacks[0].field);
      return lacks.length === 0;
    },
    lead: (name: string) => leadTo(element.current, name),
    /** Says what a call refused, and brings its field into view. Answers the name of that field. */
    refuse(error: unknown): string | null {
      const { field } = refuse(error);
      if (field !== null) requestAnimationFrame(() => leadTo(element.current, field));
      return field;
    },
    clear: () => setFault(null),
    read,
    forget: () => forgetForm(owner, formKey),
  };
}

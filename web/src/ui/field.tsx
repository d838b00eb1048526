import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { useFault } from '../lib/fault-of-form.ts';
import { useTyped } from '../lib/posted-form.ts';
import * as texts from '../texts/common.ts';
import './field.css';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'defaultValue'> {
  defaultValue?: string | undefined;
  label: ReactNode;
  /** What is wrong with the value, in words. */
  error?: string | null | undefined;
  /** What is right with it, or what it is for. */
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  /** The parameter that it becomes, where its name does not tell: a refusal of that stands here. */
  parameter?: string;
  /** Beside the input, inside its border. */
  tool?: ReactNode;
}

/** A labelled input with its hint and its fault beneath. */
export function Field({ label, error: given, hint, tool, ref, parameter, ...input }: FieldProps) {
  const id = useId();
  const error = useFault(input.name, given, parameter);
  const typed = useTyped(input.name, input.defaultValue);
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <div className="input">
        <input
          {...input}
          {...(input.value === undefined ? { defaultValue: typed } : {})}
          ref={ref}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-said`}
        />
        {tool}
      </div>
      <p id={`${id}-said`} className={error ? 'said wrong' : 'said'} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}

/** A password, which can be shown. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'tool'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      tool={
        <button
          type="button"
          className="iconbtn needs-script"
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff className="ic" /> : <Eye className="ic" />}
        </button>
      }
    />
  );
}

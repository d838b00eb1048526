import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import * as texts from '../texts/common.ts';

/**
 * The search field and the filters of a table, stored in the address. It submits itself 300 ms after the last letter,
 * and at once when something is picked; without script, by its button.
 */
export function TableSearch(props: {
  /** Path of the page, without a query. */
  action: string;
  label: string;
  q: string;
  /** What else stays in the address. */
  keep?: Readonly<Record<string, string | null>>;
  /** Selects of the form. */
  children?: ReactNode;
  /** What makes a new row: after the search, at the end of the bar. */
  create?: ReactNode;
}) {
  const { action, label, q, keep = {}, children, create } = props;
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(q);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed by a link or by going back: the field follows, but not while somebody is typing.
  useEffect(() => {
    if (q === sent.current || field.current === null) return;
    clearTimeout(timer.current);
    sent.current = q;
    field.current.value = q;
  }, [q]);
  return (
    <Form
      className="table-tools"
      action={action}
      role="search"
      aria-label={label}
      preventScrollReset
      onSubmit={() => {
        clearTimeout(timer.current);
        sent.current = field.current?.value.trim() ?? '';
      }}
      onChange={({ currentTarget: form, target }) => {
        clearTimeout(timer.current);
        const send = () => {
          sent.current = field.current?.value.trim() ?? '';
          void submit(form, { replace: true, preventScrollReset: true });
        };
        if (target instanceof HTMLSelectElement) send();
        else timer.current = setTimeout(send, 300);
      }}
    >
      {Object.entries(keep).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        ref={field}
        className="field"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={200}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
      />
      {children}
      <button className="btn sm flat needs-no-script" type="submit">
        {texts.search}
      </button>
      {create && <span className="table-create">{create}</span>}
    </Form>
  );
}

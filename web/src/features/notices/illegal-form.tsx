import { policy, reportChoiceNames } from '#contract/policy.ts';
import * as memberPaths from '../../member-paths.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { Field } from '../../ui/field.tsx';
import { Question } from '../../ui/question.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TickedStatement } from '../../ui/ticked-statement.tsx';
import { NoticeFrame, overOf } from './notice-frame.tsx';

export const illegalIntent = 'illegal';

const reasons = reportChoiceNames.map((name) => [name, policy[name].choice] as const);

/** A notice of illegal content, of anybody. `thing`: what it is about, as `comment:ID`; null: its addresses are typed. */
export function IllegalForm({ thing }: { thing: string | null }) {
  const form = useSectionForm(illegalIntent);
  const over = overOf(form);
  const [kind] = thing?.split(':') ?? [];
  return (
    <NoticeFrame
      form={form}
      intent={illegalIntent}
      here={memberPaths.illegalContent(thing)}
      isByMail={false}
      submit="Send notice"
      sending="Sending..."
    >
      {kind !== undefined && <p className="notice-lead">This notice is about one {kind}.</p>}
      <input type="hidden" name="thing" value={thing ?? ''} />
      <TextArea
        label={thing === null ? 'Addresses of what is illegal' : 'More addresses (optional)'}
        name="addresses"
        error={over('p_addresses')}
        rows={3}
        hint="One address per line, as the address bar shows it."
      />
      <Question label="What is wrong with it?" name="reason" answers={reasons} />
      <TextArea
        label="Why it is illegal"
        name="explanation"
        error={over('p_explanation')}
        rows={5}
        hint="If you can, name the law, and say where in a video it is seen."
      />
      <Field label="Your name" name="name" error={over('p_full_name')} autoComplete="name" />
      <Field
        label="Your email address"
        name="email"
        type="email"
        autoComplete="email"
        hint="If a minor may be shown, you need not give your name and address."
      />
      <TickedStatement name="goodFaith">
        I believe in good faith that what I write in this notice is accurate and complete.
      </TickedStatement>
    </NoticeFrame>
  );
}

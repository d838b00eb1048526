import { policy, reportChoiceNames } from '#contract/policy.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as memberPaths from '../../member-paths.ts';
import type { FormSender } from '../../page/form-sender.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/notices.ts';
import { Field } from '../../ui/field.tsx';
import { Question } from '../../ui/question.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TickedStatement } from '../../ui/ticked-statement.tsx';
import { NoticeFrame } from './notice-frame.tsx';

export const illegalIntent = 'illegal';

const reasons = reportChoiceNames.map((name) => [name, policy[name].choice] as const);

/** A notice of illegal content, of anybody. `thing`: what it is about, as `comment:ID`; null: its addresses are typed. */
export function IllegalForm({ thing, sender }: { thing: string | null; sender: FormSender | null }) {
  const form = useSectionForm(illegalIntent);
  const [kind] = thing?.split(':') ?? [];
  return (
    <NoticeFrame
      form={form}
      intent={illegalIntent}
      here={memberPaths.illegalContent(thing)}
      isByMail={false}
      submit={texts.sendNotice}
      sending={texts.sending}
    >
      {kind !== undefined && <p className="notice-lead">{fillIn(texts.thisNoticeIsAboutOne, { kind })}</p>}
      <input type="hidden" name="thing" value={thing ?? ''} />
      <TextArea
        label={thing === null ? texts.addressesOfWhatIsIllegal : texts.moreAddressesOptional}
        name="addresses"
        parameter="p_addresses"
        rows={3}
        hint={texts.oneAddressPerLineAs}
      />
      <Question label={texts.whatIsWrongWithItSentence} name="reason" answers={reasons} />
      <TextArea
        label={texts.whyItIsIllegal}
        name="explanation"
        parameter="p_explanation"
        rows={5}
        hint={texts.ifYouCanNameThe}
      />
      <Field
        label={texts.yourName}
        name="name"
        parameter="p_full_name"
        autoComplete="name"
        defaultValue={sender?.name}
      />
      <Field
        label={texts.yourEmailAddress}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={sender?.email}
        hint={texts.ifAMinorMayBe}
      />
      <TickedStatement name="goodFaith" parameter="p_good_faith_belief">
        {texts.iBelieveInGoodFaith}
      </TickedStatement>
    </NoticeFrame>
  );
}

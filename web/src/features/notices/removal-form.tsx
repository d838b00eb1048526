import { noticeLimits } from '#contract/notice-lists.ts';
import * as memberPaths from '../../member-paths.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { Field } from '../../ui/field.tsx';
import { Question } from '../../ui/question.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { NoticeFrame, overOf } from './notice-frame.tsx';

export const removalIntent = 'removal';
const slots = Array.from({ length: noticeLimits.removalSlots }, (_, index) => index + 1);

/** A request of somebody who wants something of theirs gone: images of them, or a work. */
export function RemovalForm({ isMember }: { isMember: boolean }) {
  const form = useSectionForm(removalIntent);
  const over = overOf(form);
  return (
    <NoticeFrame
      form={form}
      intent={removalIntent}
      here={memberPaths.contentRemoval()}
      isByMail={!isMember}
      submit="Submit request"
      sending="Submitting..."
    >
      <Field label="Email" name="email" type="email" autoComplete="email" />
      <Field label="Confirm email" name="confirmEmail" type="email" autoComplete="email" />
      <Field label="Legal name" name="legalName" error={over('p_full_name')} autoComplete="name" />
      <Question
        label="What are you reporting?"
        name="reportingFor"
        answers={[
          ['abusive', 'Abusive content: I did not agree to it, or it harms me'],
          ['copyright', 'My copyright'],
        ]}
      />
      <fieldset className="notice-question">
        <legend>URLs</legend>
        {over('p_addresses') && <p className="said wrong">{over('p_addresses')}</p>}
        {slots.map((slot) => (
          <Field key={slot} label={`URL ${slot}`} name={`url${slot}`} type="url" autoComplete="off" />
        ))}
      </fieldset>
      <Question
        label="Do you appear in it?"
        name="doYouAppear"
        answers={[
          ['yes', 'Yes'],
          ['no', 'No'],
        ]}
      />
      <TextArea
        label="Additional information (optional)"
        name="additionalInfo"
        error={over('p_additional_info')}
        rows={4}
      />
      <Field
        label="Digital signature"
        name="digitalSignature"
        error={over('p_signature')}
        placeholder="Type your full legal name"
        hint="By signing you swear that what you write here is true."
      />
    </NoticeFrame>
  );
}

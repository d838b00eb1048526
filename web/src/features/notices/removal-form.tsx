import { noticeLimits } from '#contract/notice-lists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as memberPaths from '../../member-paths.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/notices.ts';
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
      submit={texts.submitRequest}
      sending={texts.submitting}
    >
      <Field label={texts.email} name="email" type="email" autoComplete="email" />
      <Field label={texts.confirmEmail} name="confirmEmail" type="email" autoComplete="email" />
      <Field label={texts.legalName} name="legalName" error={over('p_full_name')} autoComplete="name" />
      <Question
        label={texts.whatAreYouReporting}
        name="reportingFor"
        answers={[
          ['abusive', texts.abusiveContentIDidNot],
          ['copyright', texts.myCopyright],
        ]}
      />
      <fieldset className="notice-question">
        <legend>{texts.uRLs}</legend>
        {over('p_addresses') && <p className="said wrong">{over('p_addresses')}</p>}
        {slots.map((slot) => (
          <Field
            key={slot}
            label={fillIn(texts.urlSlot, { slot })}
            name={`url${slot}`}
            type="url"
            autoComplete="off"
          />
        ))}
      </fieldset>
      <Question
        label={texts.doYouAppearInIt}
        name="doYouAppear"
        answers={[
          ['yes', texts.yes],
          ['no', texts.no],
        ]}
      />
      <TextArea
        label={texts.additionalInformationOptional}
        name="additionalInfo"
        error={over('p_additional_info')}
        rows={4}
      />
      <Field
        label={texts.digitalSignature}
        name="digitalSignature"
        error={over('p_signature')}
        placeholder={texts.typeYourFullLegalName}
        hint={texts.bySigningYouSwearThat}
      />
    </NoticeFrame>
  );
}

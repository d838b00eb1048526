import * as memberPaths from '../../member-paths.ts';
import type { FormSender } from '../../page/form-sender.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/notices.ts';
import { Field } from '../../ui/field.tsx';
import { Question } from '../../ui/question.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { NoticeFrame } from './notice-frame.tsx';
import { UrlSlots } from './url-slots.tsx';

export const removalIntent = 'removal';

/**
 * A request of somebody who wants something of theirs gone: images of them, or a work. A member’s address is known; their
 * legal name is not.
 */
export function RemovalForm({ isMember, sender }: { isMember: boolean; sender: FormSender | null }) {
  const form = useSectionForm(removalIntent);
  return (
    <NoticeFrame
      form={form}
      intent={removalIntent}
      here={memberPaths.contentRemoval()}
      isByMail={!isMember}
      submit={texts.submitRequest}
      sending={texts.submitting}
    >
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={sender?.email}
      />
      <Field
        label={texts.confirmEmail}
        name="confirmEmail"
        parameter="p_confirm_email"
        type="email"
        autoComplete="email"
        defaultValue={sender?.email}
      />
      <Field label={texts.legalName} name="legalName" parameter="p_full_name" autoComplete="name" />
      <div className="notice-about">
        <Question
          label={texts.whatAreYouReporting}
          name="reportingFor"
          parameter="p_reporting_for"
          answers={[
            ['abusive', texts.abusiveContentIDidNot],
            ['copyright', texts.myCopyright],
          ]}
        />
      </div>
      <UrlSlots />
      <div className="notice-appears">
        <Question
          label={texts.doYouAppearInIt}
          name="doYouAppear"
          parameter="p_do_you_appear"
          answers={[
            ['yes', texts.yes],
            ['no', texts.no],
          ]}
        />
      </div>
      <TextArea
        label={texts.additionalInformationOptional}
        name="additionalInfo"
        parameter="p_additional_info"
        rows={4}
      />
      <Field
        label={texts.digitalSignature}
        name="digitalSignature"
        parameter="p_signature"
        placeholder={texts.typeYourFullLegalName}
        hint={texts.bySigningYouSwearThat}
      />
    </NoticeFrame>
  );
}

import { takedownTexts as texts } from '#contract/notice-texts.ts';
import * as memberPaths from '../../member-paths.ts';
import type { FormSender } from '../../page/form-sender.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as pageTexts from '../../texts/notices.ts';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TickedStatement } from '../../ui/ticked-statement.tsx';
import { NoticeFrame } from './notice-frame.tsx';

export const takedownIntent = 'takedown';

/** A notice of 17 U.S.C. § 512(c)(3). */
export function TakedownForm({ isMember, sender }: { isMember: boolean; sender: FormSender | null }) {
  const form = useSectionForm(takedownIntent);
  return (
    <NoticeFrame
      form={form}
      intent={takedownIntent}
      here={memberPaths.takedownForm()}
      isByMail={!isMember}
      submit={texts.submit}
      sending={texts.sending}
    >
      <Field label={pageTexts.fullName} name="fullName" parameter="p_full_name" autoComplete="name" />
      <TextArea
        label={pageTexts.mailingAddress}
        name="address"
        parameter="p_address"
        rows={3}
        autoComplete="street-address"
      />
      <Field
        label={pageTexts.phoneNumber}
        name="phoneNumber"
        parameter="p_phone_number"
        type="tel"
        autoComplete="tel"
      />
      <Field
        label={pageTexts.emailAddress}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={sender?.email}
      />
      <TextArea
        label={pageTexts.uRLsOfInfringingVideos}
        name="infringingUrls"
        parameter="p_addresses"
        rows={4}
        hint={pageTexts.oneUrlPerLineAs}
      />
      <TextArea
        label={pageTexts.descriptionOfTheOriginalCopyrighted}
        name="originalWorkDescription"
        parameter="p_original_work"
        rows={4}
      />
      <TickedStatement name="goodFaithBelief" parameter="p_good_faith_belief">
        {pageTexts.iHaveAGoodFaith}
      </TickedStatement>
      <TickedStatement name="accuracyStatement" parameter="p_accuracy_statement">
        {pageTexts.iSwearUnderPenaltyOf}
      </TickedStatement>
      <Field
        label={pageTexts.electronicSignature}
        name="signature"
        parameter="p_signature"
        placeholder={pageTexts.typeYourFullLegalName}
      />
    </NoticeFrame>
  );
}

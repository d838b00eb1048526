import { takedownTexts as texts } from '#contract/notice-texts.ts';
import * as memberPaths from '../../member-paths.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as pageTexts from '../../texts/notices.ts';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TickedStatement } from '../../ui/ticked-statement.tsx';
import { NoticeFrame, overOf } from './notice-frame.tsx';

export const takedownIntent = 'takedown';

/** A notice of 17 U.S.C. § 512(c)(3). */
export function TakedownForm({ isMember }: { isMember: boolean }) {
  const form = useSectionForm(takedownIntent);
  const over = overOf(form);
  return (
    <NoticeFrame
      form={form}
      intent={takedownIntent}
      here={memberPaths.takedownForm()}
      isByMail={!isMember}
      submit={texts.submit}
      sending={texts.sending}
    >
      <Field label={pageTexts.fullName} name="fullName" error={over('p_full_name')} autoComplete="name" />
      <TextArea
        label={pageTexts.mailingAddress}
        name="address"
        error={over('p_address')}
        rows={3}
        autoComplete="street-address"
      />
      <Field
        label={pageTexts.phoneNumber}
        name="phoneNumber"
        error={over('p_phone_number')}
        type="tel"
        autoComplete="tel"
      />
      <Field label={pageTexts.emailAddress} name="email" type="email" autoComplete="email" />
      <TextArea
        label={pageTexts.uRLsOfInfringingVideos}
        name="infringingUrls"
        error={over('p_addresses')}
        rows={4}
        hint={pageTexts.oneUrlPerLineAs}
      />
      <TextArea
        label={pageTexts.descriptionOfTheOriginalCopyrighted}
        name="originalWorkDescription"
        error={over('p_original_work')}
        rows={4}
      />
      <TickedStatement name="goodFaithBelief">{pageTexts.iHaveAGoodFaith}</TickedStatement>
      <TickedStatement name="accuracyStatement">{pageTexts.iSwearUnderPenaltyOf}</TickedStatement>
      <Field
        label={pageTexts.electronicSignature}
        name="signature"
        error={over('p_signature')}
        placeholder={pageTexts.typeYourFullLegalName}
      />
    </NoticeFrame>
  );
}

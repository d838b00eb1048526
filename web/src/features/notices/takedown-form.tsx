import { takedownTexts as texts } from '#contract/notice-texts.ts';
import * as memberPaths from '../../member-paths.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
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
      <Field label="Full name" name="fullName" error={over('p_full_name')} autoComplete="name" />
      <TextArea
        label="Mailing address"
        name="address"
        error={over('p_address')}
        rows={3}
        autoComplete="street-address"
      />
      <Field
        label="Phone number"
        name="phoneNumber"
        error={over('p_phone_number')}
        type="tel"
        autoComplete="tel"
      />
      <Field label="Email address" name="email" type="email" autoComplete="email" />
      <TextArea
        label="URLs of infringing videos"
        name="infringingUrls"
        error={over('p_addresses')}
        rows={4}
        hint="One URL per line, as the address bar shows it."
      />
      <TextArea
        label="Description of the original copyrighted work"
        name="originalWorkDescription"
        error={over('p_original_work')}
        rows={4}
      />
      <TickedStatement name="goodFaithBelief">
        I have a good faith belief that the use of the material is not authorized by the copyright owner, its
        agent, or the law.
      </TickedStatement>
      <TickedStatement name="accuracyStatement">
        I swear, under penalty of perjury, that what I write in this notice is accurate, and that I am the
        copyright owner or authorized to act on behalf of the owner.
      </TickedStatement>
      <Field
        label="Electronic signature"
        name="signature"
        error={over('p_signature')}
        placeholder="Type your full legal name"
      />
    </NoticeFrame>
  );
}

import { limits } from '#contract/limits.ts';
import { Field } from '../../ui/field.tsx';

/** The reason, for those who read the list or the log later. */
export const ReasonField = ({ label, error }: { label: string; error?: string | null }) => (
  <Field label={label} name="reason" required maxLength={limits.removalReasonLength} error={error} />
);

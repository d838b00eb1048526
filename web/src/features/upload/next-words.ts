import { fillIn } from '../../lib/fill-in.ts';
import { formatMoment } from '../../lib/format.ts';
import * as texts from '../../texts/upload.ts';
import { type FormValues, textOf } from './remembered-form.ts';

/** What happens once this form is sent, in a sentence or two. */
export function nextWords(values: FormValues, isReviewed: boolean): string {
  const wish = textOf(values, 'publish');
  if (wish === 'draft') return texts.nextDraft;
  if (textOf(values, 'depicts') === 'live_action') return texts.nextFilmed;
  const at = new Date(textOf(values, 'publish_at'));
  if (wish === 'schedule' && !Number.isNaN(at.getTime())) {
    const moment = formatMoment(at.toISOString());
    return fillIn(isReviewed ? texts.nextScheduledReviewed : texts.nextScheduled, { moment });
  }
  return isReviewed ? texts.nextReviewed : texts.nextPublished;
}

/** The word on the button that sends it. */
export function actWords(values: FormValues, isReviewed: boolean): string {
  const wish = textOf(values, 'publish');
  if (wish === 'draft') return texts.actDraft;
  if (isReviewed) return texts.actReview;
  if (textOf(values, 'depicts') === 'live_action') return texts.actSendIn;
  return wish === 'schedule' ? texts.actSchedule : texts.actPublish;
}

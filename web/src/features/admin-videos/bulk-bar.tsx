import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-videos.ts';

/** Acts on everything that is selected, and on the whole catalogue. */
export function BulkBar(props: {
  count: number;
  isBusy: boolean;
  onPublish(): void;
  onUnpublish(): void;
  onDelete(): void;
  onBackfill(): void;
}) {
  const { count, isBusy, onPublish, onUnpublish, onDelete, onBackfill } = props;
  const isOff = count === 0 || isBusy;
  return (
    <fieldset className="bulk-bar needs-script" aria-label={texts.withTheSelectedVideos}>
      <span className="sum" aria-live="polite">
        {count === 0 ? texts.noneSelected : fillIn(texts.countSelected, { count })}
      </span>
      <button type="button" className="btn sm flat" disabled={isOff} onClick={onPublish}>
        {texts.publish}
      </button>
      <button type="button" className="btn sm flat" disabled={isOff} onClick={onUnpublish}>
        {texts.unpublish}
      </button>
      <button type="button" className="btn sm flat" disabled={isOff} onClick={onDelete}>
        {texts.deleteWords}
      </button>
      <button type="button" className="btn sm flat backfill" disabled={isBusy} onClick={onBackfill}>
        {texts.backfillVideoDetails}
      </button>
    </fieldset>
  );
}

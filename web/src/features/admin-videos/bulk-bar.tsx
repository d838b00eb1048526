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
    <fieldset className="bulk-bar needs-script" aria-label="With the chosen videos">
      <span className="sum" aria-live="polite">
        {count === 0 ? 'None chosen' : `${count} chosen`}
      </span>
      <button type="button" className="btn sm flat" disabled={isOff} onClick={onPublish}>
        Publish
      </button>
      <button type="button" className="btn sm flat" disabled={isOff} onClick={onUnpublish}>
        Unpublish
      </button>
      <button type="button" className="btn sm flat" disabled={isOff} onClick={onDelete}>
        Delete
      </button>
      <button type="button" className="btn sm flat backfill" disabled={isBusy} onClick={onBackfill}>
        Backfill Video Details
      </button>
    </fieldset>
  );
}

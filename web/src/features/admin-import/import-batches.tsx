import { useState } from 'react';
import { Link } from 'react-router';
import type { Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import type { ImportBatch, ImportItem } from '#contract/import-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/admin-import.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Moment } from '../../ui/moment.tsx';
import { errorWords } from './source-words.ts';

const stateWords: Readonly<Record<ImportItem['state'], string>> = {
  imported: texts.imported,
  skipped: texts.skipped,
  failed: texts.notImported,
  undone: texts.undone,
};

/** Of the chosen videos: its page was closed before the end, or the import is still running. */
const notReached = ({ selected_count, imported_count, skipped_count, failed_count }: ImportBatch): number =>
  selected_count === null ? 0 : selected_count - imported_count - skipped_count - failed_count;

function Items({ batchId }: { batchId: string }) {
  const [items, setItems] = useState<readonly ImportItem[]>([]);
  const [next, setNext] = useState<number | null>(1);
  const [fault, setFault] = useState<string | null>(null);
  async function more(page: number) {
    try {
      const found = await call('get_import_items', { p_batch_id: batchId, p_page: page });
      setItems((now) => [...now, ...found.items]);
      setNext(found.has_more ? page + 1 : null);
      setFault(null);
    } catch (error) {
      setFault(errorWords(error));
    }
  }
  return (
    <>
      {fault !== null && (
        <p role="alert" className="source-fault">
          {fault}
        </p>
      )}
      <ul className="source-items">
        {items.map(({ id, title, source_url, state, reason, slug, publish_status }) => (
          <li key={id} data-state={state}>
            {publish_status === 'published' && slug !== null ? (
              <Link to={paths.watch(slug)}>{title}</Link>
            ) : (
              <span>{title || source_url}</span>
            )}
            <small>
              {stateWords[state]}
              {state === 'imported' && publish_status !== null && `, ${publish_status}`}
              {reason !== null && `: ${reason}`}
            </small>
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" className="btn sm flat" onClick={() => void more(next)}>
          {next === 1 ? texts.showItems : texts.showMoreItems}
        </button>
      )}
    </>
  );
}

/** Past imports, what became of their items, and a way to reopen them. */
export function ImportBatches(props: {
  batches: Output<'get_import_batches'>;
  act(work: () => Promise<string>): void;
}) {
  const { batches, act } = props;
  const [older, setOlder] = useState<{ items: readonly ImportBatch[]; next: number | null } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const next = older === null ? (batches.has_more ? 2 : null) : older.next;
  async function showOlder(page: number) {
    try {
      const found = await call('get_import_batches', { p_page: page });
      setOlder((now) => ({
        items: [...(now?.items ?? []), ...found.items],
        next: found.has_more ? page + 1 : null,
      }));
      setFault(null);
    } catch (error) {
      setFault(errorWords(error));
    }
  }
  // An import that started meanwhile has shifted the pages: show each once, as last read.
  const shown = [
    ...new Map([...(older?.items ?? []), ...batches.items].map((one) => [one.id, one])).values(),
  ].sort((one, other) => other.created_at.localeCompare(one.created_at));
  const undo = (batch: ImportBatch) =>
    act(async () => (await call('undo_import', { p_batch_id: batch.id })).message);
  return (
    <AdminSection title={texts.importsSoFar}>
      {shown.length === 0 ? (
        <p>{texts.noImportsYet}</p>
      ) : (
        <ul className="source-batches">
          {shown.map((batch) => (
            <li key={batch.id}>
              <details>
                <summary>
                  <strong>{batch.feed_name ?? batch.source_url}</strong>
                  <small>
                    <Moment at={batch.created_at} />
                    {batch.declared_by && `, ${batch.declared_by}`}
                    {' · '}
                    {[
                      fillIn(texts.batchCounts, {
                        imported: batch.imported_count,
                        skipped: batch.skipped_count,
                        failed: batch.failed_count,
                      }),
                      notReached(batch) > 0 && fillIn(texts.countNotReached, { count: notReached(batch) }),
                      batch.state === 'undone' && texts.undoneState,
                      batch.state === 'undoing' && texts.beingUndone,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </summary>
                <Items batchId={batch.id} />
                {batch.state === 'open' && batch.imported_count > 0 && (
                  <ConfirmDetails
                    act={texts.undoThisImport}
                    question={
                      batch.imported_count === 1
                        ? texts.undoOne
                        : fillIn(texts.undoMany, { count: batch.imported_count })
                    }
                  >
                    <button type="button" className="btn sm flat" onClick={() => undo(batch)}>
                      {texts.yesUndoIt}
                    </button>
                  </ConfirmDetails>
                )}
              </details>
            </li>
          ))}
        </ul>
      )}
      {fault !== null && (
        <p role="alert" className="source-fault">
          {fault}
        </p>
      )}
      {next !== null && (
        <button type="button" className="btn sm flat" onClick={() => void showOlder(next)}>
          {texts.showOlderImports}
        </button>
      )}
    </AdminSection>
  );
}

import { dropCached } from '../../../platform/calls/cached-answers.ts';
import type { Config } from '../../../platform/config.ts';
import type { Executor, TransactionExecutor } from '../../../platform/db/database.ts';
import { notify } from '../../../platform/db/notifications.ts';
import type { SealedColumn } from '../../../platform/sealed-columns.ts';
import { sealerOf } from '../../../platform/sealed-values.ts';
import { libraryOrigin } from '../../../platform/settings/settings.ts';
import type { StreamPlace } from './stream-address.ts';
import {
  deleteStreamHost,
  findStreamHost,
  listStreamHosts,
  type StreamHostRow,
  writeStreamHost,
} from './stream-host-queries.ts';

/** Topic of the notification that a stream host was added or changed: pages may now load from other hosts. */
export const streamHostsTopic = 'stream.hosts';

type Settings = Pick<Config, 'secret' | 'settings'>;
const sealer = sealerOf('keys of stream tokens');

export const sealedStreamColumns: readonly SealedColumn[] = [
  {
    table: 'stream_hosts',
    column: 'sealed_token_key',
    key: ['library_id'],
    sealer,
    about: ({ library_id }) => library_id ?? '',
  },
];

/** The place given by a stored host and key; the operator's own host, if set, wins. */
export function placeOf(
  { secret, settings }: Settings,
  row: { library_id: string | null; host: string | null; sealed_token_key: Buffer | null },
): StreamPlace | null {
  const origin = libraryOrigin(settings) ?? (row.host === null ? null : `https://${row.host}`);
  if (origin === null) return null;
  const { sealed_token_key: sealed, library_id } = row;
  return { origin, tokenKey: sealed === null ? null : sealer({ secret }).open(sealed, library_id ?? '') };
}

/** Where a library's videos are streamed from; null: nobody has said. */
export async function findStreamPlace(
  db: Executor,
  config: Settings,
  libraryId: string,
): Promise<StreamPlace | null> {
  const row = await findStreamHost(db, libraryId);
  return placeOf(config, row ?? { library_id: libraryId, host: null, sealed_token_key: null });
}

/** Every library with its host, and whether its addresses carry tokens. */
export const streamHosts = async (
  db: Executor,
): Promise<{ libraryId: string; host: string; hasTokenKey: boolean }[]> =>
  (await listStreamHosts(db)).map((row) => ({
    libraryId: row.library_id,
    host: row.host,
    hasTokenKey: row.sealed_token_key !== null,
  }));

/** Origins that pages may load streams and pictures from. */
export const streamOrigins = async (db: Executor): Promise<string[]> => [
  ...new Set((await listStreamHosts(db)).map(({ host }) => `https://${host}`)),
];

/**
 * Stores where a library is streamed from. For `host` and `tokenKey`, undefined leaves the current value and
 * null removes it; a key without a host is not stored.
 */
export async function storeStreamHost(
  transaction: TransactionExecutor,
  { secret }: Settings,
  libraryId: string,
  change: { host?: string | null; tokenKey?: string | null },
): Promise<void> {
  const before = await findStreamHost(transaction, libraryId);
  const host = change.host === undefined ? (before?.host ?? null) : change.host;
  const sealed =
    change.tokenKey === undefined
      ? (before?.sealed_token_key ?? null)
      : change.tokenKey === null
        ? null
        : sealer({ secret }).seal(change.tokenKey, libraryId);
  if (host === null) await deleteStreamHost(transaction, libraryId);
  else {
    const row: StreamHostRow = { library_id: libraryId, host, sealed_token_key: sealed };
    await writeStreamHost(transaction, row);
  }
  await notify(transaction, streamHostsTopic);
  await dropCached(transaction, 'videos');
}

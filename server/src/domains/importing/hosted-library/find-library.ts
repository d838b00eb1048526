import { storedKey } from '#contract/wire-values.ts';
import { AppError, badInput } from '../../../kit/app-error.ts';
import type { CallContext, Platform } from '../../../platform/context.ts';
import { findStreamPlace, type StreamPlace, storeStreamHost, streamHosts } from '../../videos/index.ts';
import { findHostedAccount, findHostedLibrary } from './hosted-queries.ts';
import type { LibraryPage } from './library-answer-rules.ts';
import type { LibraryClient } from './library-client.ts';
import { LibraryFault } from './library-fault.ts';
import type { LibraryKeys } from './library-keys.ts';
import { storeOnRecord } from './store-on-record.ts';

type Machines = Pick<Platform, 'db' | 'config'>;
interface Tools {
  client: LibraryClient;
  keys: LibraryKeys;
}

/**
 * A page of a library, opened with whichever key works: the library's stored one, else the given one as its
 * key, else the given one as the account's, which reveals the library's own. A key that worked is stored.
 * Throws LibraryFault, or `badInput` if there is no key to try.
 */
export async function pageWithAnyKey(
  context: Pick<CallContext, 'db' | 'config' | 'viewer'>,
  { client, keys }: Tools,
  { libraryId, given, page }: { libraryId: number; given: string; page: number },
): Promise<LibraryPage> {
  const { db, config } = context;
  const onFile = await keys.stored(db, libraryId);
  if (onFile !== null) {
    const found = await unlessRefused(client.page(onFile, libraryId, page));
    if (found !== null) return found;
  }
  if (given === '')
    throw badInput('apiKey', `${config.settings.hostedLibraryName} Account API Key is missing.`);
  if (given !== storedKey && given !== onFile) {
    const found = await unlessRefused(client.page(given, libraryId, page));
    if (found !== null) {
      await storeOnRecord(context, (transaction) => keys.storeLibraryKey(transaction, libraryId, given));
      return found;
    }
  }
  const library = await client.library(await keys.accountKey(db, given), libraryId);
  await storeOnRecord(context, (transaction) => keys.storeLibrary(transaction, library));
  if (library.apiKey === null) throw new LibraryFault('broken');
  return client.page(library.apiKey, libraryId, page);
}

/** Null if the key is not the required one. */
async function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof LibraryFault && error.isKeyRefused) return null;
    throw error;
  }
}

/**
 * Where the library streams from. With the first page the account is asked, with the given or the stored key,
 * so that we notice tokens being switched on or off; a host set by hand stays. If no key opens the account:
 * what is known already, or null, in which case it can be set by hand.
 */
export async function findPlace(
  { db, config }: Machines,
  { client, keys }: Tools,
  { libraryId, given, page }: { libraryId: number; given: string; page: number },
): Promise<StreamPlace | null> {
  const library = await findHostedLibrary(db, libraryId);
  const known = await findStreamPlace(db, config, String(libraryId));
  if ((known !== null && page > 1) || library === null || library.pull_zone_id === null) return known;
  const account = given === storedKey || (await findHostedAccount(db)) !== null ? storedKey : given;
  try {
    const zone = await client.zone(await keys.accountKey(db, account), library.pull_zone_id);
    const name = String(libraryId);
    const hosts = await streamHosts(db);
    const isStored = hosts.some((row) => row.libraryId === name);
    if (zone.host === null && !isStored) return known;
    if (isStored && known?.tokenKey === zone.tokenKey) return known;
    const change = isStored ? { tokenKey: zone.tokenKey } : zone;
    await db.transaction((transaction) => storeStreamHost(transaction, config, name, change));
    return await findStreamPlace(db, config, name);
  } catch (error) {
    // Pictures may be missing from the list then, but the list itself is there.
    if (error instanceof AppError) return known;
    throw error;
  }
}

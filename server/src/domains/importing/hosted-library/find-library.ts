import { storedKey } from '#contract/hosted-library.ts';
import { badInput } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { findStreamPlace, keepStreamHost, type StreamPlace } from '../../videos/index.ts';
import { findHostedAccount, findHostedLibrary } from './hosted-queries.ts';
import type { LibraryPage } from './library-answer-rules.ts';
import type { LibraryClient } from './library-client.ts';
import { LibraryFault } from './library-fault.ts';
import type { LibraryKeys } from './library-keys.ts';

type Machines = Pick<Platform, 'db' | 'config'>;
interface Tools {
  client: LibraryClient;
  keys: LibraryKeys;
}

/**
 * A page of a library, with whichever key opens it: the kept one of the library, else the given one as its key, else the
 * given one as the account's, which tells the library's own. A key that worked is kept. Throws LibraryFault, or
 * `badInput` without a key to try.
 */
export async function pageWithAnyKey(
  { db, config }: Machines,
  { client, keys }: Tools,
  { libraryId, given, page }: { libraryId: number; given: string; page: number },
): Promise<LibraryPage> {
  const kept = await keys.stored(db, libraryId);
  if (kept !== null) {
    const found = await unlessRefused(client.page(kept, libraryId, page));
    if (found !== null) return found;
  }
  if (given === '')
    throw badInput('apiKey', `${config.settings.hostedLibraryName} Account API Key is missing.`);
  if (given !== storedKey && given !== kept) {
    const found = await unlessRefused(client.page(given, libraryId, page));
    if (found !== null) {
      await keys.keepLibraryKey(db, libraryId, given);
      return found;
    }
  }
  const library = await client.library(await keys.accountKey(db, given), libraryId);
  await keys.keepLibrary(db, library);
  if (library.apiKey === null) throw new LibraryFault('broken');
  return client.page(library.apiKey, libraryId, page);
}

/** Null where the key is not the one that is asked for. */
async function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof LibraryFault && error.isKeyRefused) return null;
    throw error;
  }
}

/**
 * Where the library is streamed from. What is not known yet is asked of the account, with the given key or the kept one;
 * where neither opens it, null: then the host can be set by hand.
 */
export async function findPlace(
  { db, config }: Machines,
  { client, keys }: Tools,
  { libraryId, given }: { libraryId: number; given: string },
): Promise<StreamPlace | null> {
  const library = await findHostedLibrary(db, libraryId);
  const known = await findStreamPlace(db, config, String(libraryId));
  const isAsked = known !== null && config.settings.hostedLibraryHost === '';
  if (isAsked || library === null || library.pull_zone_id === null) return known;
  const account = given === storedKey || (await findHostedAccount(db)) !== null ? storedKey : given;
  try {
    const zone = await client.zone(await keys.accountKey(db, account), library.pull_zone_id);
    if (zone.host === null) return known;
    await db.transaction((transaction) => keepStreamHost(transaction, config, String(libraryId), zone));
    return await findStreamPlace(db, config, String(libraryId));
  } catch (error) {
    // Pictures are missing in the list then; the list itself is there.
    if (error instanceof LibraryFault) return known;
    throw error;
  }
}

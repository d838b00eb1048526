import { storedKey } from '#contract/wire-values.ts';
import { badInput } from '../../../kit/app-error.ts';
import type { Config } from '../../../platform/config.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { SealedColumn } from '../../../platform/sealed-columns.ts';
import { type Sealer, sealerOf } from '../../../platform/sealed-values.ts';
import {
  findHostedAccount,
  findHostedLibrary,
  type HostedLibraryRow,
  writeHostedAccount,
  writeHostedLibrary,
  writeReadOnlyKey,
} from './hosted-queries.ts';
import type { Library } from './library-answer-rules.ts';

/** Keys of the video host as stored: sealed, each for its own place. */
export interface LibraryKeys {
  /** The key meant by an `apiKey` parameter. Throws `badInput` if none is stored. */
  accountKey(db: Executor, given: string): Promise<string>;
  storeAccountKey(db: Executor, key: string): Promise<void>;
  /** Null: none is stored, or the site's secret has changed since. */
  libraryKey(row: HostedLibraryRow | null): string | null;
  readOnlyKey(row: HostedLibraryRow | null): string | null;
  storeLibrary(db: Executor, library: Library): Promise<void>;
  /** A library of which only a key that opens it is known. */
  storeLibraryKey(db: Executor, id: number, key: string): Promise<void>;
  storeReadOnlyKey(db: Executor, id: number, key: string | null): Promise<void>;
  stored(db: Executor, id: number): Promise<string | null>;
}

const sealerFor = sealerOf('keys of the hosted library');
const ofAccount = 'account';
const ofLibrary = (id: number | string): string => `library ${id}`;
const ofNotices = (id: number | string): string => `notices ${id}`;

export const sealedLibraryColumns: readonly SealedColumn[] = [
  {
    table: 'hosted_account',
    column: 'sealed_key',
    key: ['is_only'],
    sealer: sealerFor,
    about: () => ofAccount,
  },
  {
    table: 'hosted_libraries',
    column: 'sealed_key',
    key: ['id'],
    sealer: sealerFor,
    about: ({ id }) => ofLibrary(id ?? ''),
  },
  {
    table: 'hosted_libraries',
    column: 'sealed_read_only_key',
    key: ['id'],
    sealer: sealerFor,
    about: ({ id }) => ofNotices(id ?? ''),
  },
];

export function createLibraryKeys(config: Pick<Config, 'secret' | 'settings'>): LibraryKeys {
  const sealer: Sealer = sealerFor(config);
  const open = (sealed: Buffer | null, about: string): string | null =>
    sealed === null ? null : sealer.open(sealed, about);
  const seal = (key: string | null, about: string): Buffer | null =>
    key === null ? null : sealer.seal(key, about);
  const keys: LibraryKeys = {
    async accountKey(db, given) {
      if (given !== storedKey) return given;
      const account = await findHostedAccount(db);
      const key = account === null ? null : sealer.open(account.sealed_key, ofAccount);
      if (key === null)
        throw badInput('apiKey', `No ${config.settings.hostedLibraryName} Account API Key is kept here`);
      return key;
    },
    storeAccountKey: (db, key) => writeHostedAccount(db, sealer.seal(key, ofAccount)),
    libraryKey: (row) => (row === null ? null : open(row.sealed_key, ofLibrary(row.id))),
    readOnlyKey: (row) => (row === null ? null : open(row.sealed_read_only_key, ofNotices(row.id))),
    storeLibrary: (db, library) =>
      writeHostedLibrary(db, {
        id: library.id,
        name: library.name,
        videoCount: library.videoCount,
        pull_zone_id: library.pullZoneId,
        sealed_key: seal(library.apiKey, ofLibrary(library.id)),
        sealed_read_only_key: seal(library.readOnlyKey, ofNotices(library.id)),
      }),
    storeLibraryKey: (db, id, key) =>
      writeHostedLibrary(db, {
        id,
        name: null,
        videoCount: null,
        pull_zone_id: null,
        sealed_key: sealer.seal(key, ofLibrary(id)),
        sealed_read_only_key: null,
      }),
    storeReadOnlyKey: (db, id, key) => writeReadOnlyKey(db, id, seal(key, ofNotices(id))),
    stored: async (db, id) => keys.libraryKey(await findHostedLibrary(db, id)),
  };
  return keys;
}

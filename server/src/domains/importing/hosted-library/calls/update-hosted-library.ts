import { AppError, badInput } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { storeStreamHost, streamHosts } from '../../../videos/index.ts';
import { findHostedLibrary } from '../hosted-queries.ts';
import { knownLibraryView } from '../hosted-view.ts';
import { readHost } from '../library-answer-rules.ts';
import { createLibraryKeys } from '../library-keys.ts';

const change = (text: string | undefined): string | null | undefined =>
  text === undefined ? undefined : text.trim() || null;

export const updateHostedLibrary = implement(
  'update_hosted_library',
  async (input, { db, config, viewer }) => {
    const id = input.p_library_id;
    const written = change(input.p_stream_host);
    const host = written === undefined || written === null ? written : readHost(written);
    if (host === null && written !== null)
      throw badInput('p_stream_host', 'Enter the name of a host, like vz-1234.b-cdn.net.');
    const tokenKey = change(input.p_token_key);
    const readOnlyKey = change(input.p_read_only_key);
    const keys = createLibraryKeys(config);
    return db.transaction(async (transaction) => {
      if ((await findHostedLibrary(transaction, id)) === null)
        throw new AppError('notFound', 'There is no such library here.');
      const stream = {
        ...(host === undefined ? {} : { host }),
        ...(tokenKey === undefined ? {} : { tokenKey }),
      };
      if (Object.keys(stream).length > 0) await storeStreamHost(transaction, config, String(id), stream);
      if (readOnlyKey !== undefined) await keys.storeReadOnlyKey(transaction, id, readOnlyKey);
      const row = await findHostedLibrary(transaction, id);
      if (row === null) throw new Error('a library was lost while it was changed');
      await recordAct(transaction, actorOf(viewer), {
        act: 'library.changed',
        targetKind: 'library',
        targetId: String(id),
        summary: `Changed how the library "${row.name}" is streamed and heard.`,
        details: {
          ...(host === undefined ? {} : { stream_host: host }),
          token_key: tokenKey === undefined ? 'as before' : tokenKey === null ? 'taken away' : 'set',
          read_only_key:
            readOnlyKey === undefined ? 'as before' : readOnlyKey === null ? 'taken away' : 'set',
        },
      });
      const hosts = await streamHosts(transaction);
      return knownLibraryView(
        row,
        hosts.find(({ libraryId }) => libraryId === String(id)),
      );
    });
  },
);

import { implement } from '../../../../platform/calls/implement.ts';
import { streamHosts } from '../../../videos/index.ts';
import { findHostedAccount, listHostedLibraries } from '../hosted-queries.ts';
import { knownLibraryView } from '../hosted-view.ts';
import { noticePath } from '../notice-rules.ts';

export const getHostedLibrarySettings = implement(
  'get_hosted_library_settings',
  async (_input, { db, config }) => {
    const [account, libraries, hosts] = await Promise.all([
      findHostedAccount(db),
      listHostedLibraries(db),
      streamHosts(db),
    ]);
    return {
      host_name: config.settings.hostedLibraryName,
      account_key_stored_at: account?.stored_at.toISOString() ?? null,
      libraries: libraries.map((row) =>
        knownLibraryView(
          row,
          hosts.find(({ libraryId }) => libraryId === String(row.id)),
        ),
      ),
      webhook_path: noticePath,
    };
  },
);

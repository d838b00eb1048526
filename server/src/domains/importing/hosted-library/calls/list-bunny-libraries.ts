import { storedKey } from '#contract/wire-values.ts';
import { badInput } from '../../../../kit/app-error.ts';
import { actorOf, recordAct } from '../../../../platform/audit/record-act.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { libraryView } from '../hosted-view.ts';
import { createLibraryClient } from '../library-client.ts';
import { createLibraryKeys } from '../library-keys.ts';
import { storeOnRecord } from '../store-on-record.ts';

/** The libraries' keys come with the list; they are stored here and go no further. */
export const listBunnyLibraries = implement('list-bunny-libraries', async (input, context) => {
  const { config, db, viewer } = context;
  const given = input.apiKey.trim();
  if (given === '')
    throw badInput('apiKey', `Please enter your ${config.settings.hostedLibraryName} Account API Key.`);
  const keys = createLibraryKeys(config);
  const key = await keys.accountKey(db, given);
  const libraries = await createLibraryClient(config).libraries(key);
  const remembers = input.remember === true && given !== storedKey;
  await storeOnRecord(context, async (transaction) => {
    for (const library of libraries) await keys.storeLibrary(transaction, library);
    if (!remembers) return;
    await keys.storeAccountKey(transaction, key);
    await recordAct(transaction, actorOf(viewer), {
      act: 'library_key.stored',
      targetKind: 'library',
      targetId: null,
      summary: `Stored the account key of ${config.settings.hostedLibraryName}.`,
      details: { libraries: libraries.map(({ id }) => id) },
    });
  });
  return libraries.map(libraryView);
});

import { AppError, badInput } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { readPersonName } from '../account-rules.ts';
import { renamePasskeyRow } from '../passkeys/passkey-queries.ts';
import { passkeyView } from '../passkeys/passkey-view.ts';

export const renamePasskey = implement('rename_passkey', async (input, { db, memberId }) => {
  const name = readPersonName(input.p_name, 'p_name');
  if (name === null) throw badInput('p_name', 'Give the passkey a name.');
  const passkey = await renamePasskeyRow(db, memberId, input.p_passkey_id, name);
  if (passkey === null) throw new AppError('notFound', 'Passkey not found.');
  return passkeyView(passkey);
});

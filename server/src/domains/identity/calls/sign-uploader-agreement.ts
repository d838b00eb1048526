import { implement } from '../../../platform/calls/implement.ts';
import { signAgreement } from '../agreement.ts';
import { readPersonName } from '../identity-rules.ts';
import { ownIdentity } from '../own-identity.ts';

export const signUploaderAgreement = implement('sign_uploader_agreement', async (input, context) => {
  const name = readPersonName(input.p_name, 'p_name');
  await context.db.transaction((transaction) =>
    signAgreement(transaction, context, context.memberId, { version: input.p_version, name }),
  );
  return ownIdentity(context);
});

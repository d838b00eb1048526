import { implement } from '../../../platform/calls/implement.ts';
import { beginExport } from '../export/export-account.ts';
import { exportView } from '../export/export-view.ts';
import { ownAccount, requireProof } from '../passwords/change-password.ts';

export const requestAccountExport = implement('request_account_export', async (input, context) => {
  const account = await ownAccount(context);
  await requireProof(context, account, input.p_password, 'p_password');
  return exportView(await beginExport(context, account));
});

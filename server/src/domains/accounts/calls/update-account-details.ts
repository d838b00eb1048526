import { implement } from '../../../platform/calls/implement.ts';
import { accountView } from '../account-view.ts';
import { changeDetails } from '../details/change-details.ts';
import { ownAccount } from '../passwords/change-password.ts';

const fields = {
  username: 'p_username',
  displayName: 'p_display_name',
  firstName: 'p_first_name',
  lastName: 'p_last_name',
};

export const updateAccountDetails = implement('update_account_details', async (input, context) => {
  const { id } = await ownAccount(context);
  const changed = await changeDetails(
    context,
    id,
    {
      username: input.p_username,
      displayName: input.p_display_name,
      firstName: input.p_first_name,
      lastName: input.p_last_name,
    },
    fields,
  );
  return accountView(changed, context.objectBase);
});

import { useFetcher } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import { listIntents as intents, listAction } from '../../page/list-form.ts';
import type { FormAnswer } from '../../page/page-form.ts';
import * as texts from '../../texts/lists.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { FormNote } from '../../ui/form-note.tsx';

/** Takes a work off the list, with all that was said of it. */
export function RemoveEntry({ work }: { work: { id: string; title: string } }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <FormNote wrong={fetcher.data?.fault?.message} />
      <ConfirmDetails
        act={texts.removeFromMyList}
        question={fillIn(texts.removeTitleFromYourList, { title: work.title })}
      >
        <fetcher.Form method="post" action={listAction}>
          <input type="hidden" name="intent" value={intents.remove} />
          <input type="hidden" name="work_id" value={work.id} />
          <button type="submit" className="btn sm flat">
            {texts.yesRemoveIt}
          </button>
        </fetcher.Form>
      </ConfirmDetails>
    </>
  );
}

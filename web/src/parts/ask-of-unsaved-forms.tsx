import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { useUnsavedForms } from './unsaved-forms.ts';

/** Asks before somebody leaves a page whose forms hold something that was typed and not sent. Stands once in a page. */
export function AskOfUnsavedForms() {
  return <AskBeforeLeaving isUnsaved={useUnsavedForms()} />;
}

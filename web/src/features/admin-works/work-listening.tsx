import { call } from '#contract/client.ts';
import type { ManagedWork } from '#contract/managed-works.ts';
import { useAct } from '../../parts/use-act.ts';
import * as texts from '../../texts/skips.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';

/** Whether openings, endings and recaps are looked for by sound in a work. */
export function WorkListening({ work: { id, finds_skips: listens } }: { work: ManagedWork }) {
  const act = useAct();
  const turn = () =>
    act.run(texts.failed, async () => {
      await call('set_work_listening', { p_work_id: id, p_listens: !listens });
      return listens ? texts.listensNoMore : texts.listensNow;
    });
  return (
    <AdminSection title={texts.skips} lead={listens ? texts.weListen : texts.weDontListen}>
      <StatusMessage status={act.status} of={act.of} />
      <div>
        <button
          type="button"
          className="btn sm flat needs-script"
          aria-disabled={act.isBusy}
          onClick={() => act.isBusy || void turn()}
        >
          {listens ? texts.stopListening : texts.beginListening}
        </button>
      </div>
    </AdminSection>
  );
}

import type { Output } from '#contract/calls.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-frame.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Moment } from '../../ui/moment.tsx';

type Standing = Output<'get_encoders'>[number];

const names: Readonly<Record<Standing['encoder'], string>> = {
  software: texts.softwareEncoder,
  nvenc: texts.nvencEncoder,
  qsv: texts.qsvEncoder,
  vaapi: texts.vaapiEncoder,
};

const stateOf = ({ works, is_used, set_aside_at }: Standing): string =>
  set_aside_at !== null
    ? texts.encoderSetAside
    : !works
      ? texts.encoderDoesNotWork
      : is_used
        ? texts.encoderInUse
        : texts.encoderWorks;

/** What makes the better qualities of videos, on each machine with a worker. */
export function Encoders({ standings }: { standings: Output<'get_encoders'> }) {
  if (standings.length === 0) return null;
  const hasHardware = standings.some(({ encoder }) => encoder !== 'software');
  return (
    <div className="job-encoders">
      <AdminSection title={texts.encoders} lead={hasHardware ? texts.encodersLead : texts.softwareOnlyLead}>
        <DataTable
          label={texts.encoders}
          rows={standings}
          keyOf={({ host, encoder }) => `${host} ${encoder}`}
          columns={[
            { id: 'encoder', name: texts.encoder, cell: ({ encoder }) => names[encoder] },
            { id: 'host', name: texts.machine, cell: ({ host }) => host },
            {
              id: 'state',
              name: texts.state,
              cell: (standing) => (
                <>
                  {stateOf(standing)}
                  {standing.failures > 0 && (
                    <> {fillIn(texts.softwareDidItsWork, { failures: standing.failures })}</>
                  )}
                  {standing.why !== null && <code className="encoder-why">{standing.why}</code>}
                </>
              ),
            },
            {
              id: 'checked',
              name: texts.checkedAt,
              isMinor: true,
              cell: ({ checked_at }) => <Moment at={checked_at} />,
            },
          ]}
          empty={null}
        />
      </AdminSection>
    </div>
  );
}

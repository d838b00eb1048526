import { useState } from 'react';
import { Link } from 'react-router';
import type { AdCreative } from '#contract/ad-shapes.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { ChosenActs } from '../../parts/chosen-acts.tsx';
import * as texts from '../../texts/admin-ads-creatives.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { type CreativeAct, CreativeActs } from './creative-acts.tsx';
import { fileTrouble, sizeWords, statusWords, typeWords } from './creative-words.ts';

export interface CreativesShown {
  creatives: readonly AdCreative[];
  isBusy: boolean;
  onAct(act: CreativeAct, creative: AdCreative): void;
}

const State = ({ status }: Pick<AdCreative, 'status'>) => (
  <span className={`creative-state ${status}`}>{statusWords[status]}</span>
);

function Picture({ image_url, ad_type }: Pick<AdCreative, 'image_url' | 'ad_type'>) {
  return image_url === null ? (
    <span className="creative-blank">{typeWords[ad_type]}</span>
  ) : (
    <img src={image_url} alt="" loading="lazy" />
  );
}

export function CreativesGallery({ creatives, isBusy, onAct }: CreativesShown) {
  return (
    <ul className="creative-gallery">
      {creatives.map((creative) => (
        <li key={creative.id}>
          <article aria-labelledby={`creative-${creative.id}`}>
            <button
              type="button"
              className="creative-picture"
              aria-label={fillIn(texts.previewTitle, { title: creative.title })}
              onClick={() => onAct('preview', creative)}
            >
              <Picture {...creative} />
            </button>
            <h2 id={`creative-${creative.id}`}>{creative.title}</h2>
            <p>
              <State {...creative} /> {typeWords[creative.ad_type]}
              {sizeWords(creative) && <>, {sizeWords(creative)}</>}
            </p>
            <p>{creative.campaign_name}</p>
            {(creative.status_reason ?? fileTrouble(creative)) && (
              <p className="creative-why">{creative.status_reason ?? fileTrouble(creative)}</p>
            )}
            <CreativeActs {...{ creative, isBusy, onAct }} />
          </article>
        </li>
      ))}
    </ul>
  );
}

export function CreativesTable(props: CreativesShown & { onPause(creatives: readonly AdCreative[]): void }) {
  const { creatives, isBusy, onAct, onPause } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = creatives.filter(({ id, status }) => chosen.has(id) && status === 'active');
  return (
    <>
      <ChosenActs name="creatives" {...{ picked, isBusy }} acts={[[texts.pauseSelected, onPause]]} />
      <DataTable
        label={texts.creatives}
        rows={creatives}
        keyOf={({ id }) => id}
        selection={{
          chosen,
          // Each of the others is looked at before it is approved or ended.
          refusal: ({ status }) => (status === 'active' ? null : texts.notActive),
          nameOf: ({ title }) => title,
          onChange: setChosen,
        }}
        columns={[
          {
            id: 'title',
            name: texts.creative,
            cell: (creative) => (
              <span className="creative-cell">
                <Picture {...creative} />
                <span className="creative-name">
                  <b>{creative.title}</b>
                  {(creative.status_reason ?? fileTrouble(creative)) && (
                    <small>{creative.status_reason ?? fileTrouble(creative)}</small>
                  )}
                </span>
              </span>
            ),
          },
          { id: 'status', name: texts.status, cell: (creative) => <State {...creative} /> },
          { id: 'type', name: texts.type, cell: ({ ad_type }) => typeWords[ad_type] },
          { id: 'size', name: texts.size, cell: (creative) => sizeWords(creative) ?? '–' },
          {
            id: 'campaign',
            name: texts.campaign,
            cell: ({ campaign_id, campaign_name }) => (
              <Link className="ad-link" to={adminPaths.adPostings({ campaign: campaign_id })}>
                {campaign_name}
              </Link>
            ),
          },
          {
            id: 'created',
            name: texts.created,
            cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time>,
          },
          {
            id: 'acts',
            name: texts.actions,
            cell: (creative) => <CreativeActs {...{ creative, isBusy, onAct }} />,
          },
        ]}
        empty={null}
      />
    </>
  );
}

import { useState } from 'react';
import { isWindowType } from '#contract/ad-page.ts';
import type { AdCreative } from '#contract/ad-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';
import { fileTrouble, sizeWords, typeWords } from './creative-words.ts';
import { MediaView } from './media-view.tsx';

/** A creative as visitors will see it, with where it leads. */
export function CreativePreview({ creative }: { creative: AdCreative }) {
  const { files, assets, asset_path, title, description, click_url, ab_test_variants } = creative;
  const fileOf = (path: string | null) => files.find((file) => file.path === path);
  const main = fileOf(asset_path);
  const trouble = fileTrouble(creative);
  return (
    <div className="creative-preview">
      {trouble !== null && <p className="form-note">{trouble}</p>}
      {creative.status_reason !== null && <p className="form-note">{creative.status_reason}</p>}
      {creative.frame_url !== null && <FramePreview {...{ creative }} address={creative.frame_url} />}
      {assets.slides ? (
        <ol className="creative-slides">
          {assets.slides.map((slide, at) => {
            const file = fileOf(slide.asset_path);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may be on two slides, and none of them moves
              <li key={at}>
                {file && (
                  <MediaView file={file} title={slide.title ?? fillIn(texts.slideAt, { at: at + 1 })} />
                )}
                {slide.title && <p>{slide.title}</p>}
              </li>
            );
          })}
        </ol>
      ) : (
        main && (
          <div className="creative-zones">
            <MediaView file={main} title={title} />
            {assets.zones?.map(({ left, top, width, height, label }) => (
              <i
                key={`${left}/${top}/${label}`}
                style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
              >
                {label}
              </i>
            ))}
          </div>
        )
      )}
      {isWindowType(creative.ad_type) && <p>{texts.opensItsOwnWindow}</p>}
      {ab_test_variants.length > 0 && (
        <ul className="creative-variants">
          {ab_test_variants.map((variant) => {
            const file = fileOf(variant.asset_path);
            return (
              <li key={variant.id}>
                {file && <MediaView file={file} title={variant.title} plays={false} />}
                <p>
                  {variant.id}: {variant.title}
                </p>
              </li>
            );
          })}
        </ul>
      )}
      <dl>
        <dt>{texts.type}</dt>
        <dd>{[typeWords[creative.ad_type], sizeWords(creative)].filter(Boolean).join(', ')}</dd>
        <dt>{texts.campaign}</dt>
        <dd>{creative.campaign_name}</dd>
        {description !== null && (
          <>
            <dt>{texts.description}</dt>
            <dd>{description}</dd>
          </>
        )}
        <dt>{texts.leadsTo}</dt>
        <dd>
          {click_url === null ? (
            texts.nowhere
          ) : (
            <a href={click_url} target="_blank" rel="noopener noreferrer nofollow">
              {click_url}
            </a>
          )}
        </dd>
      </dl>
    </div>
  );
}

/** A page of somebody else's: nothing of it is asked for before an admin wants to see it. */
function FramePreview({ creative, address }: { creative: AdCreative; address: string }) {
  const [isShown, setShown] = useState(false);
  if (!isShown)
    return (
      <button type="button" className="btn sm flat" onClick={() => setShown(true)}>
        {texts.loadTheFrame}
      </button>
    );
  return (
    <iframe
      src={address}
      title={creative.title}
      width={creative.width ?? 300}
      height={creative.height ?? 250}
      sandbox="allow-scripts allow-popups"
      referrerPolicy="no-referrer"
    />
  );
}

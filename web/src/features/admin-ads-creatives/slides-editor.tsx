import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';
import { Field } from '../../ui/field.tsx';
import { AssetDrop, useAssetUpload } from './asset-drop.tsx';
import { type Draft, type DraftSlide, nextKey } from './draft.ts';
import type { DraftChange } from './use-draft.ts';

const most = 10;

/** The pictures of a carousel, in their order. */
export function SlidesEditor({ draft, change }: { draft: Draft; change: DraftChange }) {
  const { slides } = draft;
  const add = useAssetUpload((file) =>
    change((now) => ({
      files: { ...now.files, [file.path]: file },
      slides: [...now.slides, { key: nextKey(), path: file.path, title: '' }].slice(0, most),
    })),
  );
  const write = (key: number, next: Partial<DraftSlide>) =>
    change((now) => ({ slides: now.slides.map((one) => (one.key === key ? { ...one, ...next } : one)) }));
  const move = (at: number, by: -1 | 1) =>
    change((now) => {
      const moved = [...now.slides];
      const [one] = moved.splice(at, 1);
      if (one) moved.splice(at + by, 0, one);
      return { slides: moved };
    });
  return (
    <fieldset className="creative-parts">
      <legend>{texts.slides}</legend>
      <ol>
        {slides.map(({ key, path, title }, at) => (
          <li key={key}>
            <img
              src={draft.files[path]?.media.at(-1)?.path}
              alt={title || fillIn(texts.slideAt, { at: at + 1 })}
            />
            <Field
              label={fillIn(texts.titleOfSlideAt, { at: at + 1 })}
              value={title}
              maxLength={120}
              onChange={({ target }) => write(key, { title: target.value })}
            />
            <span className="row-acts">
              <button
                aria-label={fillIn(texts.moveSlideUp, { at: at + 1 })}
                type="button"
                className="linklike"
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                {texts.up}
              </button>
              <button
                aria-label={fillIn(texts.moveSlideDown, { at: at + 1 })}
                type="button"
                className="linklike"
                disabled={at === slides.length - 1}
                onClick={() => move(at, 1)}
              >
                {texts.down}
              </button>
              <button
                aria-label={fillIn(texts.removeSlide, { at: at + 1 })}
                type="button"
                className="linklike"
                onClick={() => change((now) => ({ slides: now.slides.filter((one) => one.key !== key) }))}
              >
                {texts.remove}
              </button>
            </span>
          </li>
        ))}
      </ol>
      {slides.length < most && <AssetDrop label={texts.addASlide} file={null} upload={add} />}
    </fieldset>
  );
}

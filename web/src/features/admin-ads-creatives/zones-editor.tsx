import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';
import { Field } from '../../ui/field.tsx';
import { type Draft, nextKey } from './draft.ts';
import type { DraftChange } from './use-draft.ts';

const most = 6;
const sides = [
  ['left', texts.left],
  ['top', texts.top],
  ['width', texts.widthLabel],
  ['height', texts.heightLabel],
] as const;

/** Where a picture can be pressed, in hundredths of its sides, drawn over it. */
export function ZonesEditor({ draft, change }: { draft: Draft; change: DraftChange }) {
  const { zones, files, path } = draft;
  const picture = path === null ? undefined : files[path]?.media.at(-1);
  const write = (key: number, next: object) =>
    change((now) => ({ zones: now.zones.map((one) => (one.key === key ? { ...one, ...next } : one)) }));
  return (
    <fieldset className="creative-parts">
      <legend>{texts.zones}</legend>
      {picture && (
        <div className="creative-zones">
          <img src={picture.path} alt={texts.theAdWithItsZones} />
          {zones.map(({ key, left, top, width, height, label }) => (
            <i
              key={key}
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
            >
              {label}
            </i>
          ))}
        </div>
      )}
      <ol>
        {zones.map((zone, at) => (
          <li key={zone.key}>
            <Field
              label={fillIn(texts.nameOfZoneAt, { at: at + 1 })}
              value={zone.label}
              required
              maxLength={80}
              onChange={({ target }) => write(zone.key, { label: target.value })}
            />
            <div className="four">
              {sides.map(([side, words]) => (
                <Field
                  key={side}
                  label={words}
                  type="number"
                  min={side === 'width' || side === 'height' ? 1 : 0}
                  max={100}
                  step="any"
                  value={zone[side]}
                  onChange={({ target }) => write(zone.key, { [side]: Number(target.value) })}
                />
              ))}
            </div>
            <button
              aria-label={fillIn(texts.removeZone, { at: at + 1 })}
              type="button"
              className="linklike"
              onClick={() => change((now) => ({ zones: now.zones.filter((one) => one.key !== zone.key) }))}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ol>
      {zones.length < most && (
        <button
          type="button"
          className="btn sm flat"
          onClick={() =>
            change((now) => ({
              zones: [
                ...now.zones,
                {
                  key: nextKey(),
                  left: 10,
                  top: 10,
                  width: 30,
                  height: 30,
                  label: fillIn(texts.zoneNumber, { number: zones.length + 1 }),
                },
              ],
            }))
          }
        >
          {texts.addAZone}
        </button>
      )}
    </fieldset>
  );
}

import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/common.ts';
import { ChartFigure } from './chart-figure.tsx';
import './week-map.css';
import { useReading } from './use-reading.ts';

const weekdays = [
  texts.sunday,
  texts.monday,
  texts.tuesday,
  texts.wednesday,
  texts.thursday,
  texts.friday,
  texts.saturday,
];
const hourOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/**
 * The hours of a week, from Monday: the more there is, the brighter and the larger its square. Arrow keys read it hour by hour.
 */
export function WeekMap(props: {
  title: string;
  total?: string;
  note?: string;
  wide?: boolean;
  /** Seven weekdays from Sunday, 24 hours each. */
  hours: readonly (readonly number[])[];
  words(value: number): string;
}) {
  const { title, hours, words } = props;
  const order = [1, 2, 3, 4, 5, 6, 0];
  const highest = Math.max(0, ...hours.flat());
  const valueAt = (place: number): number => hours[order[Math.floor(place / 24)] ?? 0]?.[place % 24] ?? 0;
  const nameAt = (place: number): string =>
    `${weekdays[order[Math.floor(place / 24)] ?? 0]} ${hourOf(place % 24)}`;
  const reading = useReading(
    168,
    (across, down) => Math.min(6, Math.floor(down * 7)) * 24 + Math.min(23, Math.floor(across * 24)),
    24,
  );
  const places = Array.from({ length: 168 }, (_, place) => place);
  const best = places.reduce((found, place) => (valueAt(place) > valueAt(found) ? place : found), 0);
  return (
    <ChartFigure
      {...props}
      isEmpty={highest === 0}
      table={{
        head: [texts.when, texts.average],
        rows: places.map((place) => ({ key: nameAt(place), cells: [nameAt(place), words(valueAt(place))] })),
      }}
    >
      <div className="figure-week">
        <div className="figure-days" aria-hidden="true">
          {order.map((weekday) => (
            <span key={weekday}>{weekdays[weekday]?.slice(0, 3)}</span>
          ))}
        </div>
        <div
          className="figure-squares"
          role="img"
          aria-label={fillIn(texts.titleMostOnTimeWith, {
            title,
            time: nameAt(best),
            amount: words(highest),
          })}
          {...reading.props}
        >
          {places.map((place) => {
            const part = valueAt(place) / highest;
            return (
              <span key={place} data-read={reading.at === place ? '' : undefined}>
                {part > 0 && (
                  <i
                    style={{
                      inset: `${Math.round((1 - Math.sqrt(part)) * 40)}%`,
                      opacity: 0.25 + 0.75 * part,
                    }}
                  />
                )}
              </span>
            );
          })}
        </div>
        <div className="figure-foot">
          <div className="figure-hours" aria-hidden="true">
            {[0, 6, 12, 18].map((hour) => (
              <span key={hour}>{hourOf(hour)}</span>
            ))}
          </div>
          <p className="figure-read" role="status">
            {reading.at === null ? '' : `${nameAt(reading.at)}: ${words(valueAt(reading.at))}`}
          </p>
        </div>
      </div>
    </ChartFigure>
  );
}

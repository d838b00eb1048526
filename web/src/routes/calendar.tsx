import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { RemindButton } from '../features/calendar/remind-button.tsx';
import { Still } from '../features/works/work-tile.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { formatDate } from '../lib/format.ts';
import { mondayOf, mondayOfWeek, weekOf } from '../lib/iso-week.ts';
import { Link } from '../lib/link.tsx';
import { sentence } from '../lib/sentence.tsx';
import { useInBrowser } from '../lib/use-in-browser.ts';
import { dayAfter } from '../lib/zoned.ts';
import { type CalendarDay, dayOfMoment, toAiring, toCalendar } from '../page/calendar.ts';
import { requireMember } from '../page/guard.ts';
import { breadcrumbs, head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { orElse, pageData } from '../page/page-data.ts';
import { answerForm, type FormAnswer, refuseForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/lists.ts';
import { FormNote } from '../ui/form-note.tsx';
import * as workPaths from '../work-paths.ts';
import '../features/calendar/calendar.css';
import '../features/video-card/video-card.css';
import './listing-page.css';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const utcToday = new Date().toISOString().slice(0, 10);
  const asked = url.searchParams.get('week');
  const monday = (asked === null ? null : mondayOfWeek(asked)) ?? mondayOf(utcToday);
  const week = weekOf(monday);
  const isNow = week === weekOf(utcToday);
  const { member } = context.get(pageFactsContext);
  return pageData(context, texts.failedToLoadCalendar, async (services) => {
    const { site } = services;
    // A day before and after: by the reader's clock an hour may lie in this week.
    const found = await services.call('get_calendar', { p_from: dayAfter(monday, -1), p_days: 9 });
    const episodes = found.map(toAiring);
    const coming = episodes.filter(({ watch }) => watch === null).map(({ id }) => id);
    const reminded =
      member === null || coming.length === 0
        ? []
        : await orElse(services, services.call('get_reminders', { p_episode_ids: coming }), null);
    return {
      head: head({
        site,
        title: isNow ? texts.calendar : fillIn(texts.weekOf, { day: formatDate(monday) }),
        description: fillIn(texts.calendarOnSite, { site: site.name }),
        path: workPaths.calendar(isNow ? null : week),
        // Every week has an address; only this one is worth finding.
        hidden: !isNow,
        structured: [breadcrumbs(site.origin, [[texts.calendar, workPaths.calendar()]])],
      }),
      name: fillIn(texts.weekOf, { day: formatDate(monday) }),
      monday,
      episodes,
      reminded,
      isMember: member !== null,
      isNow,
      here: workPaths.calendar(isNow ? null : week),
      earlier: workPaths.calendar(weekOf(dayAfter(monday, -7))),
      later: workPaths.calendar(weekOf(dayAfter(monday, 7))),
    };
  });
}

export async function action(args: ActionFunctionArgs) {
  requireMember(args);
  const form = await args.request.formData();
  const intent = String(form.get('intent') ?? '');
  if (intent !== 'remind') return refuseForm(intent, { message: texts.failedToSave, field: null });
  const services = args.context.get(servicesContext);
  const isOn = form.get('on') === 'yes';
  return answerForm(services, intent, texts.failedToSave, async () => {
    await services.call('set_reminder', {
      p_episode_id: String(form.get('episode_id') ?? ''),
      p_is_on: isOn,
    });
    return isOn ? texts.wellTellYou : texts.wontTellYou;
  });
}

/** With script, a form that did not get through says why in its place. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Calendar() {
  const { name, monday, episodes, reminded, isMember, isNow, here, earlier, later } =
    useLoaderData<typeof loader>();
  // Without script a reminder is answered here.
  const answer = useActionData<FormAnswer>();
  const isLocal = useInBrowser();
  const today = dayOfMoment(Date.now(), isLocal);
  const days = toCalendar(monday, episodes, isLocal);
  const isEmpty = days.every(({ airing }) => airing.length === 0);
  const hasComing = days.some(({ airing }) => airing.some(({ watch }) => watch === null));
  return (
    <div className="listing">
      <header className="listing-head">
        <h1>{texts.calendar}</h1>
        <p className="lead">
          {name}. {isLocal ? texts.daysAreYours : texts.daysAreUtc}
        </p>
        <nav className="calendar-weeks" aria-label={texts.weeks}>
          <Link className="btn sm flat" rel="prev" to={earlier}>
            {texts.earlierWeek}
          </Link>
          <Link className="btn sm flat" to={workPaths.calendar()} aria-current={isNow ? 'page' : undefined}>
            {texts.thisWeek}
          </Link>
          <Link className="btn sm flat" rel="next" to={later}>
            {texts.laterWeek}
          </Link>
        </nav>
      </header>
      <FormNote wrong={answer?.fault?.message} done={answer?.done} />
      {isEmpty && <p className="none">{texts.nothingAirsThisWeek}</p>}
      <ol className="calendar">
        {days.map(({ day, name: dayName, date, airing }) => (
          <li key={day} className="calendar-day" aria-current={day === today ? 'date' : undefined}>
            <h2>
              {dayName}
              <small>
                {date}
                {day === today && ` · ${texts.today}`}
              </small>
            </h2>
            {airing.length > 0 ? (
              <ul>
                {airing.map((one) => (
                  <li key={one.id}>
                    <Airing
                      one={one}
                      isOn={reminded?.includes(one.id) ?? false}
                      // What is not known is not offered.
                      isMember={isMember && reminded !== null}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="nothing">{texts.nothingAirs}</p>
            )}
          </li>
        ))}
      </ol>
      {!isMember && hasComing && (
        <p>
          {sentence(texts.remindersNeedLogIn, {
            link: (words) => (
              <Link className="linklike" to={paths.login(here)}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  );
}

function Airing({
  one,
  isOn,
  isMember,
}: {
  one: CalendarDay['airing'][number];
  isOn: boolean;
  isMember: boolean;
}) {
  return (
    <article className="airing">
      <div className="art" data-shield={one.work.shield?.act}>
        <Still picture={one.work.picture} sizes="(max-width: 639px) 120px, 200px" />
      </div>
      <h3>
        <Link to={workPaths.series(one.work.slug)}>{one.work.title}</Link>
      </h3>
      <p>
        {one.time && <b>{one.time} </b>}
        {one.episode}
        {one.title && ` · ${one.title}`}
      </p>
      {one.watch ? (
        <Link className="btn sm flat" to={one.watch}>
          {texts.watchNow}
        </Link>
      ) : (
        isMember && <RemindButton episode={one} isOn={isOn} />
      )}
    </article>
  );
}

import type { ShieldAct } from '#contract/wire-values.ts';
import { shieldIntents as intents } from '../../page/shield-forms.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/shield.ts';
import './shield.css';

const said: Readonly<Record<ShieldAct, string>> = {
  hide: texts.youHideThis,
  blur: texts.youBlurThis,
  warn: texts.youAreWarned,
};
const ways = [
  ['hide', texts.hideTag],
  ['blur', texts.blurTag],
  ['warn', texts.warnOfTag],
] as const;

/** On the page of a tag: what its reader does about it, and the quick way to that. */
export function TagRule(props: { slug: string; rule: { subject_id: string; act: ShieldAct } | null }) {
  const { slug, rule } = props;
  const set = useSectionForm(intents.set, slug);
  const remove = useSectionForm(intents.remove, slug);
  const wrong = set.fault?.message ?? remove.fault?.message;
  if (rule !== null)
    return (
      <remove.Form method="post" action={paths.shield()} className="tag-rule">
        <input type="hidden" name="intent" value={intents.remove} />
        <input type="hidden" name="kind" value="tag" />
        <input type="hidden" name="subject" value={rule.subject_id} />
        <p role="status">{said[rule.act]}</p>
        <button type="submit" className="btn sm flat" aria-disabled={remove.busy}>
          {texts.showItAgain}
        </button>
        {wrong && <p className="said wrong">{wrong}</p>}
      </remove.Form>
    );
  return (
    <set.Form method="post" action={paths.shield()} className="tag-rule">
      <input type="hidden" name="intent" value={intents.set} />
      <input type="hidden" name="kind" value="tag" />
      <input type="hidden" name="name" value={slug} />
      <p>{texts.forYou}</p>
      {ways.map(([act, words]) => (
        <button
          key={act}
          type="submit"
          name="act"
          value={act}
          className="btn sm flat"
          aria-disabled={set.busy}
        >
          {words}
        </button>
      ))}
      {wrong && <p className="said wrong">{wrong}</p>}
    </set.Form>
  );
}

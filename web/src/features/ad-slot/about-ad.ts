import type { AvailableAd } from '#contract/ad-delivery.ts';
import { CallError, call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { wantBanners, wantsBanners } from '../../state/banner-choice.ts';
import * as texts from '../../texts/ads.ts';
import { make } from './make.ts';

const reasons = [
  ['illegal', texts.itOffersSomethingIllegal],
  ['misleading', texts.itMisleads],
  ['offensive', texts.itOffends],
  ['malicious', texts.itHarmsMyDevice],
  ['other', texts.somethingElse],
] as const;

/** Says why somebody sees an ad and who pays, and lets them hide or report it. `reports`: they press that already. */
export function aboutAd(ad: AvailableAd, from: HTMLElement, hide: () => void, reports = false): void {
  const dialog = make('dialog', { className: 'room-about', ariaLabel: texts.aboutThisAd });
  const act = (words: string, onclick: () => void) =>
    make('button', { type: 'button', className: 'btn sm flat', onclick }, words);
  const banners = make('input', {
    type: 'checkbox',
    checked: wantsBanners(),
    onchange: () => wantBanners(banners.checked),
  });
  const report = () => {
    const form = reportForm(ad, hide);
    acts.replaceWith(form);
    form.querySelector('select')?.focus();
  };
  const acts = make(
    'div',
    { className: 'room-acts' },
    act(texts.hideThisAd, () => {
      hide();
      acts.replaceWith(make('p', { role: 'status' }, texts.youWontSeeIt));
      setTimeout(() => dialog.close(), 4000);
    }),
    act(texts.reportThisAd, report),
  );
  dialog.append(
    make('h2', {}, texts.aboutThisAd),
    make('p', {}, fillIn(texts.paidForBy, { advertiser: ad.advertiser, payer: ad.paid_by })),
    make('h3', {}, texts.whyThisAd),
    make('ul', {}, ...ad.reasons.map((reason) => make('li', {}, reason))),
    acts,
    make('label', {}, banners, ` ${texts.showMeBannersInsteadOf}`),
    act(texts.close, () => dialog.close()),
  );
  dialog.onclose = () => {
    dialog.remove();
    from.focus({ preventScroll: true });
  };
  document.body.append(dialog);
  dialog.showModal();
  if (reports) report();
}

function reportForm(ad: AvailableAd, hide: () => void): HTMLFormElement {
  const reason = make('select', {}, ...reasons.map(([value, words]) => make('option', { value }, words)));
  const details = make('textarea', { maxLength: limits.adTextLength, rows: 3 });
  const said = make('p', { role: 'status' });
  const send = make('button', { className: 'btn sm pri' }, texts.report);
  const form = make(
    'form',
    {},
    make('label', {}, texts.whatIsWrongWithIt, reason),
    make('label', {}, texts.anythingWeShouldKnow, details),
    send,
    said,
  );
  form.onsubmit = async (event) => {
    event.preventDefault();
    if (send.ariaDisabled === 'true') return;
    send.ariaDisabled = 'true';
    try {
      const { message } = await call('report_ad', {
        p_token: ad.serve_token,
        p_reason: reasons[reason.selectedIndex]![0],
        p_details: details.value.trim() || null,
      });
      form.replaceChildren(said);
      said.textContent = message;
      hide();
    } catch (error) {
      send.ariaDisabled = 'false';
      said.textContent = error instanceof CallError ? error.message : texts.failedToSendYourReport;
    }
  };
  return form;
}

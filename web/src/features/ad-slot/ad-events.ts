import type { AvailableAd } from '#contract/ad-delivery.ts';
import type { AdEventKind } from '#contract/ad-words.ts';
import { call } from '#contract/client.ts';

/** Reports what became of an ad, each kind once, in their order. That it fails is nobody's concern here. */
export function reporter({ serve_token: p_token }: Pick<AvailableAd, 'serve_token'>) {
  const told = new Set<AdEventKind>();
  let last: Promise<unknown> = Promise.resolve();
  return (p_kind: 'served' | 'viewable' | 'close'): void => {
    if (told.has(p_kind)) return;
    told.add(p_kind);
    const input = { p_token, p_kind, p_is_visible: document.visibilityState === 'visible' };
    last = last.then(() => call('record_ad_event', input, { keepalive: true })).catch(() => {});
  };
}

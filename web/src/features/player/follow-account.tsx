import { useEffect } from 'react';
import type { Input } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import { preferencesChanged } from '../../state/account-preferences.ts';
import { useMember } from '../../state/member.tsx';
import { keepsPreferences } from '../../state/preferences-choice.ts';
import { storeShield } from '../../state/spoiler-shield.ts';
import { type PlayerPreferences, rememberedChoice, storePreferences } from './engine/preferences.ts';
import { rememberWith } from './engine/resume-store.ts';

type Changes = Input<'update_preferences'>['p_preferences'];

/** The player choices that the account stores; the rest (volume, caption size, …) belongs to this device. */
export function accountChanges(part: Partial<PlayerPreferences>): Changes {
  const { autoplayNext, skipOpenings, flashes, warnings, showsMoments, quality, captions, shortcuts } = part;
  return {
    ...(autoplayNext === undefined ? {} : { autoplay_next: autoplayNext }),
    ...(skipOpenings === undefined ? {} : { skip_openings: skipOpenings }),
    ...(flashes === undefined ? {} : { flashes }),
    ...(warnings === undefined ? {} : { warnings }),
    ...(showsMoments === undefined ? {} : { shows_moments: showsMoments }),
    ...(quality === undefined ? {} : { quality }),
    ...(captions === undefined ? {} : { captions }),
    ...(shortcuts === undefined ? {} : { shortcuts }),
  };
}

const sessionKey = 'player.account';
/** Choices made within this time are sent to the account together, in milliseconds. */
const gatherMs = 1_000;

/** The choices stay on this device; whose they were does not. */
function forgetAccount(): void {
  try {
    sessionStorage.removeItem(sessionKey);
  } catch {
    // Storage is closed to us.
  }
}

/**
 * Syncs the player's choices with the account: those made elsewhere are loaded once per visit and whenever the
 * preferences are saved, and those made in the player are sent.
 */
export default function FollowAccount() {
  const id = useMember()?.id;
  useEffect(() => rememberWith(id === undefined ? 'device' : 'account'), [id]);
  useEffect(() => {
    if (id === undefined) return forgetAccount();
    let gathered: Changes = {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = async () => {
      try {
        const stored = await call('get_preferences', {});
        storePreferences({
          autoplayNext: stored.autoplay_next,
          skipOpenings: stored.skip_openings,
          flashes: stored.flashes,
          warnings: stored.warnings,
          showsMoments: stored.shows_moments,
          quality: stored.quality,
          captions: stored.captions,
          shortcuts: stored.shortcuts,
        });
        storeShield(stored.hides_spoilers);
        // Where nothing may be stored, the next page asks again.
        if (keepsPreferences()) sessionStorage.setItem(sessionKey, id);
      } catch {
        // The device's own choices apply until the next page.
      }
    };
    const send = () => {
      const changes = gathered;
      gathered = {};
      void call('update_preferences', { p_preferences: changes }, { keepalive: true }).catch(() => {});
    };
    const onChoice = (event: Event) => {
      const changes = accountChanges((event as CustomEvent<Partial<PlayerPreferences>>).detail);
      if (Object.keys(changes).length === 0) return;
      gathered = { ...gathered, ...changes };
      clearTimeout(timer);
      timer = setTimeout(send, gatherMs);
    };
    let isTaken = false;
    try {
      isTaken = sessionStorage.getItem(sessionKey) === id;
    } catch {
      // Storage is closed to us: every page asks.
    }
    if (!isTaken) void take();
    addEventListener(rememberedChoice, onChoice);
    addEventListener(preferencesChanged, take);
    return () => {
      clearTimeout(timer);
      if (Object.keys(gathered).length > 0) send();
      removeEventListener(rememberedChoice, onChoice);
      removeEventListener(preferencesChanged, take);
    };
  }, [id]);
  return null;
}

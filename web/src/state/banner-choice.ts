import { keepsPreferences } from './preferences-choice.ts';

const key = 'rooms.choice';
const banners = 'banners';
let ofPage: boolean | null = null;

/** Banners in place of windows, as somebody chose here. */
export function wantsBanners(): boolean {
  try {
    return ofPage ?? localStorage.getItem(key) === banners;
  } catch {
    return false;
  }
}

/** For this page, and for the next ones if preferences may be kept. */
export function wantBanners(wants: boolean): void {
  ofPage = wants;
  try {
    if (wants && keepsPreferences()) localStorage.setItem(key, banners);
    else localStorage.removeItem(key);
  } catch {
    // The browser refuses storage.
  }
}

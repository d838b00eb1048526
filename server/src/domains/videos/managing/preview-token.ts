import { limits } from '#contract/limits.ts';
import type { Config } from '../../../platform/config.ts';
import { createSigner } from '../../../platform/http/signed-values.ts';
import { libraryOrigin } from '../../../platform/settings/settings.ts';
import type { PreviewHosts } from './preview-rules.ts';

/** Proves that an admin may preview one address for five minutes: `expiry.admin.address`, signed. */
export interface PreviewTokens {
  issue(adminId: string, address: string, now?: number): string;
  holds(token: string, adminId: string, address: string, now?: number): boolean;
}

export function createPreviewTokens({ secret }: Pick<Config, 'secret'>): PreviewTokens {
  const signer = createSigner(secret, 'video preview');
  // The address is what is signed, and is not sent a second time.
  const signed = (expires: string, adminId: string, address: string): string =>
    signer.sign(`${expires} ${adminId} ${address}`).slice(-24);
  return {
    issue(adminId, address, now = Date.now()) {
      const expires = String(Math.floor(now / 1000) + limits.previewSeconds);
      return `${expires}.${signed(expires, adminId, address)}`;
    },
    holds(token, adminId, address, now = Date.now()) {
      const [expires = '', mac = ''] = token.split('.', 2);
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < now) return false;
      return signer.verify(`${expires} ${adminId} ${address}.${mac}`) !== null;
    },
  };
}

/** Where previews may be fetched from under the current settings. */
export const previewHosts = ({
  settings,
  outboundHosts,
}: Pick<Config, 'settings' | 'outboundHosts'>): PreviewHosts => ({
  embedHosts: settings.embedHosts,
  libraryOrigin: libraryOrigin(settings),
  outboundHosts,
});

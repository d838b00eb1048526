import { useRef } from 'react';
import type { Upload } from '#contract/uploads.ts';
import type { Sending } from './sending.ts';

/** A file on the page: as the server has it, as this browser sends it, or both. */
export interface Entry {
  /** Stays while the page is open, so that its form stays too once the server knows of the file. */
  key: string;
  /** What its details and its thumbnail are remembered by. */
  formKey: string;
  upload: Upload | null;
  sending: Sending | null;
}

const formKeyOf = (name: string, bytes: number): string => `${name} ${bytes}`;

/**
 * What is under way, in the order in which it was chosen, then the latest first; and what became a video before this page was
 * opened.
 */
export function useEntries(
  uploads: readonly Upload[],
  sendings: readonly Sending[],
): { underWay: Entry[]; earlier: Entry[] } {
  const keys = useRef(new Map<string, string>());
  const seen = useRef(new Set<string>());

  const sent = sendings.map((sending): Entry => {
    const upload = uploads.find(({ id }) => id === sending.uploadId) ?? null;
    const known = sending.uploadId === null ? undefined : keys.current.get(sending.uploadId);
    const key = known ?? `sending-${sending.key}`;
    if (sending.uploadId !== null) keys.current.set(sending.uploadId, key);
    return { key, formKey: formKeyOf(sending.name, sending.bytes), upload, sending };
  });
  const others = uploads
    .filter(({ id }) => !sendings.some(({ uploadId }) => uploadId === id))
    .map((upload): Entry => {
      const key = keys.current.get(upload.id) ?? upload.id;
      keys.current.set(upload.id, key);
      return { key, formKey: formKeyOf(upload.file_name, upload.bytes), upload, sending: null };
    });
  for (const { id, video } of uploads) if (video === null) seen.current.add(id);
  const isUnderWay = ({ upload, sending }: Entry): boolean =>
    sending !== null || (upload !== null && seen.current.has(upload.id));
  return {
    underWay: [...sent, ...others.filter(isUnderWay)],
    earlier: others.filter((entry) => !isUnderWay(entry)),
  };
}

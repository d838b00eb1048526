import type { Executor } from '../../../platform/db/database.ts';

export async function writeSoundPrint(db: Executor, mediaId: string, moments: Uint32Array): Promise<void> {
  await db.query(
    `insert into sound_prints (media_id, moments) select id, $2 from media_assets where id = $1
     on conflict (media_id) do update set moments = excluded.moments, made_at = now()`,
    [mediaId, Buffer.from(moments.buffer, moments.byteOffset, moments.byteLength)],
  );
}

/** Null: it was never listened to. Without sound it is empty. */
export async function findSoundPrint(db: Executor, mediaId: string): Promise<Uint32Array | null> {
  const rows = await db.query<{ moments: Buffer }>('select moments from sound_prints where media_id = $1', [
    mediaId,
  ]);
  if (!rows[0]) return null;
  const { moments } = rows[0];
  // A copy begins where numbers of 32 bits may.
  return new Uint32Array(new Uint8Array(moments).buffer);
}

/** The share of playbacks that played each part, 0 to 1, three digits; null if there were none. */
export const retentionOf = ({
  playbacks,
  parts,
}: {
  playbacks: number;
  parts: readonly number[];
}): number[] | null =>
  playbacks === 0 ? null : parts.map((played) => Math.round(Math.min(1, played / playbacks) * 1000) / 1000);

/** Who may see how a video is watched: its uploader, and admins. */
export const maySeeStatistics = (
  video: { uploaderId: string | null },
  viewer: { userId: string | null; role: string | null },
): boolean => viewer.role === 'admin' || (viewer.userId !== null && video.uploaderId === viewer.userId);

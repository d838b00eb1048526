import type { RankingRow } from '#contract/discovery.ts';
import type { ShieldMark } from '#contract/shield-mark.ts';
import type { VideoCard } from '#contract/videos.ts';
import { compactViews, formatDate, formatDuration, thousandsOfViews } from '../lib/format.ts';

/** A video as cards draw it. Small on purpose: it is sent with every list page. */
export interface CardModel {
  id: string;
  slug: string;
  title: string;
  description: string | null;
  uploader: string | null;
  /** The uploader's username. */
  uploaderName: string | null;
  category: string | null;
  thumbnail: string | null;
  preview: string | null;
  views: string;
  date: string;
  moment: string;
  duration: string | null;
  format: string | null;
  subtitled: boolean;
  ongoing: boolean;
  /** What is said about it is why it is in this list: cards show it. */
  why?: boolean;
  /** `4K` and above get a badge on the card. */
  quality: string | null;
  /** What the viewer’s own shield says of it: it is to be blurred, or warned of. */
  shield?: ShieldMark;
}

export interface TopModel extends CardModel {
  rank: number;
  thousands: string;
  score: string;
}

const descriptionShown = 220;

type Pictures = Pick<VideoCard, 'bunny_thumbnail_url' | 'custom_thumbnail_url' | 'thumbnail_url' | 'shield'>;

/** The picture of a video: from the hosted library, else the chosen one, else the generic one. */
const pictureOf = (video: Pictures): string | null =>
  video.bunny_thumbnail_url || video.custom_thumbnail_url || video.thumbnail_url || null;

/** The same where it is shown as it is: none where it is to be blurred. */
export const thumbnailOf = (video: Pictures): string | null =>
  video.shield?.act === 'blur' ? null : pictureOf(video);

/** A card where nothing can be blurred. */
export const withoutBlurred = <Card extends CardModel>(card: Card): Card =>
  card.shield?.act === 'blur' ? { ...card, thumbnail: null } : card;

/** Hosted libraries have an animated preview beside the thumbnail. */
const previewBeside = (thumbnail: string): string | null => {
  const end = thumbnail.split(/[?#]/, 1)[0]?.lastIndexOf('/') ?? -1;
  return end < 0 ? null : `${thumbnail.slice(0, end)}/preview.webp`;
};

const previewOf = (video: VideoCard): string | null =>
  video.animated_preview_url || (video.bunny_thumbnail_url ? previewBeside(video.bunny_thumbnail_url) : null);

/** Lists carry the number under two names; an older answer may have only one of them. */
export const viewsOf = (video: { view_count?: number; views_count?: number }): number =>
  video.view_count ?? video.views_count ?? 0;

const clip = (text: string | null): string | null =>
  text && text.length > descriptionShown ? `${text.slice(0, descriptionShown).trimEnd()}…` : text || null;

export function toCard(video: VideoCard): CardModel {
  const moment = video.published_at ?? video.created_at;
  return {
    id: video.video_id,
    slug: video.slug,
    title: video.title,
    description: clip(video.description),
    uploader: video.uploader_display_name || video.uploader_username || null,
    uploaderName: video.uploader_username,
    category: video.category_name,
    thumbnail: pictureOf(video),
    preview: video.shield ? null : previewOf(video),
    views: compactViews(viewsOf(video)),
    date: formatDate(moment),
    moment,
    duration: video.duration_seconds ? formatDuration(video.duration_seconds) : null,
    format: video.format || null,
    subtitled: video.subtitle_languages.length > 0,
    ongoing: video.status === 'ongoing' || video.status === 'releasing',
    quality: video.quality && /^(4K|8K|2160p)$/i.test(video.quality) ? '4K' : null,
    ...(video.shield ? { shield: video.shield } : {}),
  };
}

/** Two decimals, as always, of thousands where it is long. */
const compactScore = new Intl.NumberFormat('en', {
  notation: 'compact',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export const toTop = (row: RankingRow): TopModel => ({
  ...withoutBlurred(toCard(row)),
  rank: row.rank,
  thousands: thousandsOfViews(viewsOf(row)),
  score: compactScore.format(row.trending_score),
});

import type { RoomSpot } from '../lib/room-spots.ts';
import { usePageState } from '../state/page-state.tsx';
import './room.css';

/** Room for an ad, if one is expected there. What fills it comes after the page, and React leaves it alone. */
export function Room({ at, n = 0, as: Tag = 'div' }: { at: RoomSpot; n?: number; as?: 'div' | 'li' }) {
  const rooms = usePageState().rooms?.[at];
  const html = rooms?.[n];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and ids in markup of our server
  return html && <Tag className="rooms" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** After every fifth card of a grid. */
export const GridRoom = ({ after }: { after: number }) =>
  after % 5 === 4 && <Room at="grid" n={(after - 4) / 5} as="li" />;

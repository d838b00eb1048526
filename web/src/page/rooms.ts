import type { AdRoom } from '#contract/ad-delivery.ts';
import type { AdDevice, AdPageType, PlacementPosition } from '#contract/ad-words.ts';
import type { PageFacts, Services } from '#contract/page.ts';
import type { PageRooms, RoomSpot, SiteRooms } from '../lib/room-spots.ts';
import { orElse } from './page-data.ts';
import { firstPart, isBackOffice, soldParts } from './room-pages.ts';

const everywhere: Partial<Record<PlacementPosition, RoomSpot>> = {
  Header: 'top',
  'Before Content': 'top',
  'After Content': 'end',
  'Bottom of Page': 'end',
  'Between Content': 'grid',
  Floating: 'end',
  'Popup/Modal': 'end',
};
/** Which positions a page has, in the order in which they stand there. */
const spots: Partial<Record<AdPageType, Partial<Record<PlacementPosition, RoomSpot>>>> = {
  'Home Page': {
    'Before Content': 'before',
    'After Content': 'after',
    'Bottom of Page': 'end',
    'Between Content': 'grid',
    Floating: 'end',
    'Popup/Modal': 'end',
  },
  'Video Page': {
    Header: 'top',
    'Under Video': 'under',
    'Sidebar Right': 'side',
    'Bottom of Page': 'end',
    'Between Content': 'grid',
    Floating: 'end',
    'Popup/Modal': 'end',
  },
};

const devices: readonly AdDevice[] = ['Desktop', 'Tablet', 'Mobile'];
/** What fits beside the edges of the narrowest screen of a device. */
const widest: Readonly<Record<AdDevice, number>> = { Desktop: 970, Tablet: 728, Mobile: 336 };
const widestInGrid = 336;

interface Reserved {
  readonly id: string;
  readonly size: string;
  /** First letters of devices. */
  on: string;
}

const widthOf = (size: string): number => Number.parseInt(size, 10);
/** The size that is reserved on a device: the first that fits, or else the smallest, which is drawn smaller. */
export function sizeOn(
  room: Pick<AdRoom, 'dimensions' | 'ad_sizes'>,
  device: AdDevice,
  most = widest[device],
): string {
  const all = [room.dimensions, ...room.ad_sizes];
  const fitting = all.find((size) => !(widthOf(size) > most));
  return fitting ?? all.reduce((least, size) => (widthOf(size) < widthOf(least) ? size : least));
}

/** More rooms than this has no grid. */
const mostInGrid = 12;

/** Each as often as there are ads for it, in turns. */
export const inTurns = (rooms: readonly AdRoom[]): AdRoom[] =>
  Array.from({ length: mostInGrid }, (_, turn) => rooms.filter(({ ads }) => ads > turn))
    .flat()
    .slice(0, mostInGrid);

/** The rooms that stand at one place: on each device one, and after each other in a grid. */
export function reserve(rooms: readonly AdRoom[], most?: number): Reserved[][] {
  const perDevice = devices.map((device) =>
    rooms.filter((room) => room.devices.length === 0 || room.devices.includes(device)),
  );
  const count = Math.max(0, ...perDevice.map(({ length }) => length));
  return Array.from({ length: count }, (_, turn) => {
    const found: Reserved[] = [];
    for (const [i, device] of devices.entries()) {
      const list = perDevice[i]!;
      const room = list[turn];
      if (!room) continue;
      const size = sizeOn(room, device, most);
      const same = found.find((one) => one.id === room.id && one.size === size);
      if (same) same.on += device[0];
      else found.push({ id: room.id, size, on: device[0]! });
    }
    return found;
  });
}

const idForm = /^[0-9a-f-]{36}$/;
const sizeForm = /^(\d{1,4})x(\d{1,4})$/;
/** Made here, so that the browser needs no code for it. What is not of its form is left out: nothing here is escaped. */
function html(position: PlacementPosition, { id, size, on }: Reserved, windowsPerDay: number): string {
  if (!idForm.test(id)) return '';
  const open = `<div class="room" data-room="${id}" data-on="${on}"`;
  if (size === 'popup' || size === 'popunder')
    return windowsPerDay > 0 ? `${open} data-as="${size}" data-most="${windowsPerDay}" hidden></div>` : '';
  const [, width, height] = sizeForm.exec(size) ?? [];
  if (!width) return '';
  const isFloating = position === 'Floating';
  const kind = isFloating ? ' data-as="floating" hidden' : Number(width) > widestInGrid ? ' data-wide' : '';
  return `${open}${kind} style="--w:${width}px;--r:${width}/${height}"></div>`;
}

const isWindow = ({ dimensions }: AdRoom): boolean => !dimensions.includes('x');
/** What can stand there at all: windows in their own place alone. */
const fits = (position: PlacementPosition, room: AdRoom): boolean =>
  (position === 'Popup/Modal') === isWindow(room);

/** The rooms of pages of one type, of all placements that are on it. */
export function pageRooms(type: AdPageType, placements: readonly AdRoom[], windowsPerDay: number): PageRooms {
  const found: { [spot in RoomSpot]?: string[] } = {};
  for (const [name, spot] of Object.entries(spots[type] ?? everywhere)) {
    const position = name as PlacementPosition;
    const here = placements.filter((room) => room.location === position && fits(position, room));
    // A popup and a popunder are two: which of them opens is the browser's to say.
    const groups = position === 'Popup/Modal' ? here.map((room) => [room]) : [here];
    for (const group of groups) {
      const isGrid = spot === 'grid';
      const turns = reserve(isGrid ? inTurns(group) : group, isGrid ? widestInGrid : undefined).map((rooms) =>
        rooms.map((room) => html(position, room, windowsPerDay)).join(''),
      );
      if (turns.length === 0) continue;
      if (isGrid) found.grid = turns;
      else found[spot] = [(found[spot]?.[0] ?? '') + turns[0]];
    }
  }
  return found;
}

/**
 * The rooms of all pages, so that the browser has those of the next page before it asks for it. Absent: the page is for
 * nobody's ads, or nobody who asks sees any.
 */
export async function siteRooms(
  services: Services,
  facts: Pick<PageFacts, 'ageConfirmed'>,
  path: string,
): Promise<SiteRooms | undefined> {
  if (!facts.ageConfirmed || isBackOffice(path) || firstPart(path) === 'embed') return undefined;
  const types = [...new Set(soldParts.map(([, type]) => type))];
  const asked = await Promise.all(
    types.map(async (type) => {
      const placements = await orElse(
        services,
        services.call('get_placements_by_page_type', { p_page_type: type }),
        null,
      );
      // A page whose rooms could not be had stands as if there were no ads.
      if (placements === null) return [type, {}] as const;
      return [type, pageRooms(type, placements, services.site.windowsPerDay)] as const;
    }),
  );
  const byType = new Map(asked.filter(([, rooms]) => Object.keys(rooms).length > 0));
  if (byType.size === 0) return undefined;
  return Object.fromEntries(
    soldParts.flatMap(([part, type]) => {
      const rooms = byType.get(type);
      return rooms ? [[part, rooms] as const] : [];
    }),
  );
}

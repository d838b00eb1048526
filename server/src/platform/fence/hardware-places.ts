import { readdirSync } from 'node:fs';
import type { Place } from './fence-plan.ts';
import { look } from './find-fence.ts';

/** Devices of NVIDIA. */
const ofNvidia = /^nvidia(?:\d+|ctl|-modeset|-uvm|-uvm-tools)$/;
/** What its driver asks the kernel. */
const ofDriver = ['/proc/driver/nvidia', '/proc/devices'];
/** What the drivers behind `/dev/dri` look the card up in. */
const ofCard = ['/sys/dev/char', '/sys/devices'];

/** What an encoder of this kind needs to see of the machine, as far as it is there. */
export function hardwarePlaces(kind: 'software' | 'nvenc' | 'qsv' | 'vaapi', device: string): Place[] {
  if (kind === 'software') return [];
  if (kind === 'nvenc')
    return [
      ...readdirSync('/dev')
        .filter((name) => ofNvidia.test(name))
        .map((name) => `/dev/${name}`),
      ...ofDriver,
    ].flatMap(look);
  return [...look(device), ...ofCard.flatMap(look)];
}

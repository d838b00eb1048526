import type { Config } from '../../../platform/config.ts';
import { configuredOutbound } from '../../../platform/outbound/configured-outbound.ts';
import type { Outbound } from '../../../platform/outbound/outbound.ts';
import { OutboundFault } from '../../../platform/outbound/outbound-fault.ts';
import {
  type Library,
  type LibraryPage,
  type LibraryVideo,
  readLibraries,
  readLibrary,
  readPage,
  readVideo,
  readZone,
  type StreamZone,
} from './library-answer-rules.ts';
import { LibraryFault } from './library-fault.ts';

/**
 * The host's two APIs. The account key opens the first, each library's own key the second, and neither opens
 * the other. Everything that goes wrong is a LibraryFault.
 */
export interface LibraryClient {
  libraries(accountKey: string): Promise<Library[]>;
  library(accountKey: string, id: number): Promise<Library>;
  zone(accountKey: string, pullZoneId: number): Promise<StreamZone>;
  page(libraryKey: string, id: number, page: number): Promise<LibraryPage>;
  video(libraryKey: string, id: number, guid: string): Promise<LibraryVideo>;
  /** A picture from the stream host; null: it is not there. */
  picture(address: string, signal?: AbortSignal): Promise<Buffer | null>;
}

/** A page of a hundred videos is some 200 KB; an account's libraries come all at once. */
const mostBytes = 8 * 1024 * 1024;
const mostPictureBytes = 10 * 1024 * 1024;
export const pageSize = 100;

export function createLibraryClient(config: Config): LibraryClient {
  const { account, stream } = config.hostedLibraryApi;
  const outbound = outboundOf(config);

  async function ask(address: string, key: string): Promise<unknown> {
    const answer = await fetchFrom(outbound, address, {
      headers: { accesskey: key, accept: 'application/json' },
      maxBytes: mostBytes,
      totalMs: config.hostedLibraryApi.patience,
      idleMs: config.hostedLibraryApi.patience,
      // A key is sent to the host it was given for, and nowhere else.
      redirects: 0,
    });
    if (answer.status !== 200) throw new LibraryFault(answer.status);
    try {
      return JSON.parse(answer.body.toString('utf8'));
    } catch (error) {
      throw new LibraryFault('broken', error);
    }
  }
  const read = <T>(value: T | null): T => {
    if (value === null) throw new LibraryFault('broken');
    return value;
  };

  return {
    libraries: async (key) =>
      read(readLibraries(await ask(`${account}/videolibrary?page=1&perPage=1000`, key))),
    library: async (key, id) => read(readLibrary(await ask(`${account}/videolibrary/${id}`, key))),
    zone: async (key, id) => read(readZone(await ask(`${account}/pullzone/${id}`, key))),
    page: async (key, id, page) =>
      read(
        readPage(
          await ask(`${stream}/library/${id}/videos?page=${page}&itemsPerPage=${pageSize}&orderBy=date`, key),
        ),
      ),
    video: async (key, id, guid) =>
      read(readVideo(await ask(`${stream}/library/${id}/videos/${encodeURIComponent(guid)}`, key))),
    async picture(address, signal) {
      const answer = await fetchFrom(outbound, address, {
        maxBytes: mostPictureBytes,
        types: ['image/*'],
        redirects: 0,
        ...(signal ? { signal } : {}),
      });
      if (answer.status === 404 || answer.status === 410) return null;
      if (answer.status !== 200) throw new LibraryFault(answer.status);
      return answer.body;
    },
  };
}

/**
 * An API other than the built-in one may be in the operator's own network; only the environment can name it.
 */
function outboundOf(config: Config): Outbound {
  const { account, stream, isBuiltIn } = config.hostedLibraryApi;
  const hosts = (isBuiltIn ? [] : [account, stream]).map((address) => {
    const { hostname, port, protocol } = new URL(address);
    return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
  });
  return configuredOutbound({ ...config, outboundHosts: [...config.outboundHosts, ...hosts] });
}

async function fetchFrom(outbound: Outbound, ...[address, request]: Parameters<Outbound['fetch']>) {
  try {
    return await outbound.fetch(address, request);
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    const { reason } = error;
    if (reason === 'tooSlow') throw new LibraryFault('slow', error);
    if (reason === 'unreachable' || reason === 'unknownHost' || reason === 'privateAddress')
      throw new LibraryFault('unreachable', error);
    throw new LibraryFault('broken', error);
  }
}

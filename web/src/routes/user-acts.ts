import { data } from 'react-router';
import type { PlaylistTexts } from '../features/profile-playlists/playlist-form.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { choice } from '../page/address-values.ts';
import { refusalStatus } from '../page/page-data.ts';
import { faultFrom } from '../page/refusal.ts';
import type { Services } from '../page-context.ts';
import * as pageTexts from '../texts/profile.ts';
import { actOnPhotos, photoIntents } from './user-photos.ts';
import { actOnPlaylists, playlistFailures, playlistIntents, typedPlaylist } from './user-playlists.ts';

/** Why an act on a profile was refused, and what was typed. */
export interface RefusedAct {
  intent: string;
  message: string;
  field: string | null;
  /** Of a playlist. */
  typed?: PlaylistTexts;
  /** Of a post, an album or a photo, by the names of the form. */
  texts: Readonly<Record<string, string>>;
}

/** What a refused act says, by its intent; `{message}` is the server's. */
const failures: Readonly<Record<string, (message: string) => string>> = {
  post: (message) => fillIn(pageTexts.failedToPostMessage, { message }),
  edit: (message) => fillIn(pageTexts.failedToUpdatePostMessage, { message }),
  delete: (message) => fillIn(pageTexts.failedToDeletePostMessage, { message: message.replace(/\.$/, '') }),
};

const remembered = ['postId', 'content', 'albumId', 'photoId', 'name', 'description', 'caption'];

/** A refusal in the words of its form, with everything that was typed. */
export function refusedAct(form: FormData, message: string, field: string | null = null): RefusedAct {
  const intent = String(form.get('intent') ?? '');
  const texts = Object.fromEntries(
    remembered.flatMap((name) => (form.has(name) ? [[name, String(form.get(name))]] : [])),
  );
  return {
    intent,
    message: failures[intent]?.(message) ?? message,
    field,
    texts,
    ...(choice(intent, playlistIntents) ? { typed: typedPlaylist(form) } : {}),
  };
}

/** Does what a form of a profile asks for; returns the new query of its page, given the old one (`here`). */
async function act(
  services: Services,
  form: FormData,
  username: string,
  here: URLSearchParams,
): Promise<URLSearchParams> {
  const text = (name: string): string => String(form.get(name) ?? '');
  // Forms send line breaks as two characters; a post counts them as one.
  const content = text('content').replace(/\r\n/g, '\n');
  const intent = text('intent');
  const ofPhotos = choice(intent, photoIntents);
  if (ofPhotos) return actOnPhotos(services, ofPhotos, form, here);
  const ofPlaylists = choice(intent, playlistIntents);
  if (ofPlaylists) return actOnPlaylists(services, ofPlaylists, form, here);
  switch (intent) {
    case 'post':
      await services.call('create-stream-post', { content, parentId: text('parentId') || null });
      // It is the first on the first page.
      return new URLSearchParams({ initialTab: 'Stream' });
    case 'edit':
      await services.call('update-stream-post', { postId: text('postId'), content });
      break;
    case 'delete':
      await services.call('delete-stream-post', { postId: text('postId') });
      break;
    case 'subscribe': {
      const { id } = await services.call('getPublicProfile', { username });
      await services.call('toggle_subscription', { p_uploader_id: id });
      break;
    }
    case 'favorites':
      await services.call('set_favorites_visibility', { p_public: text('public') === '1' });
  }
  return here;
}

/** Runs it: the query of the page that it leads to, or the refusal. */
export async function answerAct(
  services: Services,
  form: FormData,
  username: string,
  here: URLSearchParams,
): Promise<URLSearchParams | ReturnType<typeof data<RefusedAct>>> {
  try {
    return await act(services, form, username, here);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const status = refusalStatus(services, error);
    const ofPlaylists = choice(String(form.get('intent')), playlistIntents);
    const ours = ofPlaylists ? playlistFailures[ofPlaylists] : pageTexts.unknownError;
    const { message, field } = faultFrom(error, 'isWhole' in error ? error.message : ours);
    return data(refusedAct(form, message, field), { status });
  }
}

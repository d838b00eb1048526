import { Form } from 'react-router';
import * as texts from '../../texts/profile.ts';
import './profile.css';

/** Says who can see the member's favourites, and changes it. */
export function FavoritesVisibility({ action, isPublic }: { action: string; isPublic: boolean }) {
  return (
    <Form method="post" action={action} className="profile-note">
      <input type="hidden" name="intent" value="favorites" />
      <input type="hidden" name="public" value={isPublic ? '0' : '1'} />
      <span>{isPublic ? texts.everyoneCanSeeYourFavorites : texts.onlyYouCanSeeYour}</span>
      <button type="submit" className="btn sm flat">
        {isPublic ? texts.hideThem : texts.showThemToEveryone}
      </button>
    </Form>
  );
}

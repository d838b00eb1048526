import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Globe from 'lucide-react/icons/globe';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { Form, Link } from 'react-router';
import { StudioWay, UploadWay } from '../../parts/upload-way.tsx';
import * as paths from '../../paths.ts';
import { type Member, useAuth } from '../../state/member.tsx';
import * as texts from '../../texts/site-frame.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { tilesOf } from './tiles.ts';

/** The content of the menu for a member. */
export default function MemberMenu(props: { member: Member; here: string; close(): void }) {
  const { member, here, close } = props;
  const { signOut } = useAuth();
  const [error, setError] = useState<string | null>(null);
  const logOut = async () => {
    setError(null);
    try {
      await signOut();
      close();
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  return (
    <>
      <p className="who">
        <Avatar
          name={member.displayName ?? member.username}
          of={member.username}
          url={member.avatarUrl}
          size={44}
        />
        <span>
          {member.displayName && <b>{member.displayName}</b>}
          <span>{member.username}</span>
        </span>
      </p>
      <Link className="btn sm flat see" to={paths.user(member.username)} onClick={close}>
        {texts.seeYourProfile}
      </Link>
      <ul className="tiles">
        {tilesOf(member).map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <Link to={to} onClick={close}>
              <Icon className="ic" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <UploadWay member={member} className="row" close={close} />
      {member.canUpload && <StudioWay className="row" close={close} />}
      {member.role === 'admin' && (
        <Link className="row" to={paths.admin()} onClick={close}>
          <LayoutDashboard className="ic" />
          {texts.backOffice}
        </Link>
      )}
      <label className="row">
        <Globe className="ic" />
        <span>{texts.location}</span>
        <select name="location" defaultValue="worldwide">
          <option value="worldwide">{texts.worldwide}</option>
        </select>
      </label>
      <Link className="row" to={paths.faq()} onClick={close}>
        <CircleHelp className="ic" />
        {texts.faq}
      </Link>
      <Form
        method="post"
        action={paths.logout()}
        onSubmit={(event) => {
          event.preventDefault();
          void logOut();
        }}
      >
        <input type="hidden" name="return" value={here} />
        <button type="submit" className="row">
          <LogOut className="ic" />
          {texts.logOut}
        </button>
      </Form>
      {error && (
        <p className="form-note wrong" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

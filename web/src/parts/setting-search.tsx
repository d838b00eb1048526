import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fillIn } from '../lib/fill-in.ts';
import { type Place, placesFor } from '../lib/find-places.ts';
import * as texts from '../texts/settings-search.ts';
import { type Found, useMarkFound } from './mark-found.ts';
import './setting-search.css';

/** Finds a setting by its name, leads to where it stands and marks it; Enter leads to the first. `plain`: what most belong to, which is not said. */
export function SettingSearch({ places, plain }: { places: readonly Place[]; plain?: string }) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  useMarkFound();
  const words = typed.trim();
  const found = placesFor(places, words, 8);
  const openFirst = () => {
    if (words === '' || !found[0]) return;
    setTyped('');
    void navigate(found[0].to, { state: { found: found[0].name } satisfies Found });
  };
  return (
    <search className="settings-search needs-script">
      <input
        type="search"
        className="field"
        aria-label={texts.findASetting}
        placeholder={texts.findASetting}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape') setTyped('');
          if (key === 'Enter' && !nativeEvent.isComposing) openFirst();
        }}
      />
      <p className="vh" role="status">
        {words === ''
          ? ''
          : found.length === 1
            ? texts.oneSettingFound
            : fillIn(texts.settingsFound, { count: found.length })}
      </p>
      {words !== '' &&
        (found.length === 0 ? (
          <p className="settings-none">{texts.noSettingsMatch}</p>
        ) : (
          <ul>
            {found.map(({ name, to, about }) => (
              <li key={to + name}>
                <Link to={to} state={{ found: name } satisfies Found} onClick={() => setTyped('')}>
                  {name}
                  {about !== plain && about !== name && <small> {about}</small>}
                </Link>
              </li>
            ))}
          </ul>
        ))}
    </search>
  );
}

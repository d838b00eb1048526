import { useState } from 'react';
import { Link } from 'react-router';
import { placesFor, settings } from '../../parts/office-places.ts';

/** Finds a setting by its name, and leads to its section. */
export function SettingSearch() {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const found = placesFor(settings, words, 8);
  return (
    <search className="settings-search needs-script">
      <input
        type="search"
        className="field"
        aria-label="Find a setting"
        placeholder="Find a setting"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="vh" role="status">
        {words === '' ? '' : found.length === 1 ? 'One setting found.' : `${found.length} settings found.`}
      </p>
      {words !== '' &&
        (found.length === 0 ? (
          <p className="settings-none">No setting is called that.</p>
        ) : (
          <ul>
            {found.map(({ name, to, about }) => (
              <li key={to + name}>
                <Link to={to} onClick={() => setTyped('')}>
                  {name}
                  {about !== 'Settings' && <small> {about}</small>}
                </Link>
              </li>
            ))}
          </ul>
        ))}
    </search>
  );
}

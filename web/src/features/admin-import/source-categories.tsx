import { useState } from 'react';
import { call } from '#contract/client.ts';
import type { ScrapedCategory } from '#contract/import-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-import.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import type { StatusKind } from '../../ui/status-message.tsx';
import type { SiteCategory } from './destination.tsx';
import { errorWords } from './source-words.ts';

/** The categories of a source. Which of ours each one means is chosen once, and remembered. */
export function SourceCategories(props: {
  source: string;
  found: readonly ScrapedCategory[];
  categories: readonly SiteCategory[];
  say(text: string, kind?: StatusKind): void;
  onOpen(url: string): void;
}) {
  const { source, found, categories, say, onOpen } = props;
  const [mapped, setMapped] = useState(new Map(found.map(({ name, category_id }) => [name, category_id])));
  async function map(name: string, id: string) {
    const categoryId = id === '' ? null : id;
    try {
      const { message } = await call('map_source_category', {
        p_source_url: source,
        p_source_category: name,
        p_category_id: categoryId,
      });
      setMapped((now) => new Map(now).set(name, categoryId));
      say(message);
    } catch (error) {
      say(errorWords(error), 'error');
    }
  }
  return (
    <AdminSection title={texts.categoriesOfTheSource}>
      <ul className="source-categories">
        {found.map(({ name, url }) => (
          <li key={`${name} ${url}`}>
            {url === source ? (
              <span>{name}</span>
            ) : (
              <button type="button" className="linklike" onClick={() => onOpen(url)}>
                {name}
              </button>
            )}
            <select
              className="field"
              aria-label={fillIn(texts.categoryHereFor, { name })}
              value={mapped.get(name) ?? ''}
              onChange={({ target }) => void map(name, target.value)}
            >
              <option value="">{texts.noneHere}</option>
              {categories.map((category) => (
                <option key={category.id} value={category.id}>
                  {category.name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}

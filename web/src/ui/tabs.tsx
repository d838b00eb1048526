import { type KeyboardEvent, useRef } from 'react';
import { plainClick } from '../lib/plain-click.ts';
import './tabs.css';

export interface Tab {
  id: string;
  label: string;
  /** The address of the same tab without script. */
  href: string;
}

/** Tabs that are links until the page comes to life. Arrow keys move between them, Enter or Space chooses. */
export function Tabs(props: {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  panelId: string;
  onSelect(id: string, href: string): void;
}) {
  const { tabs, selected, panelId, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(event.target as HTMLAnchorElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      links[(to + links.length) % links.length]?.focus();
    } else if (event.key === ' ') {
      event.preventDefault();
      links[at]?.click();
    }
  };

  return (
    <div
      className="tabs"
      role="tablist"
      aria-label={props.label}
      ref={list}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {tabs.map((tab) => (
        <a
          key={tab.id}
          role="tab"
          id={`${panelId}-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          href={tab.href}
          onClick={(event) => {
            if (!plainClick(event)) return;
            event.preventDefault();
            onSelect(tab.id, tab.href);
          }}
        >
          {tab.label}
        </a>
      ))}
    </div>
  );
}

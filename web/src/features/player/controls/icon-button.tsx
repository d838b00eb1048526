import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import './icon-button.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  icon: LucideIcon;
  label: string;
  /** The key that does the same, as in `keyHelp`. */
  shortcut?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon: Icon, label, shortcut, className, ...rest }: IconButtonProps) {
  const name = shortcut ? `${label} (${shortcut})` : label;
  return (
    <button
      type="button"
      className={`player-button ${className ?? ''}`}
      aria-label={name}
      title={name}
      {...rest}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

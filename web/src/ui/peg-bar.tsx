/** The bar that holds an animation cel: the logo, the eyebrow mark and the mark of an empty state. */
export function PegBar({ className = 'peg' }: { className?: string }) {
  return (
    <span className={className} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

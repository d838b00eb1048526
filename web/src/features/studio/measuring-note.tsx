import './studio.css';

/** What the numbers measure. */
export function MeasuringNote() {
  return (
    <p className="studio-note">
      Days are in UTC, and numbers update within about a minute. Watch time is what was really played, without
      pauses or skipped parts. It is not measured for videos embedded from other sites, nor in browsers that
      ask for privacy, so there can be more views than playbacks. Watching your own videos does not count.
    </p>
  );
}

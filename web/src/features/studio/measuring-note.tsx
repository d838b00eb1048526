import './studio.css';

/** What the numbers are of. */
export function MeasuringNote() {
  return (
    <p className="studio-note">
      Days are UTC, and numbers follow within about a minute. Watch time is what was really played: no pauses,
      and nothing that was jumped over. It is not measured for videos that play in frames of other sites, nor
      in browsers that ask for privacy, so there can be more views than playbacks. What you watch of your own
      videos does not count.
    </p>
  );
}

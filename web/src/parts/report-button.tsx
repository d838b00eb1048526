import Flag from 'lucide-react/icons/flag';
import * as memberPaths from '../member-paths.ts';
import { askToReport, type Reported } from '../state/ask-to-report.ts';

/** Opens the form to report what it stands beside; without script, it leads to the form of a notice. */
export function ReportButton({ className = 'btn sm flat', ...reported }: Reported & { className?: string }) {
  return (
    <>
      <button type="button" className={`${className} needs-script`} onClick={() => askToReport(reported)}>
        <Flag className="ic" />
        Report
      </button>
      <noscript>
        <a className={className} href={memberPaths.illegalContent(`${reported.kind}:${reported.id}`)}>
          Report
        </a>
      </noscript>
    </>
  );
}

import Flag from 'lucide-react/icons/flag';
import * as memberPaths from '../member-paths.ts';
import { askToReport, type Reported } from '../state/ask-to-report.ts';
import * as texts from '../texts/common.ts';

/** Opens the form to report what it stands beside; without script, it leads to the form of a notice. */
export function ReportButton({ className = 'btn sm flat', ...reported }: Reported & { className?: string }) {
  return (
    <>
      <button type="button" className={`${className} needs-script`} onClick={() => askToReport(reported)}>
        <Flag className="ic" />
        {texts.report}
      </button>
      <noscript>
        <a className={className} href={memberPaths.illegalContent(`${reported.kind}:${reported.id}`)}>
          {texts.report}
        </a>
      </noscript>
    </>
  );
}

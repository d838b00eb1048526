import Flag from 'lucide-react/icons/flag';
import { askToReport, type Reported } from '../state/ask-to-report.ts';

/** Opens the form to report what it stands beside. */
export function ReportButton({ className = 'btn sm flat', ...reported }: Reported & { className?: string }) {
  return (
    <button type="button" className={`${className} needs-script`} onClick={() => askToReport(reported)}>
      <Flag className="ic" />
      Report
    </button>
  );
}

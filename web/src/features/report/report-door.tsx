import { Suspense, useEffect, useState } from 'react';
import { listenForReports, type Reported } from '../../api/ask-to-report.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));

/** Opens the form when any part of the page asks for it. One for the page; its code comes when it is first wanted. */
export function ReportDoor() {
  const [reported, setReported] = useState<Reported | null>(null);
  useEffect(() => listenForReports(setReported), []);
  if (!reported) return null;
  return (
    <Suspense>
      <ReportDialog reported={reported} onClose={() => setReported(null)} />
    </Suspense>
  );
}

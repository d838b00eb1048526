import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { listenForReports, type Reported } from '../../state/ask-to-report.ts';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));

/** Opens the form when any part of the page asks for it. One per page; its code is loaded on first use. */
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

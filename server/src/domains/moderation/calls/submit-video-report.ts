import { implement } from '../../../platform/calls/implement.ts';
import type { Config } from '../../../platform/config.ts';
import { gatherReport } from '../notices/gather-report.ts';
import { readReasons } from '../report-rules.ts';
import type { ReportTarget } from '../report-target.ts';
import { submitReport } from '../submit-report.ts';

export const submitVideoReport = (targets: readonly ReportTarget[], originOf: (config: Config) => string) =>
  implement('submit-video-report', async (input, context) => {
    const [videoId, reasons] = [input.video_id, readReasons(input)];
    let receipt = '';
    const received = await submitReport(
      context,
      targets,
      { kind: 'video', id: videoId },
      reasons,
      async (transaction, reportId) => {
        const origin = originOf(context.config);
        receipt = await gatherReport(transaction, context, { reportId, videoId, reasons, origin });
      },
    );
    return { ...received, receipt };
  });

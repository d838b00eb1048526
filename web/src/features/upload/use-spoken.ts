import { useEffect, useRef, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/upload.ts';
import { stageOf } from './upload-words.ts';
import type { Entry } from './use-entries.ts';

/** Where a file was when it was last spoken of. */
type Step = string;

/** What a screen reader says of files on their way: a sentence at each step, not each time that a number changes. */
export function useSpoken(entries: readonly Entry[]): string {
  const [spoken, setSpoken] = useState('');
  const steps = useRef<Map<string, Step> | null>(null);
  useEffect(() => {
    const before = steps.current;
    const now = new Map<string, Step>();
    const news: string[] = [];
    for (const { key, upload, sending } of entries) {
      const stage = stageOf(upload, sending);
      // A file without a title yet is called as it is on the machine it comes from.
      const name = upload?.video?.title ?? upload?.details?.title ?? upload?.file_name ?? sending?.name ?? '';
      const isHalf = stage.kind === 'sending' && (stage.progress ?? 0) >= 0.5;
      const step = `${stage.kind}${isHalf ? ' half' : ''}${upload?.video?.publish_status ?? ''}`;
      now.set(key, step);
      // What stands there when the page opens is read with it.
      if (before === null || before.get(key) === step) continue;
      if (isHalf) news.push(fillIn(texts.saidHalf, { name }));
      else if (stage.kind === 'sending') news.push(fillIn(texts.saidSending, { name }));
      else if (stage.kind === 'arrived') news.push(fillIn(texts.saidArrived, { name }));
      else news.push(fillIn(texts.saidState, { name, words: stage.words }));
    }
    steps.current = now;
    if (news.length > 0) setSpoken(news.join(' '));
  }, [entries]);
  return spoken;
}

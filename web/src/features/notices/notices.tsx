import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { listenForNotices, type Notice } from '../../state/notices.ts';
import * as texts from '../../texts/notices.ts';
import './notices.css';

/** How long a notice stays, in milliseconds. Pointing at it starts the time again. */
export const noticeTime = 6000;
const most = 3;

/** Shows what parts of the page have to say. One per page. */
export function Notices() {
  const [shown, setShown] = useState<readonly Notice[]>([]);
  const drop = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), []);
  useEffect(() => listenForNotices((notice) => setShown((all) => [...all, notice].slice(-most))), []);
  return (
    <div className="notices">
      <div role="status">
        {shown
          .filter(({ kind }) => kind === 'plain')
          .map((notice) => (
            <Card key={notice.id} notice={notice} drop={drop} />
          ))}
      </div>
      <div role="alert">
        {shown
          .filter(({ kind }) => kind === 'wrong')
          .map((notice) => (
            <Card key={notice.id} notice={notice} drop={drop} />
          ))}
      </div>
    </div>
  );
}

function Card({ notice, drop }: { notice: Notice; drop(id: number): void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = useCallback(() => {
    clearTimeout(timer.current);
    if (!notice.next) timer.current = setTimeout(() => drop(notice.id), noticeTime);
  }, [drop, notice]);
  useEffect(() => {
    wait();
    return () => clearTimeout(timer.current);
  }, [wait]);
  return (
    <div
      className={`notice ${notice.kind}`}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={wait}
    >
      <p>
        {notice.text}
        {notice.next && (
          <>
            {' '}
            <Link to={notice.next.to} onClick={() => drop(notice.id)}>
              {notice.next.words}
            </Link>
          </>
        )}
      </p>
      <button type="button" className="iconbtn" aria-label={texts.dismiss} onClick={() => drop(notice.id)}>
        <X className="ic" />
      </button>
    </div>
  );
}

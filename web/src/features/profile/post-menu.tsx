import Flag from 'lucide-react/icons/flag';
import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { AskedAct } from '../../parts/asked-act.tsx';
import { askToReport } from '../../state/ask-to-report.ts';
import * as texts from '../../texts/profile.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { copyAddress } from './copy-address.ts';
import { PlainPostForm } from './post-form.tsx';

/** What its reader may do with a post, beside liking and answering it. */
export function PostMenu(props: {
  id: string;
  content: string;
  /** Where it stands by itself. */
  page: string;
  action: string;
  isOwn: boolean;
  isReply: boolean;
  isEditing: boolean;
  edit(): void;
}) {
  const { id, content, page, action, isOwn, isReply, isEditing, edit } = props;
  return (
    <MoreMenu>
      <button
        type="button"
        className="more-item needs-script"
        onClick={() => void copyAddress(location.origin + page)}
      >
        <Link2 className="ic" />
        {texts.copyLink}
      </button>
      {isOwn ? (
        <>
          <button type="button" className="more-item needs-script" onClick={edit}>
            <Pencil className="ic" />
            {texts.edit}
          </button>
          {!isEditing && (
            <details className="needs-no-script">
              <summary className="more-item">{texts.edit}</summary>
              <PlainPostForm id={id} content={content} action={action} />
            </details>
          )}
          <AskedAct
            act={texts.deleteWords}
            icon={<Trash2 className="ic" />}
            title={isReply ? texts.deleteReply : texts.deletePost}
            question={isReply ? texts.deleteThisReplyForGood : texts.deleteThisPostForGood}
            word={texts.yesDeleteIt}
            action={action}
            fields={{ intent: 'delete', postId: id }}
          />
        </>
      ) : (
        <button
          type="button"
          className="more-item needs-script"
          onClick={() => askToReport({ kind: 'post', id, name: 'post' })}
        >
          <Flag className="ic" />
          {texts.report}
        </button>
      )}
    </MoreMenu>
  );
}

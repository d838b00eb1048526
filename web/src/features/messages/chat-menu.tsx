import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { Form } from 'react-router';
import type { Conversation } from '#contract/messages.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { AskedAct } from '../../parts/asked-act.tsx';
import * as texts from '../../texts/messages.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { intents } from './intents.ts';

/** What one may do with a conversation, beside writing in it. */
export function ChatMenu({ conversation, name }: { conversation: Conversation; name: string }) {
  const { is_muted: isMuted, blocked_by_me: isBlocked } = conversation;
  return (
    <MoreMenu>
      <Form method="post">
        <input type="hidden" name="intent" value={isMuted ? intents.unmute : intents.mute} />
        <button type="submit" className="more-item">
          {isMuted ? <Bell className="ic" /> : <BellOff className="ic" />}
          {isMuted ? texts.unmute : texts.mute}
        </button>
      </Form>
      {!isBlocked && (
        <AskedAct
          act={texts.block}
          icon={<Ban className="ic" />}
          title={fillIn(texts.blockName, { name })}
          question={texts.blockNameAndNeither}
          word={fillIn(texts.yesBlockName, { name })}
          fields={{ intent: intents.block }}
        />
      )}
      <AskedAct
        act={texts.deleteConversation}
        icon={<Trash2 className="ic" />}
        title={texts.deleteThisConversation}
        question={fillIn(texts.deletesForYouAlone, { name })}
        word={texts.yesDeleteIt}
        fields={{ intent: intents.remove }}
      />
    </MoreMenu>
  );
}

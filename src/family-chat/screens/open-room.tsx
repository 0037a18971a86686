import { useQueryClient } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { MESSAGE_MAX_CHARS } from '../../coach/rules.ts'
import { ChatFoot, TalkEnd } from '../../conversation/screens/chat/chat-foot.tsx'
import { Composer } from '../../conversation/screens/composer/composer.tsx'
import {
  readDraft,
  recoverDrafts,
  saveDrafts,
  subscribeDrafts,
} from '../../conversation/screens/composer/drafts.ts'
import { JumpToLatest } from '../../conversation/screens/transcript/jump-to-latest.tsx'
import { Spoken } from '../../conversation/screens/transcript/spoken.tsx'
import { TalkLog } from '../../conversation/screens/transcript/talk-log.tsx'
import { useFollowBottom } from '../../conversation/screens/transcript/use-follow-bottom.ts'
import { isLoud } from '../../safety/rules.ts'
import { SafetyCard } from '../../safety/screens/safety-card.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FamilyChat } from '../contract.ts'
import { chatQuery, readEarlier } from './api.ts'
import { withEarlier } from './apply-news.ts'
import { RoomLog } from './room-log.tsx'
import { useHeldQuestion } from './use-held-question.ts'
import { useMarkRead } from './use-mark-read.ts'
import { DRAFT_KEY, useSaying } from './use-saying.ts'
import { useWritten } from './use-written.ts'
import { FORMER, troubleWords } from './words.ts'

type OpenRoomProps = { chat: FamilyChat; isGuide: boolean; isLow: boolean }

/** What was said, and the field below it. */
export function OpenRoom({ chat, isGuide, isLow }: OpenRoomProps) {
  const { messages, canWrite, answers } = chat
  const [readBefore] = useState(chat.readPlace)
  const { scroller, content, isAway, toBottom, toTopOf } = useFollowBottom()
  const { pending, trouble, say, tap, askAbout } = useSaying()
  const written = useWritten(chat.running)
  const last = messages.at(-1)
  const cardId = isLoud(last?.card) ? last?.id : undefined
  useLayoutEffect(() => {
    if (cardId) toTopOf('[data-safety-card]')
  }, [cardId, toTopOf])
  useHeldQuestion(scroller, chat.running.at(-1)?.messageId, written, toTopOf)
  useMarkRead(last?.place ?? 0, !isAway)
  useKeptDrafts(messages)

  const send = (text: string, asks = false) => {
    say(text, asks)
    toBottom()
  }
  const notices = (
    <div className="mb-2 space-y-2 empty:hidden">
      {trouble?.type === 'card' ? (
        <>
          <Notice tone="warning">We can't keep your message right now. It's back in the field.</Notice>
          <SafetyCard card={trouble.card} />
        </>
      ) : trouble ? (
        <Notice tone="warning">{troubleWords(trouble)}</Notice>
      ) : null}
      {canWrite ? null : (
        <Notice>
          You can read this chat, but not write in it: your plan has no place for it now.{' '}
          <Link to="/pricing" className="font-semibold underline underline-offset-4">
            See plans
          </Link>
        </Notice>
      )}
    </div>
  )
  return (
    <>
      <TalkLog scroller={scroller} content={content}>
        {chat.hasEarlier ? <Earlier before={messages[0]?.place ?? 1} /> : null}
        <RoomLog
          {...{ chat, pending, written, readBefore }}
          isFormatted={!isGuide}
          onAsk={askAbout}
          onTap={tap}
        />
        {isLow ? <TalkEnd notices={notices} count={null} /> : null}
      </TalkLog>
      <ChatFoot notices={notices} isLow={isLow}>
        <JumpToLatest
          isShown={isAway && !cardId}
          onJump={() => {
            toBottom('smooth')
            scroller.current?.focus({ preventScroll: true })
          }}
        />
        {answers === 'never' || !canWrite ? null : <AskButton onAsk={(text) => send(text, true)} />}
        <Composer
          draftKey={DRAFT_KEY}
          placeholder={
            answers === 'never'
              ? 'Write to each other. The coach stays out.'
              : 'Write to each other, or call the coach...'
          }
          isDisabled={!canWrite}
          isBusy={false}
          isStopping={false}
          onSend={(text) => send(text)}
          onStop={null}
        />
      </ChatFoot>
      <Spoken status={heardLast(chat)} alert="" />
    </>
  )
}

/** Sends what is typed to the coach too. */
function AskButton({ onAsk }: { onAsk: (text: string) => void }) {
  const { text } = useSyncExternalStore(subscribeDrafts, () => readDraft(DRAFT_KEY))
  const canAsk = text.trim() !== '' && text.length <= MESSAGE_MAX_CHARS
  return (
    <div className="mb-2 flex justify-end">
      <Button
        variant="soft"
        size="sm"
        icon={<MessageCircleQuestion aria-hidden="true" />}
        disabled={!canAsk}
        onClick={() => onAsk(text)}
      >
        Ask the coach
      </Button>
    </div>
  )
}

function Earlier({ before }: { before: number }) {
  const client = useQueryClient()
  const [isLoading, setIsLoading] = useState(false)
  const load = async () => {
    setIsLoading(true)
    try {
      const page = await readEarlier(before)
      client.setQueryData(chatQuery.queryKey, (chat) => chat && withEarlier(chat, page))
    } finally {
      setIsLoading(false)
    }
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      isLoading={isLoading}
      onClick={() => void load().catch(() => undefined)}
      className="self-center"
    >
      Earlier messages
    </Button>
  )
}

/** What a screen reader hears of the others: who wrote what, or that the coach has answered. */
function heardLast({ messages, members, meId }: FamilyChat): string {
  const last = messages.at(-1)
  if (!last || last.writerId === meId) return ''
  if (last.author === 'assistant') return 'The coach has answered'
  return `${members.find(({ id }) => id === last.writerId)?.name ?? FORMER}: ${last.content}`
}

/** After a reload, what was on its way stands among the messages or goes back into the field. */
function useKeptDrafts(messages: FamilyChat['messages']) {
  const known = useRef(messages)
  useEffect(() => {
    const kept = new Set(known.current.map(({ clientId }) => clientId))
    recoverDrafts(DRAFT_KEY, ({ clientId }) => (kept.has(clientId) ? 'kept' : 'lost'))
    window.addEventListener('pagehide', saveDrafts)
    return () => window.removeEventListener('pagehide', saveDrafts)
  }, [])
}

import { type ReactNode, useCallback, useEffect } from 'react'
import type { ConversationKind } from '../../../coach/contract.ts'
import type { Choice } from '../../../guidance/contract.ts'
import { Composer } from '../composer/composer.tsx'
import { ComposerNotices } from '../composer/composer-notices.tsx'
import { saveDrafts } from '../composer/drafts.ts'
import { startersFor } from '../composer/starters.ts'
import { MODES, shortName } from '../modes.ts'
import type { useTalk } from '../talk/use-talk.ts'
import { focusExchange } from '../transcript/focus-exchange.ts'
import { JumpToLatest } from '../transcript/jump-to-latest.tsx'
import { TranscriptView } from '../transcript/transcript-view.tsx'
import { useTalkScroll } from '../transcript/use-talk-scroll.ts'
import { ChatFoot, TalkEnd } from './chat-foot.tsx'
import { HelpBar } from './help-bar.tsx'

type OpenChatProps = Required<
  Pick<ReturnType<typeof useTalk>, 'talk' | 'exchanges' | 'state' | 'isBusy' | 'isStopping'>
> & {
  transcript: NonNullable<ReturnType<typeof useTalk>['transcript']>
  kind: ConversationKind
  /** The last message carries a safety card. */
  hasCard: boolean
  isQuiet: boolean
  messageId: string | null
  isGuide: boolean
  /** There is little height, and the header has no room for them. */
  isLow: boolean
  credits: ReactNode
}

/** The talk, the field below it, and what binds them: following the end, and Escape to stop. */
export function OpenChat({
  talk,
  transcript,
  exchanges,
  state,
  isBusy,
  isStopping,
  kind,
  hasCard,
  isQuiet,
  messageId,
  isGuide,
  isLow,
  credits,
}: OpenChatProps) {
  const { hasEarlier, child } = transcript
  const { scroller, content, isAway, isEmpty, toBottom, toTopOf, toExchange } = useTalkScroll(exchanges, {
    hasEarlier,
  })
  useEffect(() => {
    if (!isBusy) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      // Escape closes what lies over the chat first.
      if (!document.querySelector('dialog[open]')) talk.stop()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isBusy, talk])
  useEffect(() => {
    window.addEventListener('pagehide', saveDrafts)
    return () => window.removeEventListener('pagehide', saveDrafts)
  }, [])

  const send = (text: string) => toExchange(talk.send(text))
  const onTap = useCallback(
    (choice: Choice) => {
      const key = talk.tap(choice)
      toExchange(key)
      focusExchange(key)
    },
    [talk, toExchange],
  )

  const notices = (
    <>
      {transcript.card && !hasCard ? <HelpBar card={transcript.card} /> : null}
      <ComposerNotices
        refusal={state.refusal}
        child={child}
        remaining={transcript.remaining}
        nextAllowance={transcript.nextAllowance}
        isQuiet={isQuiet}
      />
    </>
  )
  return (
    <>
      <TranscriptView
        {...{ talk, exchanges, scroller, content, isAway, isGuide, messageId, toTopOf }}
        hasEarlier={hasEarlier}
        isParents={kind === 'parents'}
        starters={isEmpty && !child.isFrozen ? startersFor(kind, child.age, transcript.asked) : []}
        onSend={send}
        canRetry={!child.isFrozen && !isBusy}
        onTap={child.isFrozen ? null : onTap}
        editing={state.editing}
      >
        {isLow ? <TalkEnd notices={notices} count={credits} /> : null}
      </TranscriptView>
      <ChatFoot notices={notices} isLow={isLow}>
        {/* Nothing may lie over a number to call. */}
        <JumpToLatest
          isShown={isAway && !hasCard && !isEmpty}
          onJump={() => {
            toBottom('smooth')
            scroller.current?.focus({ preventScroll: true })
          }}
        />
        <Composer
          draftKey={talk.draftKey}
          placeholder={MODES[kind].placeholder(shortName(child.name))}
          isDisabled={child.isFrozen}
          {...{ isBusy, isStopping }}
          onSend={send}
          onStop={talk.stop}
        />
      </ChatFoot>
    </>
  )
}

import { ArrowLeft } from 'lucide-react'
import { ChatFoot, TalkEnd } from '../../../conversation/screens/chat/chat-foot.tsx'
import { useShell } from '../../../conversation/screens/chat/use-shell.ts'
import { Composer } from '../../../conversation/screens/composer/composer.tsx'
import { StarterChips } from '../../../conversation/screens/composer/starter-chips.tsx'
import { startersFor } from '../../../conversation/screens/composer/starters.ts'
import { JumpToLatest } from '../../../conversation/screens/transcript/jump-to-latest.tsx'
import { useTalkScroll } from '../../../conversation/screens/transcript/use-talk-scroll.ts'
import { Button } from '../../../ui/button.tsx'
import { FreeAccount } from '../free-account.tsx'
import { MessagesLeft } from '../messages-left.tsx'
import { GeneralDisclosure } from '../open/general-disclosure.tsx'
import { BACK_LINK, OpenHeader } from '../open/open-header.tsx'
import { OpenShell } from '../open/open-shell.tsx'
import { OpenTranscript } from '../open/open-transcript.tsx'
import { trialRefusalWords } from '../open/refusal-words.ts'
import { TrialNotice } from '../trial-notice.tsx'
import type { Demo } from './use-demo.ts'
import { VARIANTS } from './variants.ts'

const { subtitle, placeholder } = VARIANTS.parenting
const STARTER_YEARS = 4

export function DemoChat({ demo, onBack, onPlans }: { demo: Demo; onBack: () => void; onPlans: () => void }) {
  const { talk, state, exchanges, left, total, isBusy } = demo
  const { scroller, content, isAway, toBottom, toExchange, hasCard, isEmpty } = useTalkScroll(exchanges)
  const { shell, isLow } = useShell()
  const send = (text: string) => toExchange(talk.send(text))
  const isOver = left === 0 && !isBusy
  const count = <MessagesLeft left={{ remaining: left, total }} isQuiet={hasCard} onUpgrade={onPlans} />
  const notices = (
    <>
      {state.refusal ? <TrialNotice>{trialRefusalWords(state.refusal)}</TrialNotice> : null}
      {isOver ? <DemoEnd isQuiet={hasCard} onPlans={onPlans} /> : null}
    </>
  )
  return (
    <OpenShell {...{ shell, isLow }} status={state.status} alert={state.alert}>
      <OpenHeader
        back={
          <button
            type="button"
            onClick={onBack}
            aria-label="Back to welcome"
            title="Back to welcome"
            className={BACK_LINK}
          >
            <ArrowLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
          </button>
        }
        title="Guest demo"
        subtitle={subtitle}
      >
        {isLow ? null : count}
      </OpenHeader>
      <OpenTranscript
        {...{ exchanges, talk, scroller, content, isBusy, toExchange }}
        disclosure={<GeneralDisclosure isGuide />}
      >
        {isEmpty ? (
          <StarterChips
            starters={startersFor('general', STARTER_YEARS)}
            draftKey={talk.draftKey}
            onSend={send}
          />
        ) : null}
        {isLow ? <TalkEnd notices={notices} count={count} /> : null}
      </OpenTranscript>
      <ChatFoot notices={notices} isLow={isLow}>
        <JumpToLatest isShown={isAway && !isEmpty && !hasCard} onJump={() => toBottom('smooth')} />
        {isOver ? null : (
          <Composer
            draftKey={talk.draftKey}
            placeholder={placeholder}
            isDisabled={false}
            isBusy={isBusy}
            isStopping={false}
            onSend={send}
            onStop={null}
          />
        )}
      </ChatFoot>
    </OpenShell>
  )
}

/** Where the field was, once no free message is left. */
function DemoEnd({ isQuiet, onPlans }: { isQuiet: boolean; onPlans: () => void }) {
  return (
    <div className="animate-fade rounded-xl border border-line bg-surface px-5 py-4 text-center shadow-md">
      <h2 className="display text-xl">You've used your free messages</h2>
      {isQuiet ? null : (
        <div className="mt-3 flex flex-col justify-center gap-2 sm:flex-row">
          <FreeAccount />
          <Button variant="secondary" onClick={onPlans}>
            See plans
          </Button>
        </div>
      )}
    </div>
  )
}

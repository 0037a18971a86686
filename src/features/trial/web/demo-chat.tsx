import { ArrowLeft } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Composer } from '../../coaching/web/composer.tsx'
import { JumpToLatest } from '../../coaching/web/jump-to-latest.tsx'
import { StarterChips } from '../../coaching/web/starter-chips.tsx'
import { GeneralDisclosure } from './general-disclosure.tsx'
import { MessagesLeft } from './messages-left.tsx'
import { BACK_LINK, OpenHeader } from './open-header.tsx'
import { OpenFoot, OpenShell } from './open-shell.tsx'
import { OpenTranscript } from './open-transcript.tsx'
import { trialRefusalWords } from './refusal-words.ts'
import { TrialNotice } from './trial-notice.tsx'
import type { Demo } from './use-demo.ts'
import { useOpenScroll } from './use-open-scroll.ts'
import { VARIANTS } from './variants.ts'

const { subtitle, placeholder } = VARIANTS.parenting
const STARTER_YEARS = 4

export function DemoChat({ demo, onBack, onPlans }: { demo: Demo; onBack: () => void; onPlans: () => void }) {
  const { talk, state, exchanges, left, total, isBusy } = demo
  const { scroller, content, isAway, toBottom, hasCard, isEmpty } = useOpenScroll(exchanges)
  return (
    <OpenShell status={state.status} alert={state.alert}>
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
        <MessagesLeft left={{ remaining: left, total }} isQuiet={hasCard} onUpgrade={onPlans} />
      </OpenHeader>
      <OpenTranscript {...{ exchanges, talk, scroller, content }} disclosure={<GeneralDisclosure isGuide />}>
        {isEmpty ? <StarterChips age={STARTER_YEARS} draftKey={talk.draftKey} /> : null}
      </OpenTranscript>
      <OpenFoot>
        <JumpToLatest isShown={isAway} onJump={() => toBottom('smooth')} />
        {state.refusal ? <TrialNotice>{trialRefusalWords(state.refusal)}</TrialNotice> : null}
        {left === 0 && !isBusy ? (
          <div className="animate-fade rounded-xl border border-line bg-surface px-5 py-4 text-center shadow-md">
            <h2 className="display text-xl">Your free messages are used</h2>
            {hasCard ? null : (
              <Button onClick={onPlans} className="mt-3 w-full sm:w-auto">
                See plans
              </Button>
            )}
          </div>
        ) : (
          <Composer
            draftKey={talk.draftKey}
            placeholder={placeholder}
            isDisabled={false}
            isBusy={isBusy}
            isStopping={false}
            onSend={(text) => {
              talk.send(text)
              toBottom()
            }}
            onStop={null}
          />
        )}
      </OpenFoot>
    </OpenShell>
  )
}

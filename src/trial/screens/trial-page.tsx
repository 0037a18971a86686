import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { configQuery } from '../../accounts/screens/api.ts'
import { ChatFoot, TalkEnd } from '../../conversation/screens/chat/chat-foot.tsx'
import { useShell } from '../../conversation/screens/chat/use-shell.ts'
import { Composer } from '../../conversation/screens/composer/composer.tsx'
import { readDraft, subscribeDrafts } from '../../conversation/screens/composer/drafts.ts'
import { StarterChips } from '../../conversation/screens/composer/starter-chips.tsx'
import { startersFor } from '../../conversation/screens/composer/starters.ts'
import { JumpToLatest } from '../../conversation/screens/transcript/jump-to-latest.tsx'
import { useTalkScroll } from '../../conversation/screens/transcript/use-talk-scroll.ts'
import { Link } from '../../ui/link.tsx'
import { wordsFor } from '../../ui/words.ts'
import { AgePicker } from './age-picker.tsx'
import { ClearButton } from './clear-button.tsx'
import { VARIANTS } from './demo/variants.ts'
import { KeptTrial } from './kept-trial.tsx'
import { MessagesLeft } from './messages-left.tsx'
import { GeneralDisclosure } from './open/general-disclosure.tsx'
import { BACK_LINK, OpenHeader } from './open/open-header.tsx'
import { OpenShell } from './open/open-shell.tsx'
import { OpenTranscript } from './open/open-transcript.tsx'
import { trialRefusalWords } from './open/refusal-words.ts'
import { UnsentWords } from './open/unsent-words.tsx'
import { SignUpOffer } from './sign-up-offer.tsx'
import { TrialEnd } from './trial-end.tsx'
import { TrialNotice } from './trial-notice.tsx'
import { useTrial } from './use-trial.ts'

/** Between the ages of most worries. */
const STARTER_YEARS = 4

/** /chat: the free trial; ?variant=parenting is the same under the name 'Parenting Chat'. Who is signed in reads what came along. */
export function TrialPage() {
  const { variant } = useSearch({ from: '/chat' })
  const { title, subtitle, greeting, placeholder } = VARIANTS[variant === 'parenting' ? 'parenting' : 'trial']
  const { trial, query, talk, state, exchanges, isBusy, clear, ageMonths, onAge } = useTrial(greeting)
  const { data: config } = useQuery(configQuery)
  const { scroller, content, isAway, toBottom, toExchange, hasCard, isEmpty } = useTalkScroll(exchanges, {
    isReady: trial !== undefined,
  })
  const isOver = trial !== undefined && trial.remaining <= 0 && !isBusy
  const isGuide = config?.trialCoach === 'guide'
  const { shell, isLow } = useShell()
  const left = trial?.isKept ? null : <MessagesLeft left={trial ?? null} isQuiet={hasCard} />
  // After something grave, a talk is no place to offer anything any more.
  const isGrave = exchanges.some(({ question }) => question?.card)
  const canOfferAccount = trial?.isKept === false && !isEmpty && !isBusy && !isOver && !isGrave
  const send = (text: string) => toExchange(talk.send(text))
  const { text: unsent } = useSyncExternalStore(subscribeDrafts, () => readDraft(talk.draftKey))
  const notices = (
    <>
      {query.isError && !trial ? <Trouble error={query.error} onRetry={() => void query.refetch()} /> : null}
      {state.refusal ? <TrialNotice>{trialRefusalWords(state.refusal)}</TrialNotice> : null}
      {trial?.isKept || isOver ? <UnsentWords text={unsent} /> : null}
      {trial?.isKept ? (
        <KeptTrial isEmpty={isEmpty} />
      ) : isOver ? (
        <TrialEnd conversationsLeft={trial.conversationsLeft} isQuiet={hasCard} />
      ) : null}
    </>
  )
  return (
    <OpenShell {...{ shell, isLow }} status={state.status} alert={state.alert}>
      <OpenHeader
        back={
          <Link to="/" aria-label="Back to Home" title="Back to Home" className={BACK_LINK}>
            <ArrowLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
          </Link>
        }
        title={title}
        subtitle={subtitle}
        action={trial?.isKept ? null : <ClearButton isDisabled={isEmpty || isBusy} onClear={clear} />}
      >
        {isLow ? null : left}
      </OpenHeader>
      <OpenTranscript
        {...{ exchanges, scroller, content, isBusy, toExchange }}
        talk={trial?.isKept ? null : talk}
        disclosure={<GeneralDisclosure isGuide={isGuide} />}
      >
        {isEmpty && trial && !trial.isKept && !isOver ? (
          <>
            <AgePicker value={ageMonths} onPick={onAge} />
            <StarterChips
              starters={startersFor('general', ageMonths === null ? STARTER_YEARS : ageMonths / 12)}
              draftKey={talk.draftKey}
              onSend={send}
            />
          </>
        ) : null}
        {canOfferAccount ? <SignUpOffer /> : null}
        {isLow ? <TalkEnd notices={notices} count={left} /> : null}
      </OpenTranscript>
      <ChatFoot notices={notices} isLow={isLow}>
        <JumpToLatest isShown={isAway && !isEmpty && !hasCard} onJump={() => toBottom('smooth')} />
        {trial?.isKept || isOver ? null : (
          <Composer
            // Anew once it opens, so that it takes the focus.
            key={trial ? 'open' : 'closed'}
            draftKey={talk.draftKey}
            placeholder={placeholder}
            isDisabled={!trial}
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

function Trouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <TrialNotice
      way={
        <button
          type="button"
          onClick={onRetry}
          className="shrink-0 font-semibold underline underline-offset-4"
        >
          Try again
        </button>
      }
    >
      {wordsFor(error)}
    </TrialNotice>
  )
}

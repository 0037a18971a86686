import { home } from '../../../../content/site/home.ts'
import { useWhatsApp } from '../../../accounts/screens/use-whatsapp.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Container } from '../../../ui/page.tsx'
import { AskBox } from './ask-box.tsx'
import { ExampleChat } from './example-chat.tsx'
import { TryButton } from './try-button.tsx'
import { useIsNight } from './use-is-night.ts'

const { hero } = home

export function Hero() {
  const isNight = useIsNight()
  const whatsApp = useWhatsApp()
  return (
    <section className="relative isolate">
      <div
        aria-hidden="true"
        className="-z-10 -top-24 -right-56 lg:-right-40 absolute size-[40rem] lg:size-[58rem] bg-radial-[closest-side] from-glow/32 to-transparent dark:from-glow/15"
      />
      <Container className="grid grid-cols-1 items-center gap-x-14 gap-y-14 pt-10 pb-16 sm:pt-14 lg:grid-cols-[1.08fr_1fr] lg:pt-16 lg:pb-24">
        <div>
          <p className="flex items-center gap-2.5 font-semibold text-glow-ink text-sm">
            <span aria-hidden="true" className="size-2 rounded-full bg-glow ring-4 ring-glow/25" />
            {isNight ? hero.eyebrowAtNight : hero.eyebrow}
          </p>
          <h1 className="display mt-5 text-4xl">{whatsApp ? hero.headline : hero.headlineWithout}</h1>
          <p className="mt-5 max-w-[34rem] text-ink-soft text-lg">{hero.lead}</p>
          <AskBox />
          <div className="mt-5 flex flex-col gap-3 sm:flex-row">
            <TryButton isSecond />
            <Link to="/pricing" className={buttonClass('secondary', 'lg')}>
              {hero.adviceButton}
            </Link>
          </div>
          <p className="mt-4 text-ink-faint text-sm">
            {hero.note}
            <br />
            {whatsApp ? (
              <a
                href={whatsApp.link}
                className="touch inline-flex items-center font-semibold text-accent underline underline-offset-4"
              >
                {hero.channel}
              </a>
            ) : (
              hero.channelWithout
            )}
          </p>
        </div>
        <ExampleChat />
      </Container>
    </section>
  )
}

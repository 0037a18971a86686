import { Plus } from 'lucide-react'
import { faq } from '../../../content/site/faq.ts'
import { useWhatsApp } from '../../accounts/screens/use-whatsapp.ts'
import { Link } from '../../ui/link.tsx'
import { Container } from '../../ui/page.tsx'
import { answerOf } from '../rules/answer-of.ts'
import { Words } from './words.tsx'

const { heading, lead, groups, more } = faq

/** Questions that open by themselves, without a script. */
export function FaqPage() {
  const hasWhatsApp = useWhatsApp() !== null
  return (
    <Container className="py-10 sm:py-16">
      <header className="max-w-[44rem]">
        <h1 className="display text-4xl">{heading}</h1>
        <p className="mt-4 text-ink-soft text-lg">{lead}</p>
      </header>
      <div className="mt-10 space-y-12 sm:mt-14">
        {groups.map((group) => (
          <section
            key={group.heading}
            className="grid gap-x-16 gap-y-4 border-line border-t pt-8 lg:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <h2 className="display text-2xl">{group.heading}</h2>
            <div className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
              {group.items.map((item) => (
                <Question key={item.question} question={item.question} answer={answerOf(item, hasWhatsApp)} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <p className="mt-12 text-center text-ink-soft">
        {more.text}{' '}
        <Link
          to="/contact"
          className="touch inline-flex items-center font-semibold text-accent underline underline-offset-4"
        >
          {more.link}
        </Link>
      </p>
    </Container>
  )
}

function Question({ question, answer }: { question: string; answer: string }) {
  return (
    <details className="group">
      <summary className="touch flex list-none items-center justify-between gap-4 px-5 py-4 font-semibold hover:bg-sunk/50 focus-visible:outline-offset-[-3px] sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="wrap-anywhere min-w-0">{question}</span>
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-accent transition-[rotate] duration-200 group-open:rotate-45"
        />
      </summary>
      <p className="max-w-prose px-5 pb-6 text-ink-soft sm:px-6">
        <Words text={answer} />
      </p>
    </details>
  )
}

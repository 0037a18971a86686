import { Clock, Mail, MessageCircleHeart, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { contact } from '../../../content/site/contact.ts'
import { policy } from '../../../content/site/policy.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Container } from '../../ui/page.tsx'
import { ContactForm } from './contact-form.tsx'
import { SupportAddress } from './support-address.tsx'
import { Words } from './words.tsx'

const { heading, lead, form, beside, urgent } = contact
const LINK = 'font-semibold text-accent underline underline-offset-4'

export function ContactPage() {
  return (
    <div className="overflow-x-clip">
      <Container className="relative isolate py-10 sm:py-16">
        <div
          aria-hidden="true"
          className="-z-10 -top-40 -right-48 absolute size-[44rem] bg-radial-[closest-side] from-glow/28 to-transparent dark:from-glow/14"
        />
        <h1 className="display text-4xl">{heading}</h1>
        <p className="mt-4 max-w-[34rem] text-ink-soft text-lg">{lead}</p>
        <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
          <Card className="p-6 shadow-lg sm:p-9">
            <h2 className="display mb-6 text-2xl">{form.heading}</h2>
            <ContactForm />
          </Card>
          <div className="space-y-8 lg:pt-4">
            <dl className="space-y-6">
              <Fact icon={<Mail />} name={beside.email}>
                <SupportAddress otherwise="By the form on this page" />
              </Fact>
              <Fact icon={<Clock />} name={beside.hours}>
                {policy.supportHours}
              </Fact>
              <Fact icon={<Timer />} name={beside.answer}>
                <Words text={beside.answerText} />
              </Fact>
              <Fact icon={<MessageCircleHeart />} name={beside.coach}>
                {beside.coachText}{' '}
                <Link to="/chat" className={LINK}>
                  {beside.coachLink}
                </Link>
              </Fact>
            </dl>
            <div className="rounded-xl bg-danger-wash p-5 text-danger-ink">
              <h2 className="font-semibold">{urgent.title}</h2>
              <p className="mt-1">
                {urgent.text}{' '}
                <Link to="/safety" className="font-semibold underline underline-offset-4">
                  {urgent.link}
                </Link>
              </p>
            </div>
          </div>
        </div>
      </Container>
    </div>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4">
      <dt className="col-span-2 grid grid-cols-subgrid items-center font-semibold">
        <span
          aria-hidden="true"
          className="flex size-11 items-center justify-center rounded-full bg-glow-wash text-glow-ink [&_svg]:size-5 [&_svg]:stroke-[1.7]"
        >
          {icon}
        </span>
        {name}
      </dt>
      <dd className="-mt-1 col-start-2 text-ink-soft">{children}</dd>
    </div>
  )
}

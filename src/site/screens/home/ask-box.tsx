import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { home } from '../../../../content/site/home.ts'
import { meQuery } from '../../../accounts/screens/api.ts'
import { AgePicker, chosenAge } from '../../../trial/screens/age-picker.tsx'
import { leaveQuestion } from '../../../trial/screens/home-question.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/forms/field.tsx'

const { ask } = home

/** The worry first: it goes to the trial as it is. No form element, since a press before the page is awake would put the words into the address. */
export function AskBox() {
  const navigate = useNavigate()
  const { data: me } = useQuery(meQuery)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isBlank, setIsBlank] = useState(false)
  // Who is signed in has a coach of their own, and the button below leads to it.
  if (me) return null
  const send = () => {
    const text = field.current?.value ?? ''
    setIsBlank(text.trim() === '')
    if (text.trim() === '') return field.current?.focus()
    leaveQuestion({ text, ageMonths: chosenAge(box.current) })
    void navigate({ to: '/chat' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return
    if (window.matchMedia('(hover: none) and (pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }
  return (
    <div
      ref={box}
      className="mt-7 max-w-[34rem] space-y-3.5 rounded-xl border border-line bg-surface p-4 shadow-md sm:p-5"
    >
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {ask.label}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={2}
          dir="auto"
          placeholder={ask.placeholder}
          aria-invalid={isBlank || undefined}
          aria-describedby={isBlank ? `${id}-error` : undefined}
          onKeyDown={onKeyDown}
          className={`${controlClass} field-sizing-content max-h-48 min-h-20 resize-none py-2.5`}
        />
        {isBlank ? (
          <p id={`${id}-error`} role="alert" className="mt-1 text-danger-ink text-sm">
            {ask.blank}
          </p>
        ) : null}
      </div>
      <AgePicker />
      <Button size="lg" className="w-full" onClick={send}>
        {ask.button}
        <ArrowRight aria-hidden="true" />
      </Button>
    </div>
  )
}

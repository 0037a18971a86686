import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** In the field's place for who is signed in: the trial is over, their own coach waits elsewhere. */
export function KeptTrial({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div className="animate-fade rounded-xl border border-line bg-surface px-5 py-4 text-center shadow-md">
      <h2 className="display text-xl">
        {isEmpty ? 'Your own coach is ready' : 'Your free trial, kept for you'}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        {isEmpty
          ? "You're signed in: your coach answers in each child's chat, and knows your child."
          : 'You can read it here. Your own coach answers in the chat of each child.'}
      </p>
      <Link to="/my-children" className={buttonClass('primary', 'md', 'mt-3 w-full sm:w-auto')}>
        My Children
      </Link>
    </div>
  )
}

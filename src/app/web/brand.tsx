import { Link } from '../../ui/link.tsx'

export function Brand() {
  return (
    <Link to="/" className="touch inline-flex items-center gap-2.5 text-ink">
      <img src="/icon.svg" alt="" width="32" height="32" />
      <span className="display translate-y-0.5 text-xl">Kinwise</span>
    </Link>
  )
}

/** To the login and back here. A whole new page, so that nothing that was read before stays in memory. */
export function LoginLink({ className }: { className: string }) {
  return (
    <a href={`/login?to=${encodeURIComponent(window.location.pathname)}`} className={className}>
      Log in
    </a>
  )
}

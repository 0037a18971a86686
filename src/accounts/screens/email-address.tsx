/** An address that, where it is too long for its line, breaks before the '@' first. */
export function EmailAddress({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@')
  return (
    <strong className="wrap-anywhere text-ink">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </strong>
  )
}

import { Container } from '../../ui/page.tsx'
import { InvitedNotice } from './invited-notice.tsx'

export function InvitedBar() {
  return (
    <Container className="empty:hidden [&>*]:mt-6">
      <InvitedNotice />
    </Container>
  )
}

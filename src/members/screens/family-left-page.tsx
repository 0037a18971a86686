import { DoorOpen } from 'lucide-react'
import { AuthScreen } from '../../accounts/screens/sign-in/auth-screen.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** /family-left: in place of an open page, once its reader was removed or acts for another family elsewhere. */
export function FamilyLeftPage() {
  return (
    <AuthScreen
      icon={<DoorOpen aria-hidden="true" />}
      heading="This page is closed"
      lead={
        <p role="status">
          You no longer belong to this family, or you switched to another one somewhere else. Your private
          conversations are still yours.
        </p>
      }
      footer={
        <Link to="/my-children" className={buttonClass()}>
          My Children
        </Link>
      }
    />
  )
}

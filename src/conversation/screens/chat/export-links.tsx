import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'

/** All words to take along: to read, to work with, or to print and keep as a PDF. */
export function ExportLinks() {
  const [isOpen, setIsOpen] = useState(false)
  const link = buttonClass('quiet', 'sm')
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Download aria-hidden="true" />}
        aria-expanded={isOpen}
        className="wrap-anywhere max-w-full"
        onClick={() => setIsOpen(!isOpen)}
      >
        Download all conversations
      </Button>
      {isOpen ? (
        <ul className="flex animate-fade flex-wrap ps-4">
          <li>
            <a href="/api/conversation-export?format=markdown" download className={link}>
              Markdown
            </a>
          </li>
          <li>
            <a href="/api/conversation-export?format=json" download className={link}>
              JSON
            </a>
          </li>
          <li>
            <Link to="/print-conversations" target="_blank" className={link}>
              Print or PDF
            </Link>
          </li>
        </ul>
      ) : null}
    </>
  )
}

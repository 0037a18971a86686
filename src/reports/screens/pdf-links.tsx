import { Download } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { pdfOf } from './api.ts'

type PdfLinksProps = { month: string; what: 'report' | 'workbook' }

const PAPERS = [
  ['a4', 'A4'],
  ['us-letter', 'Letter'],
] as const

/** The same to print, on either paper; a workbook also without names, to share. */
export function PdfLinks({ month, what }: PdfLinksProps) {
  return (
    <div className="space-y-3">
      <Row label="To print (PDF)" hrefOf={(paper) => pdfOf(month, what, paper)} />
      {what === 'workbook' ? (
        <Row label="To share, without names" hrefOf={(paper) => pdfOf(month, what, paper, 'without')} />
      ) : null}
    </div>
  )
}

function Row({ label, hrefOf }: { label: string; hrefOf: (paper: 'a4' | 'us-letter') => string }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="text-ink-soft text-sm">{label}</span>
      {PAPERS.map(([paper, name]) => (
        <a
          key={paper}
          href={hrefOf(paper)}
          download={true}
          aria-label={`${label}: ${name}`}
          className={buttonClass('secondary', 'sm')}
        >
          <Download aria-hidden="true" />
          {name}
        </a>
      ))}
    </div>
  )
}

import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../ids.ts'
import type { Mail, SendMail } from './mail.ts'

export type KeptMail = Mail & { id: string; sentAt: string }

export type Inbox = {
  send: SendMail
  list: () => Promise<KeptMail[]>
  find: (id: string) => Promise<KeptMail | null>
}

/** The development inbox: mails are files in a folder, newest first in the list. Nothing leaves the machine. */
export const folderInbox = (folder: string, now: () => Date): Inbox => {
  const read = async (name: string): Promise<KeptMail> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'))
  const names = async () =>
    (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
  return {
    send: async (mail) => {
      const kept: KeptMail = { ...mail, id: newId(), sentAt: now().toISOString() }
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `${kept.id}.part`)
      await writeFile(draft, JSON.stringify(kept))
      await rename(draft, join(folder, `${kept.id}.json`))
    },
    list: async () => Promise.all((await names()).slice(0, 200).map(read)),
    find: async (id) => ((await names()).includes(`${id}.json`) ? read(`${id}.json`) : null),
  }
}

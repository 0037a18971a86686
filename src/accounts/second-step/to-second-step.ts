import type { DoorParts } from '../doors.ts'

/** Whether the library, instead of beginning a session, waits for the second step. */
export const isChallenge = async (
  { auth }: Pick<DoorParts, 'auth'>,
  response: Response,
): Promise<boolean> => {
  const { name } = (await auth.$context).createAuthCookie('two_factor')
  return response.headers.getSetCookie().some((cookie) => new RegExp(`^${name}=[^;]`).test(cookie))
}

/** The popup of a third party goes back to the page that opened it, which is told what is still to do. */
export const toSecondStep = async (parts: Pick<DoorParts, 'auth'>, response: Response): Promise<Response> => {
  if (!(await isChallenge(parts, response))) return response
  const headers = new Headers(response.headers)
  headers.set('Location', '/identity?error=second_step')
  return new Response(null, { status: 302, headers })
}

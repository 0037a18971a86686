/** Who is signed in, as the pages need it. */
export type Me = {
  id: string
  email: string
  name: string
  emailVerified: boolean
}
